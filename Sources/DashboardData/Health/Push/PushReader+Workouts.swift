internal import Health

extension PushReader {
    /// A workout of either shape: numbers stand alone, or with their units in an object.
    mutating func readWorkout(_ reader: inout JSONReader) throws(JSONFault) {
        var texts: [String: String] = [:]
        var figures: [String: (value: Double, unit: String)] = [:]
        var route: [PushedPlace] = []
        try reader.readObject { reader, name throws(JSONFault) in
            switch (name, try reader.next()) {
            case ("route", .array):
                try reader.readArray { reader throws(JSONFault) in
                    let place = try PushedPlace(&reader)
                    if route.count < 8 * RoutePoints.most { route.append(place) }
                }
            case (_, .string): texts[name] = try reader.string()
            case (_, .number): figures[name] = (try reader.number(), "")
            case (_, .object): figures[name] = try Self.figure(&reader)
            default: try reader.skip()
            }
        }
        add(texts, figures, route)
    }

    /// `{"qty": 5, "units": "km"}`; nothing where it is something else.
    private static func figure(_ reader: inout JSONReader) throws(JSONFault) -> (Double, String)? {
        var value: Double?
        var unit = ""
        try reader.readObject { reader, name throws(JSONFault) in
            switch (name, try reader.next()) {
            case ("qty", .number): value = try reader.number()
            case ("units", .string): unit = try reader.string()
            default: try reader.skip()
            }
        }
        return value.map { ($0, unit) }
    }

    private mutating func add(
        _ texts: [String: String],
        _ figures: [String: (value: Double, unit: String)],
        _ route: [PushedPlace]
    ) {
        report.workouts.read += 1
        do throws(PushSkip) {
            guard let name = texts["name"], !name.isEmpty, name.utf8.count <= 200 else {
                throw PushSkip(reason: .noName)
            }
            let (start, end) = (try moment(texts["start"]), try moment(texts["end"]))
            guard end.seconds >= start.seconds else { throw PushSkip(reason: .endsBeforeStart) }
            let kept = { (names: [String], dimension: String, usual: String) -> Double? in
                guard let figure = names.lazy.compactMap({ figures[$0] }).first,
                    let unit = HealthUnit(figure.unit.isEmpty ? usual : PushedNames.unit(figure.unit)),
                    unit.kept == dimension
                else { return nil }
                let value = unit.convert(figure.value)
                return value.isFinite && value >= 0 ? value : nil
            }
            batch.workouts.append(
                HealthWorkout(
                    activity: PushedNames.activity(name),
                    source: 0,
                    start: start.seconds,
                    end: end.seconds,
                    offset: start.offset,
                    duration: kept(["duration"], "min", "s").map { $0 * 60 } ?? Double(end.seconds - start.seconds),
                    distance: kept(["distance", "totalDistance"], "m", "km"),
                    energy: kept(["activeEnergyBurned", "activeEnergy", "totalEnergy"], "kcal", "kcal")
                )
            )
            add(route, since: start.seconds)
        } catch {
            report.skip(error.reason)
        }
    }

    private mutating func add(_ route: [PushedPlace], since start: Int64) {
        var points = RoutePoints()
        for place in route {
            guard let date = try? moment(place.date) else { continue }
            points.add(
                time: date.seconds,
                latitude: place.latitude,
                longitude: place.longitude,
                altitude: place.altitude
            )
        }
        guard !points.isEmpty else { return }
        report.routes.read += 1
        batch.routes.append(HealthRoute(workout: batch.workouts.count - 1, points: points.packed(since: start)))
    }
}

/// A point of a way, by the names of either shape.
struct PushedPlace {
    var date: String?
    var latitude = Double.nan
    var longitude = Double.nan
    var altitude = 0.0

    init(_ reader: inout JSONReader) throws(JSONFault) {
        try reader.readObject { reader, name throws(JSONFault) in
            switch (name, try reader.next()) {
            case ("timestamp", .string): date = try reader.string()
            case ("lat", .number), ("latitude", .number): latitude = try reader.number()
            case ("lon", .number), ("longitude", .number): longitude = try reader.number()
            case ("altitude", .number): altitude = try reader.number()
            default: try reader.skip()
            }
        }
    }
}
