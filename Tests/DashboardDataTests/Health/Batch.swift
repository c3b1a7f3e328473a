import DashboardData

/// What an app sends, put together by hand.
enum Batch {
    static func metric(_ name: String, _ unit: String, _ points: String) -> String {
        #"{"data":{"metrics":[{"name":"\#(name)","units":"\#(unit)","data":[\#(points)]}]}}"#
    }

    static func steps(_ count: Int, at time: String = "10:00:00") -> String {
        metric(
            "step_count",
            "count",
            #"{"qty":\#(count),"date":"2026-06-15 \#(time) +0200","source":"A's iPhone|A’s Watch"}"#
        )
    }
}

@discardableResult
func push(
    _ text: String,
    to folder: TemporaryFolder,
    stretch: PushedStretch? = nil,
    now: Int64 = importMoment
) throws -> ImportReport {
    try HealthPush(into: folder.path).take(Array(text.utf8), stretch: stretch, now: now)
}
