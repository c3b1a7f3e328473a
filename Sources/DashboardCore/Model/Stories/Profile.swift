/// Somebody whose dashboard this is, in a few words.
package struct Profile: Hashable, Sendable {
    package let name: String
    /// What else there is to say, each in two or three words.
    package let remarks: [String]
    /// Who says so.
    package let source: String

    package init(name: String, remarks: [String], source: String) {
        self.name = name
        self.remarks = remarks
        self.source = source
    }

    /// What friends say.
    package var firstName: String { name.split(separator: " ").first.map(String.init) ?? name }

    /// The first letters of the first and of the last name, for where there is no picture.
    package var initials: String {
        let names = name.split(separator: " ")
        let letters = [names.first, names.count > 1 ? names.last : nil].compactMap { $0?.first.map(String.init) }
        return letters.joined().uppercased()
    }
}
