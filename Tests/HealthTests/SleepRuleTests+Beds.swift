import Health

extension SleepRuleTests {
    /// What being in bed adds to a sleep, and where it is none of its.
    static let bedCases = [
        Case(
            testDescription: "time between two beds is in neither",
            told: [(2, .inBed, -60..<100), (1, .core, 0..<90), (2, .inBed, 150..<400), (1, .core, 160..<390)],
            asleep: 320,
            inBed: 410
        ),
        Case(
            testDescription: "whoever sleeps is in bed, whatever is said of it",
            told: [(2, .inBed, 0..<100), (1, .core, 50..<300)],
            asleep: 250,
            inBed: 300
        ),
        Case(
            testDescription: "a short piece within a long one does not end the sleep",
            told: [(1, .asleep, 0..<300), (1, .core, 10..<20), (1, .core, 450..<500)],
            asleep: 350,
            inBed: 500
        ),
        Case(
            testDescription: "a bed belongs to the sleep that it shares most time with",
            told: [(1, .core, 0..<60), (1, .core, 240..<460), (2, .inBed, 50..<470)],
            asleep: 220,
            inBed: 420,
            naps: [60]
        ),
        Case(
            testDescription: "a bed less than three hours away is the sleep's",
            told: [(1, .core, 0..<300), (2, .inBed, 479..<500)],
            asleep: 300,
            inBed: 321
        ),
        Case(
            testDescription: "a bed three hours away is another one",
            told: [(1, .core, 0..<300), (2, .inBed, 480..<500)],
            asleep: 300,
            inBed: 300
        ),
        Case(
            testDescription: "two beds three hours apart are two, and the longer one was the night's",
            told: [(2, .inBed, 0..<100), (2, .inBed, 280..<400)],
            asleep: nil,
            inBed: 120
        ),
        Case(
            testDescription: "the night is where somebody slept longest, not where they lay longest",
            told: [(2, .inBed, -60..<210), (1, .core, 0..<200), (1, .core, 400..<620)],
            asleep: 220,
            inBed: 220,
            naps: [200]
        ),
        Case(
            testDescription: "lying in bed by day is no nap",
            told: [(1, .core, 0..<300), (2, .inBed, 840..<900)],
            asleep: 300,
            inBed: 300
        ),
    ]

    /// Where a nap ends and a short night begins.
    static let napCases = [
        Case(
            testDescription: "three hours by day are a night",
            told: [(1, .core, 660..<840)],
            asleep: 180,
            inBed: 180
        ),
        Case(
            testDescription: "a minute less is a nap",
            told: [(1, .core, 660..<839)],
            asleep: nil,
            inBed: nil,
            naps: [179]
        ),
        Case(
            testDescription: "a nap may begin at ten",
            told: [(1, .core, 600..<700)],
            asleep: nil,
            inBed: nil,
            naps: [100]
        ),
        Case(
            testDescription: "what begins a minute before was a night",
            told: [(1, .core, 599..<700)],
            asleep: 101,
            inBed: 101
        ),
        Case(
            testDescription: "a nap ends before ten in the evening",
            told: [(1, .core, 1200..<1319)],
            asleep: nil,
            inBed: nil,
            naps: [119]
        ),
        Case(
            testDescription: "what ends at ten in the evening is a night",
            told: [(1, .core, 1200..<1320)],
            asleep: 120,
            inBed: 120
        ),
    ]
}
