internal import Health
internal import XML

/// What the attributes of a day's summary have said so far.
struct SummaryFields {
    var day: Int?
    private var energyUnit = "kcal"
    private var energy: Double?
    private var energyGoal: Double?
    private var moveTimeGoal: Double?
    private var exercise: Double?
    private var exerciseGoal: Double?
    private var stand: Double?
    private var standGoal: Double?

    mutating func take(_ name: Span<UInt8>, _ value: Span<UInt8>) {
        if name.spells("dateComponents") { day = value.count == 10 ? AppleDate.day(value) : nil }
        if name.spells("activeEnergyBurnedUnit") { energyUnit = value.string }
        if name.spells("activeEnergyBurned") { energy = Decimal.read(value) }
        if name.spells("activeEnergyBurnedGoal") { energyGoal = Decimal.read(value) }
        if name.spells("appleMoveTimeGoal") { moveTimeGoal = Decimal.read(value) }
        if name.spells("appleExerciseTime") { exercise = Decimal.read(value) }
        if name.spells("appleExerciseTimeGoal") { exerciseGoal = Decimal.read(value) }
        if name.spells("appleStandHours") { stand = Decimal.read(value) }
        if name.spells("appleStandHoursGoal") { standGoal = Decimal.read(value) }
    }

    /// The rings; whoever counts minutes of moving in place of energy has no goal of energy.
    func summary(day: Int) -> ActivitySummary {
        let unit = HealthUnit(energyUnit).flatMap { $0.kept == "kcal" ? $0 : nil }
        let kept = { (number: Double?) in number.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
        let energy = { (number: Double?) in kept(number).flatMap { number in unit.map { $0.convert(number) } } }
        let goal = { (number: Double?) in number.flatMap { $0 > 0 ? $0 : nil } }
        let countsMinutes = (moveTimeGoal ?? 0) > 0
        return ActivitySummary(
            day: day,
            figures: [
                energy(self.energy), countsMinutes ? nil : goal(energy(energyGoal)),
                kept(exercise), goal(kept(exerciseGoal)),
                kept(stand), goal(kept(standGoal)),
            ]
        )
    }
}
