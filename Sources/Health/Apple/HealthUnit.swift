/// A unit as exports spell it, and how its numbers become those of the one unit in which its dimension is kept.
package struct HealthUnit: Hashable, Sendable {
    /// The unit that is kept.
    package let kept: String
    /// What to multiply with.
    package let factor: Double
    /// What to add afterwards.
    package let shift: Double

    private init(_ kept: String, _ factor: Double = 1, shift: Double = 0) {
        self.kept = kept
        self.factor = factor
        self.shift = shift
    }

    /// Finds a unit; nothing where nobody has heard of it.
    package init?(_ name: String) {
        guard let unit = Self.table[name] else { return nil }
        self = unit
    }

    /// The same number in the unit that is kept.
    package func convert(_ value: Double) -> Double {
        // Of shares some write 0.98 and others 98.
        if kept == "1" { return abs(value) > 1 ? value / 100 : value }
        return value * factor + shift
    }

    private static let table: [String: HealthUnit] = [
        "count": HealthUnit("count"), "": HealthUnit("count"),
        "%": HealthUnit("1"),
        "count/min": HealthUnit("count/min"), "count/s": HealthUnit("count/min", 60),
        "min": HealthUnit("min"), "s": HealthUnit("min", 1 / 60), "sec": HealthUnit("min", 1 / 60),
        "hr": HealthUnit("min", 60), "h": HealthUnit("min", 60), "d": HealthUnit("min", 1_440),
        "ms": HealthUnit("ms"),
        "m": HealthUnit("m"), "km": HealthUnit("m", 1_000), "cm": HealthUnit("m", 0.01), "mm": HealthUnit("m", 0.001),
        "mi": HealthUnit("m", 1_609.344), "ft": HealthUnit("m", 0.3048), "in": HealthUnit("m", 0.0254),
        "yd": HealthUnit("m", 0.9144),
        // A large calorie is written with a capital letter.
        "kcal": HealthUnit("kcal"), "Cal": HealthUnit("kcal"), "cal": HealthUnit("kcal", 0.001),
        "kJ": HealthUnit("kcal", 1 / 4.184), "J": HealthUnit("kcal", 0.001 / 4.184),
        "kg": HealthUnit("kg"), "g": HealthUnit("kg", 1e-3), "mg": HealthUnit("kg", 1e-6),
        "mcg": HealthUnit("kg", 1e-9), "µg": HealthUnit("kg", 1e-9), "lb": HealthUnit("kg", 0.453_592_37),
        "oz": HealthUnit("kg", 0.028_349_523_125), "st": HealthUnit("kg", 6.350_293_18),
        "degC": HealthUnit("°C"), "degF": HealthUnit("°C", 5 / 9, shift: -160 / 9),
        "K": HealthUnit("°C", 1, shift: -273.15),
        "m/s": HealthUnit("m/s"), "km/hr": HealthUnit("m/s", 1 / 3.6), "km/h": HealthUnit("m/s", 1 / 3.6),
        "mi/hr": HealthUnit("m/s", 0.447_04), "ft/s": HealthUnit("m/s", 0.3048),
        "mmHg": HealthUnit("mmHg"), "kPa": HealthUnit("mmHg", 7.500_615_758_456_6), "Pa": HealthUnit("Pa"),
        "hPa": HealthUnit("Pa", 100), "inHg": HealthUnit("mmHg", 25.4), "cmAq": HealthUnit("cmAq"),
        "mL": HealthUnit("mL"), "L": HealthUnit("mL", 1_000), "fl_oz_us": HealthUnit("mL", 29.573_529_562_5),
        "fl_oz_imp": HealthUnit("mL", 28.413_062_5), "cup_us": HealthUnit("mL", 236.588_236_5),
        "pt_us": HealthUnit("mL", 473.176_473), "L/min": HealthUnit("L/min"), "mL/s": HealthUnit("L/min", 0.06),
        "mL/min·kg": HealthUnit("mL/min·kg"), "ml/kg/min": HealthUnit("mL/min·kg"),
        "mL/kg/min": HealthUnit("mL/min·kg"),
        "mL/(kg*min)": HealthUnit("mL/min·kg"),
        "mg/dL": HealthUnit("mg/dL"), "mmol<180.1558800000541>/L": HealthUnit("mg/dL", 18.015_588),
        "mmol/L": HealthUnit("mmol/L"),
        "kcal/hr·kg": HealthUnit("kcal/hr·kg"), "kcal/(kg*hr)": HealthUnit("kcal/hr·kg"),
        "kcal/(hr*kg)": HealthUnit("kcal/hr·kg"),
        "dBASPL": HealthUnit("dBASPL"), "dBHL": HealthUnit("dBHL"), "Hz": HealthUnit("Hz"),
        "W": HealthUnit("W"), "IU": HealthUnit("IU"), "S": HealthUnit("S"), "mcS": HealthUnit("S", 1e-6),
        "lx": HealthUnit("lx"), "V": HealthUnit("V"), "mcV": HealthUnit("V", 1e-6),
        "D": HealthUnit("D"), "deg": HealthUnit("deg"), "appleEffortScore": HealthUnit("appleEffortScore"),
    ]
}
