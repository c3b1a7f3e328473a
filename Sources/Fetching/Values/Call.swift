/// One request to an upstream, and how much it may take: always a GET, because nothing is changed out there.
package struct Call: Sendable {
    package let address: Address
    package let headers: [CallHeader]
    /// How many bytes a body may have, once it is unpacked.
    package let limit: Int
    /// How long all of it may take, from looking up the name to the last byte.
    package let deadline: Duration

    /// Describes a request.
    package init(_ address: Address, headers: [CallHeader] = [], limit: Int, deadline: Duration) {
        self.address = address
        self.headers = headers
        self.limit = limit
        self.deadline = deadline
    }
}
