import Foundation

/// An export as phones write it, put together by hand.
enum Export {
    static let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE HealthData [
        <!-- HealthKit Export Version: 14 -->
        <!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary)*)>
        <!ATTLIST HealthData
          locale CDATA #REQUIRED
        >
        ]>
        <HealthData locale="en_GB">
         <ExportDate value="2026-06-20 09:00:00 +0200"/>
         <Me HKCharacteristicTypeIdentifierDateOfBirth="1990-04-12"/>

        """

    /// Made at some other time than all others.
    static func whole(_ parts: [String], on date: String) -> [UInt8] {
        let head = head.replacing("2026-06-20 09:00:00 +0200", with: date)
        return Array((head + parts.joined(separator: "\n") + "\n</HealthData>\n").utf8)
    }

    static func whole(_ parts: [String]) -> [UInt8] {
        Array((head + parts.joined(separator: "\n") + "\n</HealthData>\n").utf8)
    }

    static func whole(_ part: String) -> [UInt8] { whole([part]) }

    static func record(
        _ type: String,
        _ value: String?,
        unit: String? = nil,
        from start: String = "2026-06-15 08:00:00 +0200",
        to end: String? = nil,
        source: String = "Watch",
        device: String? = nil
    ) -> String {
        let attributes = [
            ("type", type), ("sourceName", source), ("device", device), ("unit", unit),
            ("creationDate", start), ("startDate", start), ("endDate", end ?? start), ("value", value),
        ]
        return " <Record" + attributes.compactMap { name, value in value.map { " \(name)=\"\($0)\"" } }.joined() + "/>"
    }

    static func steps(_ count: Int, from start: String = "2026-06-15 08:00:00 +0200") -> String {
        record("HKQuantityTypeIdentifierStepCount", "\(count)", unit: "count", from: start)
    }

    static func route(points: Int, from start: Int = 0) -> [UInt8] {
        let points = (0..<points).map { index in
            let second = start + index
            let time = String(format: "2026-06-15T06:%02d:%02dZ", second / 60 % 60, second % 60)
            return "<trkpt lon=\"11.97\(index % 10)\" lat=\"57.7\"><ele>12.34</ele><time>\(time)</time></trkpt>"
        }
        return Array("<gpx version=\"1.1\"><trk><trkseg>\(points.joined())</trkseg></trk></gpx>".utf8)
    }
}
