import Health

/// Whatever an app pushes is read or refused; what is kept of it is finite, in order and of a kind, and a fault tells nothing.
func fuzzPush(_ bytes: [UInt8]) {
    var reader = PushReader(kinds: [], stretch: nil, now: 1_782_000_000)
    do throws(JSONFault) {
        try reader.read(bytes)
    } catch {
        promise(error.path.hasPrefix("$") && error.path.utf8.count <= 32 * 45, "a place stays short")
        promise(error.sentence.utf8.allSatisfy { $0 >= 0x20 }, "a complaint is one line")
        return
    }
    for sample in reader.batch.samples {
        promise(sample.value.isFinite && sample.end >= sample.start, "samples are possible")
        promise(reader.batch.kinds.indices.contains(Int(sample.kind)), "samples have a kind")
    }
    for route in reader.batch.routes {
        promise(reader.batch.workouts.indices.contains(route.workout), "ways are somebody's")
    }
    let left = reader.report.workouts.read - reader.batch.workouts.count
    promise(
        reader.report.samples.read == reader.batch.samples.count + reader.report.skippedInAll - left,
        "everything is counted"
    )
}
