/// The media types that this project serves or reads.
extension MediaType {
    /// HTML in UTF-8.
    public static let html: MediaType = "text/html; charset=utf-8"
    /// Plain text in UTF-8.
    public static let plainText: MediaType = "text/plain; charset=utf-8"
    /// A style sheet in UTF-8.
    public static let css: MediaType = "text/css; charset=utf-8"
    /// A script in UTF-8.
    public static let javaScript: MediaType = "text/javascript; charset=utf-8"
    /// JSON, which is always UTF-8.
    public static let json: MediaType = "application/json"
    /// An error for programs, RFC 9457.
    public static let problemJSON: MediaType = "application/problem+json"
    /// A picture drawn by lines.
    public static let svg: MediaType = "image/svg+xml"
    /// A picture of pixels.
    public static let png: MediaType = "image/png"
    /// A photograph.
    public static let jpeg: MediaType = "image/jpeg"
    /// A picture for pages.
    public static let webP: MediaType = "image/webp"
    /// A picture for the tab of a browser.
    public static let icon: MediaType = "image/x-icon"
    /// A font for pages.
    public static let woff2: MediaType = "font/woff2"
    /// What a page says about itself when installed.
    public static let webManifest: MediaType = "application/manifest+json"
    /// XML.
    public static let xml: MediaType = "application/xml"
    /// Several changes to a page at once, as Turbo reads them.
    public static let turboStream: MediaType = "text/vnd.turbo-stream.html; charset=utf-8"
    /// Events that are sent as they happen.
    public static let eventStream: MediaType = "text/event-stream"
    /// The text format of Prometheus.
    public static let prometheus: MediaType = "text/plain; version=0.0.4; charset=utf-8"
    /// A simple form.
    public static let form: MediaType = "application/x-www-form-urlencoded"
    /// A form with files.
    public static let multipartForm: MediaType = "multipart/form-data"
    /// Bytes, of which nothing is said.
    public static let octetStream: MediaType = "application/octet-stream"
}
