import SQLite

/// Days of somebody with a watch, a phone and an app, written straight into the tables of a store.
struct MadeUpPerson {
    private static let (watch, phone, app) = (1, 2, 3)
    private static let kinds = [
        "StepCount", "DistanceWalkingRunning", "ActiveEnergyBurned", "BasalEnergyBurned", "FlightsClimbed",
        "AppleExerciseTime", "AppleStandHour", "HeartRate", "RestingHeartRate", "HeartRateVariabilitySDNN",
        "SleepAnalysis",
    ]

    private let database: Database
    private let isDense: Bool
    private var state: UInt64 = 1
    private var day = 0
    private var offset = 7200

    init(_ database: Database, isDense: Bool) {
        self.database = database
        self.isDense = isDense
    }

    mutating func live(until last: Int, days: Int) throws {
        for (index, name) in Self.kinds.enumerated() {
            try database.run("INSERT OR IGNORE INTO kind VALUES (?, ?, '')", .integer(index + 1), .text(name))
        }
        for (id, name, device) in [
            (Self.watch, "Ingrid’s Apple Watch", "Apple Watch, Watch6,2"),
            (Self.phone, "Ingrid’s iPhone", "iPhone14,5"),
            (Self.app, "Sleep diary", ""),
        ] {
            try database.run(
                "INSERT OR IGNORE INTO source VALUES (?, ?, ?)",
                .integer(id),
                .text(name),
                .text(device)
            )
        }
        for block in stride(from: last - days + 1, through: last, by: 30) {
            try database.transaction {
                for number in block...min(block + 29, last) { try live(on: number, isLast: number == last) }
            }
        }
    }

    private mutating func live(on number: Int, isLast: Bool) throws {
        day = number
        // Summer from the end of March to that of October, near enough.
        offset = (88...300).contains(number % 365) ? 7200 : 3600
        let end = isLast ? 14 * 60 + 20 : 1440
        // Every ninth day was lived without a watch.
        let isWorn = number % 9 != 4
        try night(isWorn: isWorn)
        for minute in stride(from: 7 * 60, to: min(22 * 60, end), by: 10) {
            let steps = roll(0...160)
            if isWorn {
                try note(1, Self.watch, minute, 10, Double(steps))
                try note(2, Self.watch, minute, 10, Double(steps) * 0.76)
            }
            if roll(0...9) < 6 {
                try note(1, Self.phone, minute + 3, 9, Double(steps) * 0.8)
                try note(2, Self.phone, minute + 3, 9, Double(steps) * 0.6)
            }
            if isWorn, roll(0...9) == 0 { try note(5, Self.watch, minute, 5, 1) }
        }
        guard isWorn else { return }
        for minute in stride(from: 0, to: end, by: isDense ? 1 : 5) {
            try note(3, Self.watch, minute, isDense ? 1 : 5, Double(roll(1...6)) * (isDense ? 0.3 : 1))
            try note(4, Self.watch, minute, isDense ? 1 : 5, 1.1 * (isDense ? 1 : 5))
        }
        let run = number % 2 == 0 && end > 460 ? 435..<476 : 0..<0
        for second in stride(from: 0, to: end * 60, by: isDense ? 30 : 240) {
            let minute = second / 60
            let beats = run.contains(minute) ? 150 + roll(0...22) : minute < 400 ? 50 + roll(0...8) : 62 + roll(0...30)
            try note(8, Self.watch, minute, 0, Double(beats), second: second % 60)
        }
        try note(9, Self.watch, 0, end, Double(50 + number % 5))
        try note(10, Self.watch, 200, 1, Double(55 + number % 13))
        for hour in 7..<min(21, end / 60) { try note(7, Self.watch, hour * 60, 60, roll(0...4) == 0 ? 1 : 0) }
        if !run.isEmpty { try workout(run) }
        if number % 5 != 0 {
            try database.run(
                "INSERT OR REPLACE INTO summary VALUES (?, ?, 600, ?, 30, ?, 12)",
                .integer(day),
                .real(Double(400 + roll(0...400))),
                .real(Double(10 + roll(0...50))),
                .real(Double(6 + roll(0...8)))
            )
        }
    }

    private mutating func night(isWorn: Bool) throws {
        var minute = -60 + roll(0...60)
        let start = minute
        if isWorn {
            for value in [3, 4, 3, 5, 2, 3, 4, 3, 5, 3, 2, 5, 3] {
                let length = value == 2 ? roll(2...9) : roll(18...48)
                try note(11, Self.watch, minute, length, Double(value))
                minute += length
            }
        } else {
            try note(11, Self.app, minute, 200, 1)
            try note(11, Self.app, minute + 215, 190, 1)
            minute += 405
        }
        try note(11, Self.phone, start - 14, minute - start + 20, 0)
        if day % 6 == 2 { try note(11, isWorn ? Self.watch : Self.app, 850, 25, 1) }
    }

    private mutating func workout(_ minutes: Range<Int>) throws {
        let start = moment(minutes.lowerBound)
        try database.run(
            "INSERT OR IGNORE INTO workout VALUES (?, 'Running', ?, ?, ?, ?, ?, 7400, 446)",
            .integer(day),
            .integer(Self.watch),
            .integer(start),
            .integer(moment(minutes.upperBound)),
            .integer(offset),
            .real(Double(minutes.count * 60))
        )
        var points: [UInt8] = []
        for step in 0..<400 {
            let place = Double(step) / 399
            let numbers = [
                UInt32(step * 6), UInt32(bitPattern: Int32(603_900_000 + 90_000 * place * (1 - place) * 4)),
                UInt32(bitPattern: Int32(53_200_000 + 220_000 * place)), UInt32(bitPattern: Int32(120)),
            ]
            for number in numbers {
                for shift in [0, 8, 16, 24] { points.append(UInt8(number >> UInt32(shift) & 255)) }
            }
        }
        try database.run("INSERT OR IGNORE INTO route VALUES (?, ?)", .integer(day), .blob(points))
    }

    private func note(
        _ kind: Int,
        _ source: Int,
        _ minute: Int,
        _ length: Int,
        _ value: Double,
        second: Int = 0
    ) throws {
        let start = moment(minute) + second
        try database.run(
            "INSERT OR IGNORE INTO sample (kind, start, end, source, value, offset) VALUES (?, ?, ?, ?, ?, ?)",
            .integer(kind),
            .integer(start),
            .integer(start + length * 60),
            .integer(source),
            .real(value),
            .integer(offset)
        )
    }

    private func moment(_ minute: Int) -> Int { day * 86_400 - offset + minute * 60 }

    private mutating func roll(_ range: ClosedRange<Int>) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return range.lowerBound + Int(state >> 33) % range.count
    }
}
