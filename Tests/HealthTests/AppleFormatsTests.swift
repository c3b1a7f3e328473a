import Health
import Testing

@Suite("What phones write")
struct AppleFormatsTests {
    @Test(
        "Moments are read by their own clocks",
        arguments: [
            ("1970-01-01 00:00:00 +0000", 0, 0), ("2026-06-15 08:00:00 +0200", 1_781_503_200, 7_200),
            ("2019-07-19 10:36:11 -0700", 1_563_557_771, -25_200), ("2000-02-29 23:59:59 +0530", 951_848_999, 19_800),
            ("1969-12-30 00:00:00 +0000", -172_800, 0), ("2100-12-31 00:00:00 +0000", 4_133_894_400, 0),
            ("2026-01-01 00:00:00 +1300", 1_767_178_800, 46_800),
            ("2026-01-01 00:00:00 -0330", 1_767_238_200, -12_600),
            ("2026-12-01 00:00:00 +0000", 1_796_083_200, 0),
        ] as [(String, Int64, Int32)]
    )
    func moments(text: String, seconds: Int64, offset: Int32) {
        #expect(AppleDate(Array(text.utf8).span) == AppleDate(seconds: seconds, offset: offset))
    }

    @Test(
        "What is no moment is none",
        arguments: [
            "", "2026-06-15", "2026-06-15T08:00:00 +0200", "2026-02-29 08:00:00 +0200", "2026-13-01 08:00:00 +0200",
            "2026-06-15 24:00:00 +0200", "2026-06-15 08:60:00 +0200", "2026-06-15 08:00:00 *0200",
            "2026-06-15 08:00:00 +0260", "2026-06-15 08:00:00 +02:0", "２026-06-15 08:00:00 +0",
            "2026-06-15 08:00:00 +020O",
            "2026-00-15 08:00:00 +0200", "2026-06-00 08:00:00 +0200", "2100-02-29 08:00:00 +0200",
            "2026-06-15 08:00:60 +0200", "2026-04-31 08:00:00 +0200", "2026-11-31 08:00:00 +0200",
        ]
    )
    func noMoments(text: String) {
        #expect(AppleDate(Array(text.utf8).span) == nil)
    }

    @Test(
        "Routes have moments of their own form",
        arguments: [
            ("2026-06-15T06:00:00Z", 1_781_503_200), ("2026-06-15T06:00:00.123Z", 1_781_503_200),
            ("2026-06-15T06:00:00", nil), ("2026-06-15T06:00:00,5Z", nil), ("2026-06-15 06:00:00Z", nil),
            ("2026-06-15T06:00:00.5xZ", nil),
        ] as [(String, Int64?)]
    )
    func routeMoments(text: String, seconds: Int64?) {
        #expect(AppleDate(utc: Array(text.utf8).span)?.seconds == seconds)
    }

    @Test(
        "Numbers are those that Swift reads",
        arguments: [
            "0", "72", "-1", "+3", "0.00288", "31.73680251737436", "139.3170000000021", "1e3", "1.5E-7", ".5", "5.",
            "123456789012345678901234567890", "0.000000000000000000000000000001", "9007199254740993", "1e400", "1e-400",
            "4.9e-324", "179769313486231570000000000000000000000", "2.2250738585072014e-308",
        ]
    )
    func numbers(text: String) {
        #expect(Decimal.read(Array(text.utf8).span) == Double(text.hasSuffix(".") ? text + "0" : text))
    }

    @Test("However many digits there are, the number is the nearest one")
    func manyDigits() {
        var dice = TruthDice(7)
        for _ in 0..<5_000 {
            let digits = (0..<dice.roll(14...19)).map { _ in String(dice.roll(0...9)) }.joined()
            let text = "\(digits.dropLast(9)).\(digits.suffix(9))"
            #expect(Decimal.read(Array(text.utf8).span) == Double(text), "\(text)")
        }
    }

    @Test(
        "What is no number is none",
        arguments: ["", "nan", "NaN", "inf", "-", ".", "1.2.3", "0x10", "1e", "1e+", "1 ", " 1", "1,5", "e5", "--1"]
    )
    func noNumbers(text: String) {
        #expect(Decimal.read(Array(text.utf8).span) == nil)
    }

