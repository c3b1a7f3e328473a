/// The header names that this project reads or writes.
extension HeaderName {
    /// The field `Accept`.
    public static let accept: HeaderName = "Accept"
    /// The field `Accept-Encoding`.
    public static let acceptEncoding: HeaderName = "Accept-Encoding"
    /// The field `Accept-Language`.
    public static let acceptLanguage: HeaderName = "Accept-Language"
    /// The field `Accept-Ranges`.
    public static let acceptRanges: HeaderName = "Accept-Ranges"
    /// The field `Age`.
    public static let age: HeaderName = "Age"
    /// The field `Allow`.
    public static let allow: HeaderName = "Allow"
    /// The field `Authorization`.
    public static let authorization: HeaderName = "Authorization"
    /// The field `Cache-Control`.
    public static let cacheControl: HeaderName = "Cache-Control"
    /// The field `Connection`.
    public static let connection: HeaderName = "Connection"
    /// The field `Content-Disposition`.
    public static let contentDisposition: HeaderName = "Content-Disposition"
    /// The field `Content-Encoding`.
    public static let contentEncoding: HeaderName = "Content-Encoding"
    /// The field `Content-Language`.
    public static let contentLanguage: HeaderName = "Content-Language"
    /// The field `Content-Length`.
    public static let contentLength: HeaderName = "Content-Length"
    /// The field `Content-Location`.
    public static let contentLocation: HeaderName = "Content-Location"
    /// The field `Content-Range`.
    public static let contentRange: HeaderName = "Content-Range"
    /// The field `Content-Security-Policy`.
    public static let contentSecurityPolicy: HeaderName = "Content-Security-Policy"
    /// The field `Content-Type`.
    public static let contentType: HeaderName = "Content-Type"
    /// The field `Cookie`.
    public static let cookie: HeaderName = "Cookie"
    /// The field `Cross-Origin-Opener-Policy`.
    public static let crossOriginOpenerPolicy: HeaderName = "Cross-Origin-Opener-Policy"
    /// The field `Cross-Origin-Resource-Policy`.
    public static let crossOriginResourcePolicy: HeaderName = "Cross-Origin-Resource-Policy"
    /// The field `Date`.
    public static let date: HeaderName = "Date"
    /// The field `ETag`.
    public static let eTag: HeaderName = "ETag"
    /// The field `Expect`.
    public static let expect: HeaderName = "Expect"
    /// The field `Expires`.
    public static let expires: HeaderName = "Expires"
    /// The field `Forwarded`.
    public static let forwarded: HeaderName = "Forwarded"
    /// The field `Host`.
    public static let host: HeaderName = "Host"
    /// The field `If-Match`.
    public static let ifMatch: HeaderName = "If-Match"
    /// The field `If-Modified-Since`.
    public static let ifModifiedSince: HeaderName = "If-Modified-Since"
    /// The field `If-None-Match`.
    public static let ifNoneMatch: HeaderName = "If-None-Match"
    /// The field `If-Range`.
    public static let ifRange: HeaderName = "If-Range"
    /// The field `If-Unmodified-Since`.
    public static let ifUnmodifiedSince: HeaderName = "If-Unmodified-Since"
    /// The field `Last-Modified`.
    public static let lastModified: HeaderName = "Last-Modified"
    /// The field `Link`.
    public static let link: HeaderName = "Link"
    /// The field `Location`.
    public static let location: HeaderName = "Location"
    /// The field `Origin`.
    public static let origin: HeaderName = "Origin"
    /// The field `Permissions-Policy`.
    public static let permissionsPolicy: HeaderName = "Permissions-Policy"
    /// The field `Range`.
    public static let range: HeaderName = "Range"
    /// The field `Referer`.
    public static let referer: HeaderName = "Referer"
    /// The field `Referrer-Policy`.
    public static let referrerPolicy: HeaderName = "Referrer-Policy"
    /// The field `Refresh`.
    public static let refresh: HeaderName = "Refresh"
    /// The field `Retry-After`.
    public static let retryAfter: HeaderName = "Retry-After"
    /// The field `Sec-Fetch-Dest`.
    public static let secFetchDest: HeaderName = "Sec-Fetch-Dest"
    /// The field `Sec-Fetch-Mode`.
    public static let secFetchMode: HeaderName = "Sec-Fetch-Mode"
    /// The field `Sec-Fetch-Site`.
    public static let secFetchSite: HeaderName = "Sec-Fetch-Site"
    /// The field `Sec-Fetch-User`.
    public static let secFetchUser: HeaderName = "Sec-Fetch-User"
    /// The field `Server`.
    public static let server: HeaderName = "Server"
    /// The field `Server-Timing`.
    public static let serverTiming: HeaderName = "Server-Timing"
    /// The field `Set-Cookie`.
    public static let setCookie: HeaderName = "Set-Cookie"
    /// The field `Strict-Transport-Security`.
    public static let strictTransportSecurity: HeaderName = "Strict-Transport-Security"
    /// The field `Transfer-Encoding`.
    public static let transferEncoding: HeaderName = "Transfer-Encoding"
    /// The field `Upgrade`.
    public static let upgrade: HeaderName = "Upgrade"
    /// The field `User-Agent`.
    public static let userAgent: HeaderName = "User-Agent"
    /// The field `Vary`.
    public static let vary: HeaderName = "Vary"
    /// The field `WWW-Authenticate`.
    public static let wwwAuthenticate: HeaderName = "WWW-Authenticate"
    /// The field `X-Content-Type-Options`.
    public static let xContentTypeOptions: HeaderName = "X-Content-Type-Options"
    /// The field `X-Forwarded-For`.
    public static let xForwardedFor: HeaderName = "X-Forwarded-For"
    /// The field `X-Forwarded-Host`.
    public static let xForwardedHost: HeaderName = "X-Forwarded-Host"
    /// The field `X-Forwarded-Proto`.
    public static let xForwardedProto: HeaderName = "X-Forwarded-Proto"
    /// The field `X-Frame-Options`.
    public static let xFrameOptions: HeaderName = "X-Frame-Options"
    /// The field `X-Request-Id`.
    public static let xRequestId: HeaderName = "X-Request-Id"
    /// The field `HX-Request`.
    public static let hxRequest: HeaderName = "HX-Request"
    /// The address that a page has from now on.
    public static let hxReplaceURL: HeaderName = "HX-Replace-Url"
    /// The field `HX-Request-Type`.
    public static let hxRequestType: HeaderName = "HX-Request-Type"
    /// The field `HX-Target`.
    public static let hxTarget: HeaderName = "HX-Target"
    /// The field `HX-Trigger`.
    public static let hxTrigger: HeaderName = "HX-Trigger"
    /// The field `HX-Current-URL`.
    public static let hxCurrentURL: HeaderName = "HX-Current-URL"
    /// The field `HX-History-Restore-Request`.
    public static let hxHistoryRestoreRequest: HeaderName = "HX-History-Restore-Request"
    /// The field `HX-Boosted`.
    public static let hxBoosted: HeaderName = "HX-Boosted"
    /// The field `HX-Redirect`.
    public static let hxRedirect: HeaderName = "HX-Redirect"
    /// The field `HX-Location`.
    public static let hxLocation: HeaderName = "HX-Location"
    /// The field `HX-Push-Url`.
    public static let hxPushUrl: HeaderName = "HX-Push-Url"
    /// The field `HX-Reswap`.
    public static let hxReswap: HeaderName = "HX-Reswap"
    /// The field `HX-Retarget`.
    public static let hxRetarget: HeaderName = "HX-Retarget"
    /// The field `HX-Refresh`.
    public static let hxRefresh: HeaderName = "HX-Refresh"
    /// The field `Turbo-Frame`.
    public static let turboFrame: HeaderName = "Turbo-Frame"
}
