extension SVG {
    /// The outline of a path.
    ///
    /// ```swift
    /// let wave = SVG.PathData { path in
    ///     path.move(to: 0, 40)
    ///     path.curve(to: 80, 40, 20, 0, 60, 80)
    ///     path.close()
    /// }
    /// ```
    public struct PathData: Sendable, Hashable {
        private var drawing = DrawingBytes()
        private var literal: String?

        /// Draws an outline step by step.
        public init(_ draw: (inout PathData) -> Void) {
            draw(&self)
        }

        /// Lifts the pen and sets it down at a point.
        public mutating func move(to x: Double, _ y: Double) {
            drawing.append("M")
            drawing.append(x, y)
        }

        /// Draws a straight line.
        public mutating func line(to x: Double, _ y: Double) {
            drawing.append("L")
            drawing.append(x, y)
        }

        /// Draws a line to the side.
        public mutating func horizontal(to x: Double) {
            drawing.append("H")
            drawing.append(x)
        }

        /// Draws a line up or down.
        public mutating func vertical(to y: Double) {
            drawing.append("V")
            drawing.append(y)
        }

        /// Draws a curve that leaves towards the first control point and arrives from the second.
        public mutating func curve(
            to x: Double,
            _ y: Double,
            _ firstX: Double,
            _ firstY: Double,
            _ secondX: Double,
            _ secondY: Double
        ) {
            drawing.append("C")
            drawing.append(firstX, firstY, secondX, secondY, x, y)
        }

        /// Draws a curve with one control point.
        public mutating func quadratic(to x: Double, _ y: Double, by controlX: Double, _ controlY: Double) {
            drawing.append("Q")
            drawing.append(controlX, controlY, x, y)
        }

        /// Draws part of a circle.
        ///
        /// - Parameters:
        ///   - x: Where it ends, from the left.
        ///   - y: Where it ends, from the top.
        ///   - radius: The radius of the circle.
        ///   - isLarge: Whether it is the longer way round.
        ///   - isClockwise: Whether it goes with the clock.
        public mutating func arc(
            to x: Double,
            _ y: Double,
            radius: Double,
            isLarge: Bool = false,
            isClockwise: Bool = true
        ) {
            drawing.append("A")
            drawing.append(radius, radius, 0, isLarge ? 1 : 0, isClockwise ? 1 : 0, x, y)
        }

        /// Draws a straight line back to where the pen was set down.
        public mutating func close() {
            drawing.append("Z")
        }

        @usableFromInline var value: AttributeEntry.Value {
            if let literal { .text(literal) } else { .bytes(drawing.bytes) }
        }
    }
}

extension SVG.PathData: ExpressibleByStringLiteral {
    /// Takes an outline as drawing programs write it.
    public init(stringLiteral outline: String) {
        literal = outline
    }
}
