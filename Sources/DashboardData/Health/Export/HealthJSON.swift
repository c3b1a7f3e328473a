internal import DashboardCore
internal import SQLite

/// One document with a list for each sort of things.
struct HealthJSON: HealthExportForm {
    var head: String { "{\"format\":\"daybook-health\",\"version\":1" }
    var separator: String { ",\n" }
    var closing: String { "\n]" }
    var foot: String { "\n}\n" }

    private static let names = [
        HealthRows.samples: "samples", HealthRows.workouts: "workouts", HealthRows.days: "days",
    ]

    func opening(_ part: HealthExport.Part) -> String {
        ",\n\"\(Self.names[part.query] ?? "")\":[\n"
    }

    var parts: [HealthExport.Part] {
        [
            HealthExport.Part(query: HealthRows.samples) { row, bytes in
                let offset = row.integer(7)
                let sample: JSON = [
                    "kind": .string(row.text(0)), "unit": .string(row.text(1)),
                    "start": .string(HealthRows.moment(row.integer(2), offset: offset)),
                    "end": .string(HealthRows.moment(row.integer(3), offset: offset)), "value": .number(row.real(4)),
                    "source": .string(row.text(5)), "device": .string(row.text(6)),
                ]
                bytes += sample.bytes
            },
            HealthExport.Part(query: HealthRows.workouts, write: Self.workout),
            HealthExport.Part(query: HealthRows.days) { row, bytes in
                var members = [JSON.Member("day", .string(HealthRows.day(row.integer(0))))]
                for (index, figure) in HealthRows.figures.enumerated() where !row.isNull(index + 1) {
                    members.append(.init("\(figure.0) in \(figure.1)", .number(row.real(index + 1))))
                }
                bytes += JSON.object(members).bytes
            },
        ]
    }

    private static func workout(_ row: Statement, _ bytes: inout [UInt8]) {
        let (start, offset) = (row.integer(1), row.integer(6))
        let optional = { (column: Int) -> JSON in row.isNull(column) ? .null : .number(row.real(column)) }
        let points = HealthRows.points(row.blob(9)).map { point -> JSON in
            let moment = HealthRows.moment(start + point.seconds, offset: offset)
            return [.string(moment), .number(point.latitude), .number(point.longitude), .number(point.altitude)]
        }
        let workout: JSON = [
            "activity": .string(row.text(0)), "start": .string(HealthRows.moment(start, offset: offset)),
            "end": .string(HealthRows.moment(row.integer(2), offset: offset)), "seconds": .number(row.real(3)),
            "metres": optional(7), "kilocalories": optional(8), "source": .string(row.text(4)),
            "device": .string(row.text(5)), "points": .array(points),
        ]
        bytes += workout.bytes
    }
}
