/// What there is to be seen of imports at one moment.
struct ImportStanding: Sendable {
    /// Counts what was brought, be it begun or turned away, so that a page knows what is news to it.
    var number = 0
    var status = ImportStatus.idle
    /// Why the last one was turned away, if it was.
    var refusal: ImportRefusal?
}
