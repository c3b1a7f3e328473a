/// A device, or a program on one, that notes samples.
public struct HealthSource: Hashable, Sendable {
    /// What its owner calls it.
    public let name: String
    /// What it is, without what differs from one writing to the next; empty where that is not known.
    public let device: String

    /// Names a source.
    public init(_ name: String, device: String = "") {
        self.name = name
        self.device = device
    }
}
