import DashboardData
import Testing

@Suite("What an app pushes now and then")
struct OddPushTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(
        "What stands for a moment, for a while and for a dream is told apart",
        arguments: [
            (
                "sleep_analysis",
                #"{"startDate":"2026-06-15 02:00:00 +0200","endDate":"2026-06-15 03:00:00 +0200","value":"REM"}"#, "hr",
                "SleepAnalysis|1781481600|1781485200|Health Auto Export||5.0|7200"
            ),
            (
                "apple_exercise_time", #"{"qty":4,"date":"2026-06-15 10:04:00 +0200"}"#, "min",
                "AppleExerciseTime|1781510640|1781510700|Health Auto Export||4.0|7200"
            ),
            (
                "resting_heart_rate", #"{"qty":52,"date":"2026-06-15 10:04:00 +0200"}"#, "bpm",
                "RestingHeartRate|1781510640|1781510640|Health Auto Export||52.0|7200"
            ),
        ]
    )
    func samples(name: String, point: String, unit: String, line: String) throws {
        let report = try push(Batch.metric(name, unit, point), to: folder)
        #expect(report.samples.kept == 1)
        #expect(try HealthDump(folder.path).lines.last == line)
    }

    @Test("A workout in a hall is the same as one outside, and one that ends before it starts is none")
    func workouts() throws {
        let workout = { (name: String, end: String) in
            """
            {"name":"\(name)","start":"2026-06-15 07:00:00 +0200","end":"2026-06-15 \(end):00 +0200",
            "duration":{"qty":20,"units":"min"}}
            """
        }
        let report = try push(
            #"{"data":{"workouts":[\#(workout("Indoor Run", "07:30")),\#(workout("Pool Swim", "06:59"))]}}"#,
            to: folder
        )
        #expect(report.workouts.read == 2 && report.workouts.kept == 1)
        let lines = try HealthDump(folder.path).lines.filter { $0.contains("|1781499600|") }
        #expect(lines == ["Running|1781499600|1781501400|Health Auto Export|7200|1200.0|-|-|"])
    }
}
