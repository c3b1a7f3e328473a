internal import Health
internal import XML

/// What a workout's statistics of one kind have said so far.
struct StatisticsFields {
    var type = ""
    var sum = WorkoutFields.Figure()

    mutating func take(_ name: Span<UInt8>, _ value: Span<UInt8>) {
        if name.spells("type") { type = HealthKind.shortName(value.string) }
        if name.spells("sum") { sum.value = Decimal.read(value) }
        if name.spells("unit") { sum.unit = value.string }
    }
}
