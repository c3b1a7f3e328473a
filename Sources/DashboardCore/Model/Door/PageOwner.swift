public import Markup

/// Whose page it is, and how they leave it.
public struct PageOwner: Equatable, Sendable {
    /// What they are called.
    public let name: String
    /// Where the form goes by which they sign out.
    public let signOut: Link

    /// Describes somebody who is signed in.
    public init(_ name: String, signOut: Link) {
        self.name = name
        self.signOut = signOut
    }

    /// Two letters for a small circle: of the first two words, or of the only one.
    public var initials: String {
        let words = name.split { !$0.isLetter && !$0.isNumber }
        let letters = words.count > 1 ? words.prefix(2).map { $0.prefix(1) } : words.map { $0.prefix(2) }
        return letters.joined().uppercased()
    }
}
