"""The way of an export and of what apps push into the file, each rule with a change that somebody could make unawares."""

COPY = [
    "Sources/Archives", "Sources/CExpat", "Sources/CSQLite", "Sources/CZlib",
    "Sources/DashboardCore/Model/JSON+Bytes.swift", "Sources/DashboardCore/Model/JSON.swift",
    "Sources/DashboardCore/Visitors/SessionStoreError.swift", "Sources/DashboardData/Health/Apple",
    "Sources/DashboardData/Health/HealthStore.swift", "Sources/DashboardData/Health/HealthWriter+Push.swift",
    "Sources/DashboardData/Health/HealthWriter.swift", "Sources/DashboardData/Health/Import",
    "Sources/DashboardData/Health/Push", "Sources/DashboardData/Schema.swift",
    "Sources/DashboardData/StoreFolder.swift", "Sources/DashboardTesting/Files", "Sources/Gzip", "Sources/Health",
    "Sources/Locking", "Sources/SQLite", "Sources/XML", "Tests/DashboardDataTests/Health/AppleHealthTests.swift",
    "Tests/DashboardDataTests/Health/Batch.swift", "Tests/DashboardDataTests/Health/Dice.swift",
    "Tests/DashboardDataTests/Health/Export.swift", "Tests/DashboardDataTests/Health/HealthDump.swift",
    "Tests/DashboardDataTests/Health/HealthImportTests.swift",
    "Tests/DashboardDataTests/Health/HostileImportTests.swift", "Tests/DashboardDataTests/Health/Importing.swift",
    "Tests/DashboardDataTests/Health/OddExportTests.swift", "Tests/DashboardDataTests/Health/OddPushTests.swift",
    "Tests/DashboardDataTests/Health/PushTests.swift", "Tests/DashboardDataTests/Health/RandomExport.swift",
    "Tests/DashboardDataTests/SmallDisk.swift", "Tests/DashboardDataTests/TemporaryFolder.swift",
]
BELOW = "Sources/DashboardData/Health"

WRITER = "HealthWriter.swift"
READER = "Apple/AppleHealthReader.swift"
KINDS = "Apple/KindTable.swift"
SOURCES = "Apple/SourceTable.swift"
WORDS = "Apple/ByteTable.swift"
RINGS = "Apple/SummaryFields.swift"
WORKOUT = "Apple/WorkoutFields.swift"
ARCHIVE = "Apple/ExportArchive.swift"
ROUTE = "Apple/RouteReader.swift"
POINTS = "Apple/RoutePoints.swift"
STREAM = "Apple/ExportStream.swift"
IMPORT = "Import/HealthImport.swift"
PUSH = "Push/PushReader.swift"
PUSHED_WORKOUT = "Push/PushReader+Workouts.swift"
NAMES = "Push/PushedNames.swift"

