internal import Health
internal import XML

/// Reads the points of a GPX file.
final class RouteReader: XMLHandler {
    private enum Part {
        case point, elevation, time, other
    }

    private(set) var points: RoutePoints
    private var part = Part.other
    private var latitude: Double?
    private var longitude: Double?
    private var altitude = 0.0
    private var time: AppleDate?
    private var words: [UInt8] = []
    private var isInPoint = false

    /// Goes on with the points of another file of the same workout.
    init(_ points: RoutePoints = RoutePoints()) {
        self.points = points
    }

    func start(_ element: Span<UInt8>) -> Bool {
        if element.spells("trkpt") {
            (latitude, longitude, altitude, time, isInPoint) = (nil, nil, 0, nil, true)
            return true
        }
        part = !isInPoint ? .other : element.spells("ele") ? .elevation : element.spells("time") ? .time : .other
        words.removeAll(keepingCapacity: true)
        return false
    }

    func attribute(_ name: Span<UInt8>, _ value: Span<UInt8>) {
        if name.spells("lat") { latitude = Decimal.read(value) }
        if name.spells("lon") { longitude = Decimal.read(value) }
    }

    func opened() {}

    func text(_ piece: Span<UInt8>) {
        guard part != .other, words.count + piece.count <= 64 else { return }
        for index in piece.indices { words.append(piece[index]) }
    }

    func end(_ element: Span<UInt8>) {
        switch part {
        case .elevation: altitude = Decimal.read(words.span) ?? 0
        case .time: time = AppleDate(utc: words.span)
        default: break
        }
        part = .other
        guard element.spells("trkpt") else { return }
        isInPoint = false
        guard let latitude, let longitude, let time else { return }
        points.add(time: time.seconds, latitude: latitude, longitude: longitude, altitude: altitude)
    }
}
