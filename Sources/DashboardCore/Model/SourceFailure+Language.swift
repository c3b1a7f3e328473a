extension SourceFailure {
    /// What happened, in a language.
    ///
    /// A source explains itself in English; others are told what kind of failure it was.
    func explanation(in language: Language) -> String {
        guard language != .english else { return explanation }
        let all = Words.in(language)
        if !causes.isEmpty {
            return causes.map { $0.explanation(in: language) }.joined(separator: all.weather.outline.gap)
        }
        let words = all.frame.trouble
        return switch kind {
        case .broken: words.broken(source)
        case .slow: words.slow(source)
        case .busy: words.busy(source)
        case .unauthorised(let owner, _): words.unauthorised(owner)
        }
    }
}
