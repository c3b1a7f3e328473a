extension SVG {
    /// How a shape is moved, turned or scaled.
    public struct Transform: Sendable, Hashable {
        private var drawing = DrawingBytes()

        private init(_ name: StaticString, _ write: (inout DrawingBytes) -> Void) {
            drawing.append(name)
            drawing.append("(")
            write(&drawing)
            drawing.append(")")
        }

        /// Moves it.
        public static func translate(_ x: Double, _ y: Double) -> Transform {
            Transform("translate") { $0.append(x, y) }
        }

        /// Turns it with the clock around a point.
        public static func rotate(_ degrees: Double, around x: Double = 0, _ y: Double = 0) -> Transform {
            Transform("rotate") { $0.append(degrees, x, y) }
        }

        /// Makes it larger or smaller.
        public static func scale(_ x: Double, _ y: Double) -> Transform {
            Transform("scale") { $0.append(x, y) }
        }

        /// Does `inner` first and this after it, as a group around a shape would.
        public func around(_ inner: Transform) -> Transform {
            var both = self
            both.drawing.append(" ")
            both.drawing.append(contentsOf: inner.drawing)
            return both
        }

        @usableFromInline var bytes: [UInt8] { drawing.bytes }
    }
}