MUTATIONS = [
    ("twice", "a sample that comes again is written again", WRITER,
     "INSERT OR IGNORE INTO sample", "INSERT OR REPLACE INTO sample"),
    ("twice", "of two clocks the last one counts", WRITER, "AND value = ?5 AND offset < ?6", "AND value = ?5"),
    ("twice", "of two durations the last one counts", WRITER,
     "duration = max(duration, excluded.duration)", "duration = excluded.duration"),
    ("twice", "of two ways the last one counts, even where it is none", WRITER,
     "distance = max(coalesce(distance, excluded.distance), coalesce(excluded.distance, distance))",
     "distance = excluded.distance"),
    ("twice", "of two energies the first one counts", WRITER,
     "energy = max(coalesce(energy, excluded.energy), coalesce(excluded.energy, energy))",
     "energy = coalesce(energy, excluded.energy)"),
    ("twice", "the same way is kept again", WRITER,
     "(length(excluded.points), excluded.points) > (length(points), points)",
     "(length(excluded.points), excluded.points) >= (length(points), points)"),
    ("twice", "of two ways the one that came last is kept", WRITER,
     "WHERE (length(excluded.points), excluded.points) > (length(points), points)", "WHERE excluded.points != points"),
    ("twice", "the same rings are kept again", WRITER,
     '(\\(order("excluded."))) > (\\(order("")))', '(\\(order("excluded."))) >= (\\(order("")))'),
    ("twice", "a ring that nobody told is one of nought", WRITER,
     '"coalesce(\\(row)\\($0), -1)"', '"coalesce(\\(row)\\($0), 0)"'),
    ("twice", "what was pushed stays beside what devices tell", WRITER, "            try dropPushed()\n", ""),

    ("truth", "what is from before phones is kept", READER,
     "guard start.seconds >= Self.earliest else { throw Skipped(reason: .beforePhones) }\n", ""),
    ("truth", "what ends in the future is kept", READER, "guard end.seconds <= latest, start", "guard start"),
    ("truth", "a moment ends before it starts", READER,
     "guard end.seconds >= start.seconds else", "guard end.seconds > start.seconds else"),
    ("truth", "what ends before it starts is kept", READER,
     "guard end.seconds >= start.seconds else", "guard end.seconds != start.seconds - 86_400 else"),
    ("truth", "a phone whose clock is wrong lets everything in", READER,
     ", date.seconds <= latest\n            {", "\n            {"),
    ("truth", "what a phone could not know yet is kept", READER,
     "                latest = date.seconds + Self.twoDays\n", "                _ = date\n"),
    ("truth", "rings of the future are kept", READER, "guard day * 86_400 <= latest else", "guard day * 86_400 <= .max else"),
    ("truth", "what is no number is kept", READER,
     "guard value.isFinite else { throw Skipped(reason: .notANumber) }\n            // Nought", "// Nought"),

    ("record", "the clocks at its end are those of a sample", READER,
     "                    offset: start.offset,\n                    value: value",
     "                    offset: end.offset,\n                    value: value"),
    ("record", "records of a correlation count once more", READER,
     "        case 2: part = begin(element)\n",
     "        case 2: part = begin(element)\n        case 3 where !isInWorkout: part = begin(element)\n"),
    ("record", "an event that only happens has no value", READER, "if word == -1 { return 0 }", "if word == -1 { return nil }"),
    ("record", "the unit of a record is that of the one before", READER,
     "            fields = RecordFields()\n            return .record\n",
     "            let unit = fields.unit\n            fields = RecordFields()\n            fields.unit = unit\n            return .record\n"),
    ("record", "values are kept in the unit that they come in", READER, "let value = unit.convert(number)", "let value = number"),

    ("kind", "a kind has as many units as it comes in", KINDS, "        units[name] = kept\n", ""),
    ("kind", "a unit of another dimension is as good", KINDS,
     "guard unit.kept == kept else { return .refused(.otherUnit) }\n", ""),
    ("kind", "the units of rules are those that come first", KINDS,
     "        units.merge(HealthKind.settledUnits) { known, _ in known }\n", ""),
    ("kind", "there may be any number of kinds", KINDS, "names.count < Self.most else", "names.count < .max else"),

    ("source", "an update makes another device of a watch", SOURCES, 'rest.begins(with: ", software:") || ', ""),
    ("source", "a device is another one since it was written", SOURCES, ' || rest.begins(with: ", creation date:")', ""),
    ("source", "where a device lay in memory makes another one of it", SOURCES,
     'guard bytes.begins(with: "<<HKDevice: ") else { return devices.number(of: bytes) }', "return devices.number(of: bytes)"),
    ("source", "two devices whose names are as long are one", SOURCES, ", bytes.stand(in: lastDevice.written) {", " {"),
    ("source", "two apps of one device are one", SOURCES, "UInt64(UInt32(bitPattern: name)) << 32 | ", ""),
    ("source", "two words that begin alike are one", WORDS,
     "ends[Int(number)] - start == word.count && word.stand",
     "ends[Int(number)] - start <= word.count && word.extracting(0..<(ends[Int(number)] - start)).stand"),

    ("rings", "who counts minutes has a goal of energy", RINGS, "countsMinutes ? nil : goal(", "goal("),
    ("rings", "energy is kilocalories, whatever the unit", RINGS, "unit.map { $0.convert(number) }", "unit.map { _ in number }"),
    ("rings", "a goal of nought is one", RINGS, "number.flatMap { $0 > 0 ? $0 : nil }", "number"),
    ("rings", "less than nought was moved", RINGS, "$0.isFinite && $0 >= 0 ? $0", "$0.isFinite ? $0"),

    ("totals", "minutes are seconds", WORKOUT, ".map { $0 * 60 } ?? seconds", " ?? seconds"),
    ("totals", "of several ways the last one counts", WORKOUT, "(summedDistance ?? 0) + distance", "distance"),
    ("totals", "of several energies the last one counts", WORKOUT, "(summedEnergy ?? 0) + energy", "energy"),
    ("totals", "where no unit is told a way is in metres", WORKOUT,
     'distance: distance.kept(in: "m", else: "km")', 'distance: distance.kept(in: "m", else: "m")'),
    ("totals", "a way of less than nought is one", WORKOUT,
     "return kept.isFinite && kept >= 0 ? kept : nil", "return kept.isFinite ? kept : nil"),

    ("route", "of several files the last one is the way", ARCHIVE,
     "gathered[workout, default: RoutePoints()].add(points)", "gathered[workout] = points"),
    ("route", "a way that is missing is not told", ARCHIVE,
     "if !missing.isEmpty { report.skip(.routeMissing, missing.count) }", "_ = missing"),
    ("route", "of several exports the first one is read", ARCHIVE,
     "where entry.size > largest?.size ?? -1 {", "where largest == nil {"),
    ("route", "what is no export is one", ARCHIVE,
     "scanner.root?.elementsEqual(ExportStream.root.utf8) ?? false", "scanner.root != nil"),
    ("route", "points without a time are at the start of time", ROUTE,
     "guard let latitude, let longitude, let time else { return }",
     "guard let latitude, let longitude else { return }\n        let time = time ?? AppleDate(seconds: 0, offset: 0)"),
    ("route", "points beyond the poles are somewhere", POINTS, "abs(latitude) <= 90, abs", "abs(latitude) <= 180, abs"),
    ("route", "points lie in the order of the file", POINTS,
     "($0.element.time, $0.offset) < ($1.element.time, $1.offset)", "$0.offset < $1.offset"),
    ("route", "the seconds of a way are those since 1970", POINTS, "point.time - start", "point.time"),

    ("import", "a byte order mark is no XML", IMPORT,
     "head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head[...]", "head[...]"),
    ("import", "who has called it off is not heard", IMPORT,
     "            try cancellation.check()\n            switch stage {", "            switch stage {"),
    ("import", "after a failure the folder stays taken", IMPORT,
     "            pipe.abandon()\n            folder = nil\n            throw", "            pipe.abandon()\n            throw"),
    ("import", "the last batch is lost", STREAM, "if !batch.isEmpty { try pipe.send(batch) }", "_ = batch.isEmpty"),
    ("import", "another document is an export", STREAM,
     "guard root.elementsEqual(Self.root.utf8) else { throw ImportError.otherRoot }\n", ""),

    ("pushed", "what is pushed may be from the future", PUSH,
     "guard date.seconds <= latest else { throw PushSkip(reason: .future) }\n", ""),
    ("pushed", "what is pushed may be from before phones", PUSH,
     "guard date.seconds >= Self.earliest else { throw PushSkip(reason: .beforePhones) }\n", ""),
    ("pushed", "beats a minute are of no unit", NAMES, '"bpm": "count/min", ', ""),
    ("pushed", "dreaming is deep sleep", NAMES, 'case "REM": .dreaming', 'case "REM": .deep'),
    ("pushed", "a run in a hall is something else", NAMES, '["Indoor", "Outdoor", "Pool"]', '["Outdoor", "Pool"]'),
    ("pushed", "minutes of effort do not add up", NAMES, ' || type.hasSuffix("Time")', ""),
    ("pushed", "a workout that ends before it starts is kept", PUSHED_WORKOUT,
     "guard end.seconds >= start.seconds else { throw PushSkip(reason: .endsBeforeStart) }\n", ""),
    ("pushed", "the seconds of a workout are minutes", PUSHED_WORKOUT, ".map { $0 * 60 } ?? Double", " ?? Double"),
]