    @Test(
        "Units become the one in which their dimension is kept",
        arguments: [
            ("km", 1.5, "m", 1_500), ("mi", 1, "m", 1_609.344), ("ft", 10, "m", 3.048), ("kcal", 100, "kcal", 100),
            ("Cal", 100, "kcal", 100), ("kJ", 418.4, "kcal", 100), ("lb", 1, "kg", 0.453_592_37),
            ("degF", 98.6, "°C", 37), ("%", 0.257, "1", 0.257), ("%", 98, "1", 0.98), ("%", 1, "1", 1),
            ("count/s", 1, "count/min", 60), ("hr", 8, "min", 480), ("ms", 45, "ms", 45), ("", 3, "count", 3),
            ("s", 90, "min", 1.5), ("d", 2, "min", 2_880), ("cal", 1_000, "kcal", 1), ("J", 4_184, "kcal", 1),
            ("cm", 180, "m", 1.8), ("mm", 5, "m", 0.005), ("in", 12, "m", 0.3048), ("yd", 1, "m", 0.9144),
            ("g", 500, "kg", 0.5), ("mg", 1e6, "kg", 1), ("mcg", 1e9, "kg", 1), ("oz", 16, "kg", 0.453_592_37),
            ("st", 1, "kg", 14 * 0.453_592_37), ("K", 310.15, "°C", 37), ("degC", 37, "°C", 37),
            ("degF", -40, "°C", -40), ("km/hr", 36, "m/s", 10), ("mi/hr", 100, "m/s", 44.704),
            ("ft/s", 10, "m/s", 3.048), ("inHg", 1, "mmHg", 25.4), ("hPa", 1_013.25, "Pa", 101_325),
            // A gallon of America holds 231 cubic inches, and one of Britain 4.546 09 litres.
            ("fl_oz_us", 128, "mL", 231 * 16.387_064), ("cup_us", 16, "mL", 231 * 16.387_064),
            ("pt_us", 8, "mL", 231 * 16.387_064), ("fl_oz_imp", 160, "mL", 4_546.09), ("L", 2, "mL", 2_000),
            ("mL/s", 100, "L/min", 6), ("mmol<180.1558800000541>/L", 5, "mg/dL", 90.077_94),
            ("mcS", 5e6, "S", 5), ("mcV", 3e6, "V", 3), ("ml/kg/min", 42, "mL/min·kg", 42),
        ] as [(String, Double, String, Double)]
    )
    func units(name: String, value: Double, kept: String, expected: Double) throws {
        let unit = try #require(HealthUnit(name))
        #expect(unit.kept == kept)
        #expect(abs(unit.convert(value) - expected) < 1e-9)
    }

    @Test("A unit that nobody knows is none")
    func unknownUnit() {
        #expect(HealthUnit("furlong") == nil)
    }

    @Test(
        "Cases stand for the numbers that phones mean",
        arguments: [
            ("HKCategoryValueSleepAnalysisInBed", 0), ("HKCategoryValueSleepAnalysisAsleep", 1),
            ("HKCategoryValueSleepAnalysisAsleepUnspecified", 1), ("HKCategoryValueSleepAnalysisAwake", 2),
            ("HKCategoryValueSleepAnalysisAsleepCore", 3), ("HKCategoryValueSleepAnalysisAsleepDeep", 4),
            ("HKCategoryValueSleepAnalysisAsleepREM", 5), ("HKCategoryValueAppleStandHourStood", 0),
            ("HKCategoryValueAppleStandHourIdle", 1), ("HKCategoryValueNotApplicable", 0), ("2", 2), ("-2", nil),
            ("HKCategoryValueSomethingNew", nil), ("", 0), ("999", 999), ("1000", nil),
            ("HKCategoryValueSeveritySevere", 4), ("HKCategoryValueSeverityNotPresent", 1),
            ("HKCategoryValuePresencePresent", 0), ("HKCategoryValuePresenceNotPresent", 1),
            ("HKCategoryValueMenstrualFlowUnspecified", 1), ("HKCategoryValueMenstrualFlowHeavy", 4),
            ("HKCategoryValueMenstrualFlowNone", 5), ("HKCategoryValueOvulationTestResultEstrogenSurge", 4),
            ("HKCategoryValuePregnancyTestResultPositive", 2), ("HKCategoryValueContraceptivePatch", 7),
        ] as [(String, Double?)]
    )
    func cases(name: String, number: Double?) {
        #expect(CategoryValue.number(name) == number)
    }
    @Test(
        "Names are told without what all of their sort begin with",
        arguments: [
            ("HKQuantityTypeIdentifierStepCount", "StepCount"),
            ("HKCategoryTypeIdentifierSleepAnalysis", "SleepAnalysis"),
            ("HKDataTypeSleepDurationGoal", "SleepDurationGoal"), ("HKWorkoutActivityTypeRunning", "Running"),
            ("StepCount", "StepCount"), ("HKQuantityTypeIdentifier", "HKQuantityTypeIdentifier"), ("", ""),
        ]
    )
    func names(identifier: String, name: String) {
        #expect(HealthKind.shortName(identifier) == name)
        #expect(HealthKind.isCategory(identifier) == (name == "SleepAnalysis"))
    }

    @Test("Kinds that rules are made for have a unit of their own, and it is one that is kept")
    func settledUnits() {
        #expect(HealthKind.settledUnits["BodyMass"] == "kg" && HealthKind.settledUnits["StepCount"] == "count")
        #expect(HealthKind.settledUnits["OxygenSaturation"] == "1" && HealthKind.settledUnits["SomethingNew"] == nil)
        for unit in ["count", "m", "kcal", "min", "count/min", "ms", "kg", "mmHg", "mL/min·kg"] {
            #expect(HealthUnit(unit)?.kept == unit)
        }
    }
}
