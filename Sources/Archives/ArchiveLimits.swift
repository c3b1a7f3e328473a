/// How much an archive may ask of whoever reads it.
package struct ArchiveLimits: Sendable {
    /// Files in it.
    ///
    /// Somebody who invents their names can have libzip compare each with all others, which takes it seconds by then.
    package var entries = 50_000
    /// Bytes of the list of files, and what is kept of it in memory.
    package var directory = 24 << 20
    /// Bytes of one file, unpacked.
    package var size = 64 << 30
    /// How many times larger than packed a file may be; what phones write is up to sixty times larger.
    package var ratio = 250
    /// Bytes up to which nobody asks how many times larger that is.
    package var harmless = 16 << 20

    package init() {}
}
