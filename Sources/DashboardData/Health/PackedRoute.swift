import DashboardCore
import Glibc

/// The way of a workout in the bytes that it is stored in: for each point seconds since the start, latitude and longitude
/// in ten-millionths of a degree, and decimetres above the sea, each in four bytes, the least first.
enum PackedRoute {
    private static let size = 16
    /// More than a small drawing can show.
    private static let most = 96
    /// How long a degree of latitude is, in metres.
    private static let degree = 111_320.0

    /// Some of the points, in metres east and north of the first one.
    static func points(_ bytes: [UInt8]) -> [Workout.Point] {
        let count = bytes.count / size
        guard count > 1 else { return [] }
        let step = max(1, (count + most - 1) / most)
        let indices = Array(stride(from: 0, to: count - 1, by: step)) + [count - 1]
        let places = indices.map { index in
            (latitude: number(bytes, at: index * size + 4), longitude: number(bytes, at: index * size + 8))
        }
        let origin = places[0]
        let shrinking = cos(origin.latitude * .pi / 180)
        return places.map { place in
            Workout.Point(
                east: (place.longitude - origin.longitude) * degree * shrinking,
                north: (place.latitude - origin.latitude) * degree
            )
        }
    }

    private static func number(_ bytes: [UInt8], at index: Int) -> Double {
        let bits = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[index + $1]) << (8 * UInt32($1)) }
        return Double(Int32(bitPattern: bits)) / 1e7
    }
}
