package import Markup

/// The way that somebody went, seen from above, north on top, and a mark where it began.
package struct RouteLine: Markup {
    private static let size = (width: 72.0, height: 56.0)
    private static let edge = 5.0

    private let places: [(x: Double, y: Double)]

    package init(_ route: [Workout.Point]) {
        let east = route.map(\.east)
        let north = route.map(\.north)
        let spread = (
            x: max(1, (east.max() ?? 0) - (east.min() ?? 0)), y: max(1, (north.max() ?? 0) - (north.min() ?? 0))
        )
        // One scale for both directions, or the way would be out of shape.
        let scale = min(
            (Self.size.width - 2 * Self.edge) / spread.x,
            (Self.size.height - 2 * Self.edge) / spread.y
        )
        let middle = (
            x: ((east.max() ?? 0) + (east.min() ?? 0)) / 2, y: ((north.max() ?? 0) + (north.min() ?? 0)) / 2
        )
        places = route.map { point in
            (
                Self.size.width / 2 + (point.east - middle.x) * scale,
                Self.size.height / 2 - (point.north - middle.y) * scale
            )
        }
    }

    package var content: some Markup {
        if let start = places.first, places.count > 2 {
            svg(
                .class("route plot"),
                .viewBox(0, 0, Self.size.width, Self.size.height),
                .role(.img),
                .ariaLabel("The way, seen from above: \(isLoop ? "a loop" : "from one place to another")")
            ) {
                SVG.path(.class("line s-accent"), .d(outline))
                SVG.circle(.class("f-card s-accent"), .cx(start.x), .cy(start.y), .r(4), .strokeWidth(2))
            }
        }
    }

    /// Whether it ends about where it began.
    private var isLoop: Bool {
        guard let start = places.first, let end = places.last else { return false }
        return abs(start.x - end.x) + abs(start.y - end.y) < 8
    }

    /// Round at the corners, as ways are.
    private var outline: SVG.PathData {
        SVG.PathData { path in
            path.move(to: places[0].x, places[0].y)
            for (place, next) in zip(places.dropFirst(), places.dropFirst(2)) {
                path.quadratic(to: (place.x + next.x) / 2, (place.y + next.y) / 2, by: place.x, place.y)
            }
            if let end = places.last { path.line(to: end.x, end.y) }
        }
    }
}
