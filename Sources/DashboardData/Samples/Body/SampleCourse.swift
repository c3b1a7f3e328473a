import DashboardCore

/// How today's counts have grown up to some time of the day: fast while Ingrid runs or rides, slowly while she sits.
///
/// Only today grows; a day that is over has come to what ``SampleBodyWeek`` says.
struct SampleCourse {
    /// Awake, before the run, after it, before the ride, after it, at twenty past two, and in bed.
    private static let minutes: [Double] = [391, 435, 476, 751, 773, 860, 1365]

    private let time: TimeOfDay

    init(until time: TimeOfDay) {
        self.time = time
    }

    var move: Int { count([0, 30, 476, 582, 700, 744, 868]) }
    var exercise: Int { count([0, 0, 41, 44, 66, 68, 72]) }
    var steps: Int { count([0, 640, 8600, 11_900, 12_000, 13_120, 17_460]) }
    var distance: Int { count([0, 400, 7800, 9500, 9550, 10_400, 13_700]) }
    var floors: Int { count([0, 2, 4, 10, 10, 11, 16]) }

    /// The hours in which she had stood up by then, ten minutes into each.
    var stand: Int {
        ([6.5] + Array(7...14).map(Double.init) + [16, 18, 19, 21]).count { hour in time >= Self.tenPast(hour) }
    }

    private static func tenPast(_ hour: Double) -> TimeOfDay { TimeOfDay(minute: Int(hour * 60) + 10) }

    private func count(_ marks: [Double]) -> Int {
        let points = zip([0] + Self.minutes + [1440], [0] + marks + [marks.last ?? 0])
        let curve = MonotoneCurve(through: points.map { (x: $0, y: $1) })
        return Int((curve.height(at: Double(time.minute)) ?? 0).rounded())
    }
}
