/// Why a text is no address that may be fetched from; it repeats nothing of the text, which may hold a key.
package enum AddressError: Error, Hashable, Sendable {
    case form, scheme, host, plain
}

extension AddressError: CustomStringConvertible {
    /// One sentence for whoever wrote the address.
    package var description: String {
        switch self {
        case .form: "This is no address; expected the form “https://host/path”, without a user's name."
        case .scheme: "Only addresses that start with https:// or http:// can be fetched."
        case .host: "The host or the port of this address is not legal; names with other letters need their xn-- form."
        case .plain: "An address of another machine must start with https://, unless plain http is allowed for it."
        }
    }
}
