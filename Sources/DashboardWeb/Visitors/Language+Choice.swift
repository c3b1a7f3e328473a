package import DashboardCore
package import HTTPDaemon

extension Language {
    /// The language for a visitor: the one that they chose here, or else what their browser asks for, or else the house's.
    package init(chosen: Language?, asked: AcceptLanguage, otherwise standard: Language = .english) {
        let tags = Language.allCases.map(\.rawValue)
        self = chosen ?? asked.best(of: tags).flatMap(Language.init(rawValue:)) ?? standard
    }
}
