/// A width and a height, in CSS pixels.
public struct Size: Hashable, Sendable {
    /// No extent in either direction.
    public static let zero = Size(width: 0, height: 0)

    /// How wide.
    public var width: Double
    /// How tall.
    public var height: Double

    /// Puts a width and a height together.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}
