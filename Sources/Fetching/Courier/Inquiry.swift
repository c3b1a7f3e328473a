internal import Crypto

/// What is asked of an upstream again and again, and how its answers are treated.
package struct Inquiry: Sendable {
    package let address: Address
    /// What goes along, such as the wanted type or a key.
    package let headers: [CallHeader]
    /// How long an answer is good.
    package let lifetime: Lifetime
    /// How many bytes an answer may have, once it is unpacked.
    package let limit: Int
    /// How long a call may take, with all redirects.
    package let deadline: Duration
    /// How long before its end an answer that somebody looks at is asked for anew.
    ///
    /// Upstreams that do not want to be asked before an answer has expired get zero.
    package let lead: Duration
    /// By what answers are kept: a digest, so that no key gets into a file.
    package let key: InquiryKey
    /// What is wrong with an answer's body, in a sentence; nothing where it is of use.
    package private(set) var flaw: @Sendable ([UInt8]) -> String? = { _ in nil }

    /// Describes what to ask for.
    package init(
        _ address: Address,
        headers: [CallHeader] = [],
        lifetime: Lifetime = Lifetime(floor: .seconds(300), ceiling: .seconds(21_600)),
        limit: Int = 2 << 20,
        deadline: Duration = .seconds(10),
        lead: Duration = .zero
    ) {
        self.address = address
        self.headers = headers
        self.lifetime = lifetime
        self.limit = limit
        self.deadline = deadline
        self.lead = lead
        let question = ([address.url] + headers.map(\.line)).joined(separator: "\n")
        key = InquiryKey(digest: Digest.bytes(of: Array(question.utf8)))
    }

    /// The same question, of somebody who looks at answers before they count as such.
    ///
    /// An answer with a flaw is never kept, and nothing that is kept makes way for it.
    package func refusing(_ flaw: @escaping @Sendable ([UInt8]) -> String?) -> Inquiry {
        var inquiry = self
        inquiry.flaw = flaw
        return inquiry
    }
}
