/// What a ``MultipartParser`` has found next.
public enum MultipartEvent: Hashable, Sendable {
    /// A part starts.
    case partBegan(MultipartPart)
    /// More bytes of it; never none.
    case partData([UInt8])
    /// It is whole.
    case partEnded
}
