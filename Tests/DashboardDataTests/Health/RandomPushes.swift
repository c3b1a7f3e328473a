/// What an app sends over a day, the same stretches many times with sums that grow.
///
/// Means are the same whenever they are sent: nothing in one says of how much it is a mean, so of two that differ the newest
/// is kept, and then the order does matter.
struct RandomPushes {
    let batches: [(text: String, isOfDays: Bool)]

    init(seed: UInt64) {
        var dice = Dice(seed: seed)
        batches = (0..<40).map { _ in
            let isOfDays = Int.random(in: 0..<4, using: &dice) == 0
            let hour = isOfDays ? 0 : Int.random(in: 6...9, using: &dice)
            let zone = ["+0100", "+0200"].randomElement(using: &dice) ?? ""
            let date = "2026-06-1\(isOfDays ? Int.random(in: 4...5, using: &dice) : 5) 0\(hour):00:00 \(zone)"
            let value = Int.random(in: 1...9, using: &dice)
            switch Int.random(in: 0..<3, using: &dice) {
            case 0:
                let point = #"{"date":"\#(date)","Min":\#(60 - value),"Avg":70,"Max":\#(80 + value)}"#
                return (Batch.metric("heart_rate", "bpm", point), isOfDays)
            case 1: return (Batch.metric("active_energy", "kJ", #"{"qty":\#(value),"date":"\#(date)"}"#), isOfDays)
            default: return (Batch.metric("step_count", "count", #"{"qty":\#(value),"date":"\#(date)"}"#), isOfDays)
            }
        }
    }
}
