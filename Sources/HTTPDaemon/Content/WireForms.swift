import Synchronization

/// The forms that one answer takes on the wire, each made once: HSTS stands only in the one that goes over TLS.
final class WireForms: Sendable {
    private let plain = AtomicLazyReference<NativeResponse>()
    private let secure = AtomicLazyReference<NativeResponse>()

    /// The form for one kind of connection, made by `make` if it is the first time.
    func form(isSecure: Bool, made make: () -> NativeResponse?) -> NativeResponse? {
        if let form = isSecure ? secure.load() : plain.load() { return form }
        guard let form = make() else { return nil }
        // Two threads may have made one at the same time; then both send that of the first.
        return isSecure ? secure.storeIfNil(form) : plain.storeIfNil(form)
    }
}
