extension SourceFailure {
    /// What happened, in a language.
    ///
    /// A source explains itself in English; others are told what kind of failure it was.
    func explanation(in language: Language) -> String {
        guard language != .english else { return explanation }
        if !causes.isEmpty {
            let gap = WeatherWords(language: language).outline.gap
            return causes.map { $0.explanation(in: language) }.joined(separator: gap)
        }
        let words = FrameWords.in(language).trouble
        return switch kind {
        case .broken: words.broken(source)
        case .slow: words.slow(source)
        case .busy: words.busy(source)
        case .unauthorised(let owner, _): words.unauthorised(owner)
        }
    }
}
