@testable import DashboardCore
import Testing

@Suite("Measures")
struct MeasuresTests {
    @Test(
        "A unit is a fixed part of the one that providers measure in",
        arguments: [
            (TemperatureUnit.fahrenheit.value(celsius: 0), 32), (TemperatureUnit.fahrenheit.value(celsius: -40), -40),
            (TemperatureUnit.fahrenheit.value(celsius: 37.8), 100.04),
            (TemperatureUnit.celsius.value(celsius: 21.5), 21.5),
            (WindUnit.kilometresPerHour.value(metresPerSecond: 10), 36),
            (WindUnit.milesPerHour.value(metresPerSecond: 10), 22.369363),
            (WindUnit.knots.value(metresPerSecond: 10), 19.438445),
            (WindUnit.metresPerSecond.value(metresPerSecond: 10), 10),
            (WindUnit.beaufort.value(metresPerSecond: 10), 5), (PrecipitationUnit.inches.value(millimetres: 25.4), 1),
            (PressureUnit.inchesOfMercury.value(hectopascals: 1013.25), 29.921255),
            (DistanceUnit.miles.value(kilometres: 10), 6.213712),
        ] as [(Double, Double)]
    )
    func conversion(value: Double, expected: Double) {
        #expect(abs(value - expected) < 0.000_001)
    }

    @Test(
        "The forces of the wind begin where the scale says",
        arguments: [
            (-1, 0), (0, 0), (0.24, 0), (0.3, 1), (1.5, 1), (1.54, 1), (1.6, 2), (3.3, 2), (3.4, 3), (5.4, 3), (5.5, 4),
            (7.9, 4),
            (7.95, 5), (8, 5), (10.7, 5), (10.8, 6), (13.9, 7), (17.2, 8), (20.8, 9), (24.5, 10), (28.5, 11),
            (32.6, 11), (32.7, 12),
            (200, 12), (.infinity, 12),
        ] as [(Double, Int)]
    )
    func beaufort(speed: Double, force: Int) {
        #expect(Beaufort(metresPerSecond: speed).rawValue == force)
    }

    @Test("Each language writes a figure in its own way, in the units that were chosen")
    func figures() {
        var units = Units()
        let shown = { (language: Language) -> [String] in
            let measures = Measures(units, in: language)
            return [
                measures.temperature(celsius: -3.4), measures.wind(metresPerSecond: 9.2),
                measures.precipitation(millimetres: 7.25),
                measures.precipitation(millimetres: 0.04), measures.pressure(hectopascals: 1013.25),
                measures.distance(kilometres: 9.94),
                measures.distance(kilometres: 9.96), measures.distance(kilometres: 12_345),
                measures.share(percent: 62.5),
            ].map { $0.text.replacing("\u{202F}", with: "_") }
        }
        #expect(
            shown(.english) == ["−3°C", "9_m/s", "7.3_mm", "0_mm", "1013_hPa", "9.9_km", "10_km", "12,345_km", "63%"]
        )
        #expect(
            shown(.german) == ["−3_°C", "9_m/s", "7,3_mm", "0_mm", "1013_hPa", "9,9_km", "10_km", "12.345_km", "63_%"]
        )
        #expect(
            shown(.french) == ["−3_°C", "9_m/s", "7,3_mm", "0_mm", "1013_hPa", "9,9_km", "10_km", "12_345_km", "63_%"]
        )
        #expect(
            shown(.spanish) == ["−3_°C", "9_m/s", "7,3_mm", "0_mm", "1013_hPa", "9,9_km", "10_km", "12.345_km", "63_%"]
        )
        #expect(
            shown(.japanese) == ["−3°C", "9_m/s", "7.3_mm", "0_mm", "1013_hPa", "9.9_km", "10_km", "12,345_km", "63%"]
        )
        units.temperature = .fahrenheit
        units.wind = .knots
        units.precipitation = .inches
        units.pressure = .inchesOfMercury
        units.distance = .miles
        #expect(
            shown(.english) == ["26°F", "18_kn", "0.29_in", "0_in", "29.92_inHg", "6.2_mi", "6.2_mi", "7671_mi", "63%"]
        )
        #expect(
            shown(.french) == [
                "26_°F", "18_nd", "0,29_po", "0_po", "29,92_inHg", "6,2_mi", "6,2_mi", "7671_mi", "63_%",
            ]
        )
        units.wind = .beaufort
        #expect(shown(.german)[1] == "5_Bft")
        #expect(Measures(units, in: .german).degrees(celsius: -20) == "−4°")
    }

    @Test(
        "A number has its decimals, a true minus, and marks between thousands from five digits on",
        arguments: [
            (0, 0, "0"), (-0.4, 0, "0"), (-0.5, 0, "−1"), (0.05, 1, "0,1"), (-0.04, 1, "0,0"), (-0.06, 1, "−0,1"),
            (1.005, 3, "1,005"),
            (9999, 0, "9999"), (10_000, 0, "10.000"), (-1_234_567.891, 2, "−1.234.567,89"), (100_000, 1, "100.000,0"),
            (2.5, 9, "2,500"),
            (2.5, -1, "3"), (.nan, 1, "–"), (.infinity, 0, "–"), (1e300, 0, "–"),
        ] as [(Double, Int, String)]
    )
    func numbers(value: Double, decimals: Int, text: String) {
        #expect(Words.german.numbers.text(value, decimals: decimals) == text)
    }

    @Test(
        "Heights are metres to whoever goes kilometres, and feet to whoever goes miles",
        arguments: [
            (DistanceUnit.kilometres, 1_608.6, "1609_m"), (.miles, 1_608.6, "5278_ft"), (.miles, -2, "−7_ft"),
            (.kilometres, 0.2, "0_m"),
        ]
    )
    func heights(unit: DistanceUnit, metres: Double, words: String) {
        var units = Units()
        units.distance = unit
        let height = Measures(units, in: .english).height(metres: metres)
        #expect(height.text.replacing("\u{202F}", with: "_") == words)
    }
}
