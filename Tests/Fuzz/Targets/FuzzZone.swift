import DashboardCore

/// Any file that is read gives offsets that clocks can have, and days that follow one another.
///
/// The first two bytes choose where to look.
func fuzzZone(_ bytes: [UInt8]) {
    guard bytes.count >= 2, let name = ZoneName("Fuzz"), let zone = try? Zone(name, file: Array(bytes.dropFirst(2)))
    else {
        return
    }
    for moment in [Int.min, -62_135_596_800, 0, Int(bytes[0]) << 33, .max] {
        let offset = zone.offset(at: moment)
        promise((-100_000...100_000).contains(offset.seconds), "a clock stays near UTC")
        promise((1...16).contains(offset.abbreviation.utf8.count), "a time has a short name")
    }
    var midnight = (Int(bytes[0]) << 8 | Int(bytes[1])) * 86_400
    var start = zone.firstMoment(reaching: midnight)
    for _ in 0..<3 {
        midnight += 86_400
        let next = zone.firstMoment(reaching: midnight)
        promise(start <= next, "days follow one another")
        promise(zone.offset(at: next).seconds + next >= midnight, "a day begins when clocks say so")
        promise(zone.offset(at: next - 1).seconds + next - 1 < midnight, "and not before")
        let hours = zone.hours(in: start..<next)
        promise(zip(hours, hours.dropFirst()).allSatisfy(<), "hours follow one another")
        promise(hours.allSatisfy { $0 >= start && $0 < next }, "and belong to their day")
        for moment in zone.moments(showing: midnight + 5400) {
            promise(moment + zone.offset(at: moment).seconds == midnight + 5400, "a clock shows what it shows")
        }
        start = next
    }
}
