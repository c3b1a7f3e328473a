/// By what an inquiry's answer is kept: 32 bytes that tell nothing about it.
package struct InquiryKey: Hashable, Sendable {
    package let digest: [UInt8]

    /// A key by its bytes.
    package init(digest: [UInt8]) {
        self.digest = digest
    }
}
