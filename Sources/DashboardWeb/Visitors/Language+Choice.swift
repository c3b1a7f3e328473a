package import DashboardCore
package import HTTPDaemon

extension Language {
    /// The language for a visitor: the one that they chose here, or else what their browser asks for, or else the house's.
    package init(chosen: Language?, asked: AcceptLanguage, otherwise standard: Language = .english) {
        let tags = Language.allCases.map(\.rawValue)
        self = chosen ?? asked.best(of: tags).flatMap(Language.init(rawValue:)) ?? standard
    }
}

extension Backstage {
    /// The language of the house.
    var language: Language { traits.language }

    /// The language for whoever has chosen none: what the browser asks for, or else the house's.
    func language(for request: Request) -> Language {
        guard request[header: .acceptLanguage] != nil else { return language }
        let asked = AcceptLanguage(request.all(.acceptLanguage).joined(separator: ","))
        return Language(chosen: nil, asked: asked, otherwise: language)
    }
}
