extension TimeOfDay {
    /// What one says on meeting somebody of that name then.
    package func greeting(_ name: String, in language: Language) -> String {
        let greetings = Words.in(language).today.greetings
        return switch minute / 60 {
        case 5..<12: greetings.morning(name)
        case 12..<18: greetings.afternoon(name)
        case 18..<23: greetings.evening(name)
        default: greetings.night(name)
        }
    }
}
