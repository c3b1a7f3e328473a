extension SVG {
    /// The points that a line or outline goes through.
    public struct Points: Sendable, Hashable {
        private var drawing = DrawingBytes()

        /// Lists points, each by its distances from the left and from the top.
        public init(_ points: some Sequence<(x: Double, y: Double)>) {
            var isFirst = true
            for (x, y) in points {
                if !isFirst {
                    drawing.append(" ")
                }
                isFirst = false
                drawing.append(x)
                drawing.append(",")
                drawing.append(y)
            }
        }

        @usableFromInline var bytes: [UInt8] { drawing.bytes }
    }
}
