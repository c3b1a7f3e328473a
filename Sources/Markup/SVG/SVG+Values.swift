// What attributes of drawings say where SVG has a closed set of words.
extension SVG {
    /// How lines end.
    public enum LineCap: String, Sendable {
        /// At the point.
        case butt
        /// In a half circle.
        case round
        /// In half a square.
        case square
    }

    /// How lines meet.
    public enum LineJoin: String, Sendable {
        /// In a point.
        case miter
        /// In an arc.
        case round
        /// Cut off.
        case bevel
    }

    /// What counts as inside.
    public enum FillRule: String, Sendable {
        /// What outlines wind around.
        case nonZero = "nonzero"
        /// What is behind an odd number of outlines.
        case evenOdd = "evenodd"
    }

    /// Whether outlines grow with the drawing.
    public enum VectorEffect: String, Sendable {
        /// They do.
        case none
        /// They do not.
        case nonScalingStroke = "non-scaling-stroke"
    }

    /// What edges look like.
    public enum ShapeRendering: String, Sendable {
        /// As the browser thinks.
        case auto
        /// Crisp.
        case crispEdges
        /// Exact.
        case geometricPrecision
    }

    /// Which end of the words stands at a point.
    public enum TextAnchor: String, Sendable {
        /// Their beginning.
        case start
        /// Their middle.
        case middle
        /// Their end.
        case end
    }

    /// Which line of the letters stands at a point.
    public enum Baseline: String, Sendable {
        /// The one that they stand on.
        case auto
        /// Half the height of small letters.
        case middle
        /// Half the height.
        case central
        /// Their top.
        case hanging
    }

    /// What coordinates are measured by.
    public enum Units: String, Sendable {
        /// The drawing.
        case userSpace = "userSpaceOnUse"
        /// The shape that it is used on, from 0 to 1.
        case boundingBox = "objectBoundingBox"
    }

    /// What comes after a blend's end.
    public enum SpreadMethod: String, Sendable {
        /// The last colour.
        case pad
        /// The blend backwards.
        case reflect
        /// The blend again.
        case `repeat`
    }

    /// How a drawing fits a place of another shape.
    public enum AspectRatio: String, Sendable {
        /// It is stretched.
        case none
        /// All of it shows, in the middle.
        case meet = "xMidYMid meet"
        /// It fills the place, and what is too much is cut off.
        case slice = "xMidYMid slice"
        /// All of it shows, at the left.
        case meetStart = "xMinYMid meet"
        /// All of it shows, at the right.
        case meetEnd = "xMaxYMid meet"
        /// All of it shows, at the top.
        case meetTop = "xMidYMin meet"
        /// All of it shows, at the bottom.
        case meetBottom = "xMidYMax meet"
        /// It fills the place and keeps its bottom.
        case sliceBottom = "xMidYMax slice"
    }

    /// What happens to what lies outside an inner drawing.
    public enum Overflow: String, Sendable {
        /// It is seen.
        case visible
        /// It is cut off.
        case hidden
    }
}
