/// Where somebody went, as many points as anybody will draw.
///
/// Of a route with more points, every second one is let go, again and again, while it comes; so memory stays small, and
/// the points that are left lie evenly.
struct RoutePoints {
    /// How many points a route is kept with.
    static let most = 20_000
    /// Seconds since 1970, ten-millionths of degrees, tenths of metres.
    private var points: [(time: Int64, latitude: Int32, longitude: Int32, altitude: Int32)] = []
    private var stride = 1
    private var seen = 0

    var isEmpty: Bool { points.isEmpty }

    /// Takes a point, unless it is nowhere on earth.
    mutating func add(time: Int64, latitude: Double, longitude: Double, altitude: Double) {
        guard abs(latitude) <= 90, abs(longitude) <= 180, altitude.isFinite else { return }
        let metres = min(max(altitude, -20_000), 100_000)
        add(
            (
                time, Int32((latitude * 1e7).rounded()), Int32((longitude * 1e7).rounded()),
                Int32((metres * 10).rounded())
            )
        )
    }

    /// Takes the points of another file.
    mutating func add(_ others: RoutePoints) {
        for point in others.points { add(point) }
    }

    private mutating func add(_ point: (time: Int64, latitude: Int32, longitude: Int32, altitude: Int32)) {
        defer { seen += 1 }
        guard seen % stride == 0 else { return }
        points.append(point)
        guard points.count == 2 * Self.most else { return }
        points = Swift.stride(from: 0, to: points.count, by: 2).map { points[$0] }
        stride *= 2
    }

    /// The points in the order of time, packed: seconds since a moment, and the place, each in four bytes, lowest first.
    func packed(since start: Int64) -> [UInt8] {
        var sorted = points.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
            .map(\.element)
        if sorted.count > Self.most {
            let count = sorted.count
            sorted = (0..<Self.most).map { sorted[$0 * (count - 1) / (Self.most - 1)] }
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(sorted.count * 16)
        for point in sorted {
            let seconds = UInt32(clamping: point.time - start)
            for number in [
                seconds, UInt32(bitPattern: point.latitude), UInt32(bitPattern: point.longitude),
                UInt32(bitPattern: point.altitude),
            ] {
                for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: number >> UInt32(shift))) }
            }
        }
        return bytes
    }
}
