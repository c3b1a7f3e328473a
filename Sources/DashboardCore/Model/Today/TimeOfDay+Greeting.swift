extension TimeOfDay {
    /// What one says on meeting somebody then.
    package var greeting: String {
        switch minute / 60 {
        case 5..<12: "Good morning"
        case 12..<18: "Good afternoon"
        case 18..<23: "Good evening"
        default: "Good night"
        }
    }
}
