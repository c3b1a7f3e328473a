import DashboardData
import Foundation
import Testing

@Suite("What is kept of a body, taken out and forgotten")
struct OwnershipTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func whole(_ format: ExportFormat) throws -> [UInt8] {
        let export = try HealthExport(of: folder.path, as: format)
        var bytes: [UInt8] = []
        while let piece = try export.next() {
            #expect(piece.count < 80_000)
            bytes += piece
        }
        return bytes
    }

    private func fill(_ count: Int = 3) throws {
        let records = (0..<count).map { index in
            Export.record(
                "HKQuantityTypeIdentifierStepCount",
                "\(index + 1)",
                unit: "count",
                from: "2026-06-15 08:00:\(index < 10 ? "0" : "")\(index % 60) +0200",
                source: "=Ingrid, “the” \"Watch\""
                    .replacing("\"", with: "&quot;")
            )
        }
        try bringIn(Export.whole(records), to: folder)
        try push(
            """
            {"data":{"workouts":[{"name":"Hiking","start":"2026-06-15 07:00:00 +0200","end":"2026-06-15 07:30:00 +0200",
            "distance":{"qty":5,"units":"km"},
            "route":[{"lat":57.7,"lon":11.97,"altitude":12.3,"timestamp":"2026-06-15 07:00:01 +0200"}]}]}}
            """,
            to: folder
        )
    }

    @Test("The table holds every sample, workout and point, and no name is a formula")
    func table() throws {
        try fill()
        let lines = String(decoding: try whole(.csv), as: UTF8.self).split(separator: "\r\n").map(String.init)
        #expect(lines.count == 6 && lines[0].hasPrefix("record,kind,unit,start,end,value,source,device,"))
        #expect(
            lines[1] == "sample,StepCount,count,2026-06-15T08:00:00+02:00,2026-06-15T08:00:00+02:00,1,"
                + "\"'=Ingrid, “the” \"\"Watch\"\"\",,,,,,"
        )
        #expect(
            lines[4]
                == "workout,Hiking,s,2026-06-15T07:00:00+02:00,2026-06-15T07:30:00+02:00,1800,Health Auto Export,,5000,,,,"
        )
        #expect(lines[5] == "point,Hiking,,2026-06-15T07:00:01+02:00,2026-06-15T07:00:01+02:00,,,,,,57.7,11.97,12.3")
        #expect(lines.allSatisfy { !$0.hasPrefix("sample,StepCount,count,2026-06-15T08") || $0.contains("\"'=") })
    }

    @Test("The document is JSON, and a large one comes in pieces")
    func document() throws {
        try fill()
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(try whole(.json))) as? [String: Any]
        )
        #expect((document["samples"] as? [Any])?.count == 3 && (document["workouts"] as? [Any])?.count == 1)
        #expect((document["days"] as? [Any])?.isEmpty == true && document["format"] as? String == "daybook-health")
    }

    @Test("An empty folder gives an empty table and an empty document")
    func nothing() throws {
        try push(#"{"data":{}}"#, to: folder)
        #expect(String(decoding: try whole(.csv), as: UTF8.self).split(separator: "\r\n").count == 1)
        _ = try JSONSerialization.jsonObject(with: Data(try whole(.json)))
    }

    @Test("After everything is forgotten, no file of the folder holds a trace of it")
    func forgetting() throws {
        try fill()
        try HealthStore.erase(in: folder.path)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        for name in names {
            let bytes = try Data(contentsOf: URL(filePath: folder.path).appending(path: name))
            for trace in ["Ingrid", "StepCount", "Hiking", "Health Auto Export"] {
                #expect(bytes.firstRange(of: Data(trace.utf8)) == nil, "\(trace) in \(name)")
            }
        }
        #expect(try HealthDump(folder.path).lines.isEmpty && HealthStore(at: folder.path).days() == nil)
        try push(Batch.steps(1), to: folder)
    }

    @Test("Nothing is forgotten while somebody imports")
    func importing() throws {
        try fill()
        let before = try HealthDump(folder.path)
        let running = try HealthImport(into: folder.path, origin: "test", now: importMoment)
        #expect(throws: (any Error).self) { try HealthStore.erase(in: folder.path) }
        #expect(throws: (any Error).self) { try push(Batch.steps(1), to: folder) }
        _ = running
        #expect(try HealthDump(folder.path) == before)
    }
}
