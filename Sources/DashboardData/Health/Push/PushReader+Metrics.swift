internal import Health

extension PushReader {
    /// Sums stand for the stretch of time after their date, and so does what a heart did on average.
    mutating func add(_ points: [PushedPoint], of type: String, in unit: String) {
        let walls = points.compactMap { point -> Int64? in
            guard let date = try? moment(point.date ?? point.start) else { return nil }
            return date.seconds + Int64(date.offset)
        }
        let stretch = self.stretch ?? PushedStretch(between: walls)
        let stands = PushedNames.isSum(type) || type == HealthKind.pulse.name
        // The shortest day has 23 hours, and none may reach into the next.
        let length = !stands ? 0 : stretch == .day ? PushedSums.wholeDay : stretch.rawValue
        for point in points {
            do throws(PushSkip) {
                let start = try moment(point.date ?? point.start)
                for (name, value) in Self.figures(of: point, type) {
                    let unit = unit == "count" && name.hasPrefix(HealthKind.pulse.name) ? "count/min" : unit
                    let (kind, kept) = try measured(value, of: "HKQuantityTypeIdentifier\(name)", in: unit)
                    batch.samples.append(
                        HealthSample(
                            kind: kind,
                            source: 0,
                            start: start.seconds,
                            end: start.seconds + length,
                            offset: start.offset,
                            value: kept
                        )
                    )
                }
            } catch {
                report.skip(error.reason)
            }
        }
    }

    /// What one entry says, each under the name of its own kind.
    ///
    /// The lowest and the highest of an hour are no beats of a moment, so they are kept apart from those.
    private static func figures(of point: PushedPoint, _ type: String) -> [(name: String, value: Double?)] {
        if type == "BloodPressure" {
            return [("BloodPressureSystolic", point.systolic), ("BloodPressureDiastolic", point.diastolic)]
        }
        guard let mean = point.mean else { return [(type, point.quantity)] }
        let ends = [("\(type)Lowest", point.lowest), ("\(type)Highest", point.highest)]
        return [(type, mean)] + ends.filter { $0.1 != nil }
    }

    /// A piece of a night, or a whole one of which only the sums are known.
    mutating func addSleep(_ point: PushedPoint) {
        do throws(PushSkip) {
            guard let word = point.word else { return try addNight(point.sleep) }
            guard let stage = PushedNames.stage(word) else { throw PushSkip(reason: .unknownCase) }
            batch.samples.append(try sleep(stage, from: moment(point.start), to: moment(point.end), source: 0))
        } catch {
            report.skip(error.reason)
        }
    }

    /// How long each stage was; when it was is not told.
    private mutating func addNight(_ night: PushedNight) throws(PushSkip) {
        let (start, end) = (try moment(night.start), try moment(night.end))
        guard end.seconds >= start.seconds else { throw PushSkip(reason: .endsBeforeStart) }
        guard let slept = night.slept, slept.isFinite, slept >= 0, slept <= 36 else {
            throw PushSkip(reason: .notANumber)
        }
        let length = end.seconds - start.seconds
        var samples: [HealthSample] = []
        for (stage, seconds) in night.parts(within: length) {
            let last = AppleDate(seconds: start.seconds + seconds, offset: start.offset)
            samples.append(try sleep(stage, from: start, to: last, source: 1))
        }
        if let bed = try? moment(night.bedStart), let up = try? moment(night.bedEnd) {
            samples.append(try sleep(.inBed, from: bed, to: up, source: 1))
        }
        batch.nights.append(samples)
    }

    private mutating func sleep(
        _ stage: SleepValue,
        from start: AppleDate,
        to end: AppleDate,
        source: Int32
    ) throws(PushSkip) -> HealthSample {
        guard end.seconds >= start.seconds else { throw PushSkip(reason: .endsBeforeStart) }
        let (kind, value) = try measured(
            Double(stage.rawValue),
            of: "HKCategoryTypeIdentifierSleepAnalysis",
            in: ""
        )
        return HealthSample(
            kind: kind,
            source: source,
            start: start.seconds,
            end: end.seconds,
            offset: start.offset,
            value: value
        )
    }
}
