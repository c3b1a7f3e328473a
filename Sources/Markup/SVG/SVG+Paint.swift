extension SVG {
    /// What a shape is painted with.
    public struct Paint: Sendable, Hashable {
        @usableFromInline let value: String

        private init(value: String) {
            self.value = value
        }

        /// Nothing.
        public static let none = Paint(value: "none")

        /// The colour of the text around the drawing.
        public static let currentColor = Paint(value: "currentColor")

        /// A colour that the program names: `#2b6cb0`, `tomato` or `var(--rain)`.
        public static func color(_ name: StaticString) -> Paint {
            Paint(value: name.description)
        }

        /// A blend or pattern that the page defines, by its id.
        public static func reference(_ element: ElementID) -> Paint {
            Paint(value: "url(#\(element))")
        }
    }
}
