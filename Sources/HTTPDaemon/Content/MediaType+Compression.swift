extension MediaType {
    /// Whether bytes of this type become much shorter by compression; pictures and fonts are compressed already.
    var compressesWell: Bool {
        if type == "text" { return true }
        switch essence {
        case "application/json", "application/problem+json", "application/xml", "application/manifest+json",
            "image/svg+xml":
            return true
        default:
            return false
        }
    }
}

extension Request {
    /// Whether the client takes gzip, and not less gladly than the bytes as they are.
    var acceptsGzip: Bool {
        guard let wish = self[header: .acceptEncoding] else { return false }
        return EncodingPreference(wish).best(of: [.gzip, .identity]) == .gzip
    }
}
