internal import SQLite

/// One table for everything; what a row has no figure for is empty.
struct HealthCSV: HealthExportForm {
    static let columns = [
        "record", "kind", "unit", "start", "end", "value", "source", "device", "distance_m", "energy_kcal", "latitude",
        "longitude", "altitude_m",
    ]

    var head: String { Self.columns.joined(separator: ",") + "\r\n" }
    var separator: String { "" }
    var closing: String { "" }
    var foot: String { "" }

    func opening(_ part: HealthExport.Part) -> String { "" }

    var parts: [HealthExport.Part] {
        [
            HealthExport.Part(query: HealthRows.samples) { row, bytes in
                let offset = row.integer(7)
                Self.append(
                    [
                        "sample", row.text(0), row.text(1), HealthRows.moment(row.integer(2), offset: offset),
                        HealthRows.moment(row.integer(3), offset: offset), HealthRows.number(row.real(4)), row.text(5),
                        row.text(6),
                    ],
                    to: &bytes
                )
            },
            HealthExport.Part(query: HealthRows.workouts, write: Self.workout),
            HealthExport.Part(query: HealthRows.days) { row, bytes in
                let day = HealthRows.day(row.integer(0))
                for (index, figure) in HealthRows.figures.enumerated() where !row.isNull(index + 1) {
                    let value = HealthRows.number(row.real(index + 1))
                    Self.append(["day", figure.0, figure.1, day, day, value], to: &bytes)
                }
            },
        ]
    }

    private static func workout(_ row: Statement, _ bytes: inout [UInt8]) {
        let (activity, start, offset) = (row.text(0), row.integer(1), row.integer(6))
        let optional = { (column: Int) in row.isNull(column) ? "" : HealthRows.number(row.real(column)) }
        append(
            [
                "workout", activity, "s", HealthRows.moment(start, offset: offset),
                HealthRows.moment(row.integer(2), offset: offset), HealthRows.number(row.real(3)), row.text(4),
                row.text(5), optional(7), optional(8),
            ],
            to: &bytes
        )
        for point in HealthRows.points(row.blob(9)) {
            let moment = HealthRows.moment(start + point.seconds, offset: offset)
            let place = [point.latitude, point.longitude, point.altitude].map { HealthRows.number($0) }
            append(["point", activity, "", moment, moment, "", "", "", "", ""] + place, to: &bytes)
        }
    }

    private static let formulas = Array("=+-@\t\r".utf8)
    private static let quoted = Array("\",\r\n".utf8)

    private static func append(_ fields: [String], to bytes: inout [UInt8]) {
        for index in columns.indices {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            if index < fields.count { append(fields[index], to: &bytes) }
        }
        bytes += [0x0D, 0x0A]
    }

    private static func append(_ field: String, to bytes: inout [UInt8]) {
        var text = field
        // A spreadsheet would take what begins like this for a formula, and names come from elsewhere.
        if let first = text.utf8.first, formulas.contains(first), Double(text) == nil { text = "'" + text }
        guard text.utf8.contains(where: { quoted.contains($0) }) else {
            bytes += text.utf8
            return
        }
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            if byte == UInt8(ascii: "\"") { bytes.append(byte) }
            bytes.append(byte)
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
