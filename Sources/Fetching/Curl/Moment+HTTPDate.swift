internal import CCurl

extension Moment {
    /// Reads a date as servers write it; nothing where the text is none.
    init?(httpDate text: String) {
        // libcurl also takes texts without a time or a zone, such as the “0” that some send for “expired”.
        guard text.utf8.contains(UInt8(ascii: ":")), !text.utf8.contains(0) else { return nil }
        let seconds = unsafe curl_getdate(text, nil)
        guard seconds != -1 else { return nil }
        self.init(seconds: Int(seconds))
    }
}
