/// A point on earth as people write it.
///
/// Degrees with decimals, after a point or a comma, or with minutes and seconds; the latitude comes first where no letter
/// says which is which.
///
/// ```swift
/// let point = try Coordinates("52.52, 13.41")
/// #expect(point.longitude == 13.41)
/// ```
package struct Coordinates: Hashable, Sendable {
    /// Why a text is no point on earth.
    package enum Trouble: Error, Hashable {
        /// It is not written like one.
        case unreadable
        /// Degrees go from -90 to 90 from pole to pole, and from -180 to 180 round the earth.
        case beyondThePoles, beyondTheDateLine
    }

    package let latitude: Double
    package let longitude: Double

    package init(_ text: String) throws(Trouble) {
        guard text.utf8.count <= 200 else { throw .unreadable }
        // A comma between digits is a decimal one if the text can be read so, and else stands between the two.
        let readings = [true, false].compactMap { CoordinateReader(text, hasDecimalCommas: $0)?.angles }
        guard let (first, second) = readings.first else { throw .unreadable }
        let isTurned = first.axis == .longitude
        guard first.axis == nil ? second.axis == nil : second.axis != nil && second.axis != first.axis else {
            throw .unreadable
        }
        let (latitude, longitude) = isTurned ? (second.degrees, first.degrees) : (first.degrees, second.degrees)
        guard (-90...90).contains(latitude) else { throw .beyondThePoles }
        guard (-180...180).contains(longitude) else { throw .beyondTheDateLine }
        self.latitude = latitude
        self.longitude = longitude
    }
}
