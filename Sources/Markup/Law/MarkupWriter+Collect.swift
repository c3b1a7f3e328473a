extension MarkupWriter {
    /// Runs `body` on a writer and hands out what it wrote.
    ///
    /// The bytes are written straight into the array that is returned. They are copied only where they outgrow `size`
    /// by more than an eighth.
    @usableFromInline
    static func collect(reserving size: Int, _ body: (inout MarkupWriter) -> Void) -> RenderedMarkup {
        var holes: [RenderedMarkup.Position] = []
        var outgrown: [UInt8]?
        let room = max(size, 0) + max(size, 0) / 8 + 64
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, used in
            var writer = unsafe MarkupWriter(writingInto: UnsafeMutableRawBufferPointer(buffer))
            body(&writer)
            holes = writer.holes
            if writer.isOwner {
                outgrown = writer.copied()
            } else {
                used = writer.count
            }
        }
        return RenderedMarkup(bytes: outgrown ?? bytes, holes: holes)
    }

    private func copied() -> [UInt8] {
        unsafe [UInt8](UnsafeRawBufferPointer(start: base, count: count))
    }
}
