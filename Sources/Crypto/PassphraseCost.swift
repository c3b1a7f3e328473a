/// How much work it is to try one passphrase, for us and for whoever has stolen the hash.
package struct PassphraseCost: Hashable, Sendable {
    /// How often the memory is gone over.
    package let passes: Int
    /// How much memory it takes.
    package let kibibytes: Int

    /// What RFC 9106 recommends where memory is dear: three passes over 64 MiB.
    ///
    /// Some tenths of a second on a small computer, which nobody minds who signs in, and little enough memory that the
    /// same computer can spare it. One lane, since that is all that libsodium makes.
    package static let standard = PassphraseCost(passes: 3, kibibytes: 65_536)

    /// The least that there is; for tests, which have no secrets.
    package static let least = PassphraseCost(passes: 1, kibibytes: 8)

    /// What a hash may ask of the machine that checks it: up to a gibibyte, and passes that end on the same day.
    static let allowed = (passes: 1...64, kibibytes: 8...1_048_576)

    init(passes: Int, kibibytes: Int) {
        self.passes = passes
        self.kibibytes = kibibytes
    }
}
