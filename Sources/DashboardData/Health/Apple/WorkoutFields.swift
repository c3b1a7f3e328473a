internal import Health
internal import XML

/// What the attributes of a workout and of its statistics have said so far.
struct WorkoutFields {
    /// A number in a unit that stands in an attribute of its own.
    struct Figure {
        var value: Double?
        var unit: String?

        /// The number in the unit that is kept, where it is of that dimension and not below nought.
        func kept(in dimension: String, else usual: String) -> Double? {
            guard let value, let unit = HealthUnit(unit ?? usual), unit.kept == dimension else { return nil }
            let kept = unit.convert(value)
            return kept.isFinite && kept >= 0 ? kept : nil
        }
    }

    var activity = ""
    var duration = Figure()
    var distance = Figure()
    var energy = Figure()
    /// What the statistics add up to, where nothing was said of the whole.
    var summedDistance: Double?
    var summedEnergy: Double?
    var route = RoutePoints()

    mutating func take(_ name: Span<UInt8>, _ value: Span<UInt8>) {
        if name.spells("workoutActivityType") { activity = HealthKind.shortName(value.string) }
        if name.spells("duration") { duration.value = Decimal.read(value) }
        if name.spells("durationUnit") { duration.unit = value.string }
        if name.spells("totalDistance") { distance.value = Decimal.read(value) }
        if name.spells("totalDistanceUnit") { distance.unit = value.string }
        if name.spells("totalEnergyBurned") { energy.value = Decimal.read(value) }
        if name.spells("totalEnergyBurnedUnit") { energy.unit = value.string }
    }

    /// Adds what newer phones write in place of totals; who swims, cycles and runs has one of each.
    mutating func add(_ statistics: StatisticsFields) {
        if statistics.type == "ActiveEnergyBurned", let energy = statistics.sum.kept(in: "kcal", else: "kcal") {
            summedEnergy = (summedEnergy ?? 0) + energy
        }
        if statistics.type.hasPrefix("Distance"), let distance = statistics.sum.kept(in: "m", else: "km") {
            summedDistance = (summedDistance ?? 0) + distance
        }
    }

    func workout(source: Int32, start: AppleDate, end: AppleDate) -> HealthWorkout {
        let seconds = Double(end.seconds - start.seconds)
        return HealthWorkout(
            activity: activity,
            source: source,
            start: start.seconds,
            end: end.seconds,
            offset: start.offset,
            duration: duration.kept(in: "min", else: "min").map { $0 * 60 } ?? seconds,
            distance: distance.kept(in: "m", else: "km") ?? summedDistance,
            energy: energy.kept(in: "kcal", else: "kcal") ?? summedEnergy
        )
    }
}
