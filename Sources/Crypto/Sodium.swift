internal import CSodium

/// libsodium, made ready once.
enum Sodium {
    /// Touch this before any call that depends on the processor or on randomness.
    static let ready: Void = {
        precondition(sodium_init() >= 0, "libsodium could not be made ready")
    }()
}
