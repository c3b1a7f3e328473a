extension Method {
    /// The methods that this server may be asked in earnest; the rest are one kind in the metrics.
    static let common: [Method] = [.get, .post, .head, .options, .put, .patch, .delete]
}
