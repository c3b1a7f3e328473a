"""The rules by which samples of a body become figures of a day, each with a change that somebody could make unawares."""

COPY = ["Sources/Health", "Tests/HealthTests"]
BELOW = "Sources/Health"

DAY = "LocalDay.swift"
COVER = "TimeCover.swift"
DEVICE = "Sources/DeviceClass.swift"
RANKING = "Sources/SourceRanking.swift"
ORDER = "Sources/SourceOrder.swift"
TALLY = "Counting/Tally.swift"
RUNS = "Counting/Tally+Runs.swift"
STAND = "Counting/StandDay.swift"
PULSE = "Heart/PulseDay.swift"
FIGURE = "Heart/DayFigure.swift"
PIECE = "Sleep/SleepPiece.swift"
BLOCK = "Sleep/SleepBlock.swift"
NIGHT = "Sleep/SleepDay.swift"
PAINTER = "Sleep/SleepPainter.swift"
WORKOUT = "Workouts/WorkoutAccount.swift"

MUTATIONS = [
    ("day", "a moment before 1970 counts for the day after", DAY, "local % Self.length < 0 ? day - 1 : day", "day"),
    ("day", "a date is that of UTC", DAY, "let local = moment + Int64(offset)", "let local = moment"),
    ("day", "midnight is that of UTC", DAY, "Int64(number) * Self.length - Int64(offset)\n", "Int64(number) * Self.length\n"),
    ("day", "clocks ahead of UTC have their midnight later", DAY,
     "Int64(number) * Self.length - Int64(offset)\n", "Int64(number) * Self.length + Int64(offset)\n"),
    ("day", "nobody lives so far east that a day begins a day early", DAY, "start - Self.farthestEast..<", "start..<"),
    ("day", "nobody lives west of Greenwich", DAY, "start + Self.length - Self.farthestWest\n", "start + Self.length\n"),
    ("day", "the quarters of a day begin at midnight in Greenwich", DAY, "Int(start + Int64(offset) - ", "Int(start - "),
    ("day", "a sample is of the day on which it ends", DAY,
     "LocalDay(of: start, offset: offset)", "LocalDay(of: end, offset: offset)"),
    ("day", "a moment has no length", DAY, "start..<max(end, start + 1)", "start..<end"),

    ("cover", "ranges that touch stay two", COVER, "range.lowerBound <= last.upperBound", "range.lowerBound < last.upperBound"),
    ("cover", "a range within another one shortens it", COVER,
     "last.lowerBound..<max(last.upperBound, range.upperBound)", "last.lowerBound..<range.upperBound"),
    ("cover", "nothing covers something", COVER, "(ranges + more.filter { !$0.isEmpty })", "(ranges + more)"),
    ("cover", "what follows the last range is lost", COVER,
     "                parts.append((place..<range.upperBound, false))\n", ""),
    ("cover", "what ends where a range begins is cut there", COVER,
     "ranges[middle].upperBound <= moment", "ranges[middle].upperBound < moment"),
    ("cover", "a range that begins where another ends is cut", COVER,
     "ranges[index].lowerBound < range.upperBound else", "ranges[index].lowerBound <= range.upperBound else"),

    ("ranking", "a phone goes before a watch", DEVICE, "    case watch\n    case phone\n", "    case phone\n    case watch\n"),
    ("ranking", "what its owner calls it goes before what it is", DEVICE,
     "Self.class(in: source.device) ?? Self.class(in: source.name)",
     "Self.class(in: source.name) ?? Self.class(in: source.device)"),
    ("ranking", "only small letters name a watch", DEVICE, 'text.lowercased().contains("watch")', 'text.contains("watch")'),
    ("ranking", "an app goes before the phone that it runs on", RANKING,
     "device.isNamed(in: source.name) ? 0 : 1", "device.isNamed(in: source.name) ? 1 : 0"),
    ("ranking", "the numbers of rows decide between equals", RANKING,
     "(one.value.name, one.value.device, one.key) < (other.value.name, other.value.device, other.key)", "one.key < other.key"),
    ("ranking", "whoever is not known comes first", ORDER, "ranks.count + Int(source.magnitude)", "-1"),
    ("ranking", "the worst of some is the best", ORDER, "sources.min {", "sources.max {"),

    ("tally", "the worst source counts first", TALLY,
     "(order.rank(of: $0.key), $0.key) < (order.rank(of: $1.key), $1.key)",
     "(order.rank(of: $0.key), $0.key) > (order.rank(of: $1.key), $1.key)"),
    ("tally", "the last source but one hides nobody", TALLY, "if index < sources.count - 1 {", "if index < sources.count - 2 {"),
    ("tally", "samples of one source hide one another", TALLY,
     "{ take(sample, beside: cover) }", "{ take(sample, beside: cover); cover.add([sample.moments]) }"),
    ("tally", "what is left of a sample counts for all of it", TALLY, "sample.value * share", "sample.value"),
    ("tally", "what is covered counts as well", TALLY,
     "{ ignored.append(portion) } else { counted.append(portion) }",
     "{ ignored.append(portion) }\n            counted.append(portion)"),
    ("tally", "nobody who counts is nought", TALLY, "counted.isEmpty ? nil : counted.reduce", "counted.reduce"),
    ("tally", "a day that a sample does not touch has nought of it", TALLY,
     "        guard !part.isEmpty else { return nil }\n", ""),
    ("tally", "a sample across midnight counts whole on both days", TALLY, "amount: amount * share", "amount: amount"),
    ("tally", "what was put aside on other days is told", TALLY, "ignored.compactMap { $0.on(day) }", "ignored"),
    ("tally", "the order of rows shows", TALLY, "        counted.sort(by: Portion.precedes)\n", ""),

    ("runs", "a run ends with the sample that began last", RUNS,
     "max(last.moments.upperBound, portion.moments.upperBound)", "portion.moments.upperBound"),
    ("runs", "only the first sample of a run counts", RUNS,
     "                runs[runs.count - 1].amount += portion.amount\n", ""),
    ("runs", "what lies across two runs is told twice", RUNS, "portion.limited(to: part).amount", "portion.amount"),
    ("runs", "who is put aside for a first run is for no other", RUNS,
     "                index += 1\n", "                index = runs.count\n"),

    ("stand", "being idle is standing", STAND, "$0.value == 0", "$0.value == 1"),
    ("stand", "an hour that comes twice is one", STAND, "$0.start / 3600", "Int64($0.secondOfDay / 3600)"),
    ("stand", "what two devices saw are two hours", STAND, "Set(samples.filter", "Array(samples.filter"),
    ("stand", "nobody who looked is nought", STAND, "else { return nil }", "else { return 0 }"),
    ("stand", "yesterday's hours count", STAND, "samples.filter { $0.day == day }\n", "samples\n"),

    ("pulse", "the mean is that of the quarters", PULSE,
     "mean = sum / Double(samples.count)", "mean = self.steps.reduce(0) { $0 + $1.mean } / Double(self.steps.count)"),
    ("pulse", "a quarter begins a second late", PULSE,
     "(sample.secondOfDay / Self.stepLength, sample.value)", "((sample.secondOfDay - 1) / Self.stepLength, sample.value)"),
    ("pulse", "yesterday's pulse counts", PULSE, "samples.filter { $0.day == day }.sorted", "samples.sorted"),
    ("pulse", "the last of several highest is shown", PULSE, "if value > highest.value {", "if value >= highest.value {"),
    ("pulse", "the last of several lowest is shown", PULSE, "if value < lowest.value {", "if value <= lowest.value {"),
    ("pulse", "a measurement stands for all of the silence after it", PULSE,
     "min(max(end - sample.start, 0), Self.longestSilence)", "max(end - sample.start, 0)"),
    ("pulse", "a measurement stands for five minutes even before the next one", PULSE,
     "min(max(end - sample.start, 0), Self.longestSilence)", "Self.longestSilence"),
    ("pulse", "a pulse on a bound is below it", PULSE, "sample.value < $0 }", "sample.value <= $0 }"),
    ("pulse", "each source has measured once", PULSE, "default: 0] += 1 }", "default: 0] = 1 }"),

    ("figure", "the first word counts and not the last one", FIGURE, "samples.max {", "samples.min {"),
    ("figure", "other days' figures count", FIGURE, "samples.filter { $0.day == day }, by:", "samples, by:"),
    ("figure", "who is believed is put aside as well", FIGURE, "values.removeValue(forKey: best)", "values[best]"),

    ("stages", "being awake is being asleep", PIECE,
     ".dreaming: true\n        case .inBed, .awake: false", ".dreaming, .awake: true\n        case .inBed: false"),
    ("stages", "being asleep says how deep", PIECE, "isAsleep && self != .asleep", "isAsleep"),
    ("stages", "being in bed is a stage", BLOCK, "$0.0.source == alone && $0.1 != .inBed", "$0.0.source == alone"),
    ("stages", "two accounts of the stages are mixed", BLOCK, "$0.0.source == alone && $0.1 != .inBed", "$0.1 != .inBed"),
    ("stages", "who only says asleep hides stages", PAINTER, "[layer.value == .asleep ? 0 : 1, ", "[0, "),
    ("stages", "who began earlier knows better", PAINTER,
     "layer.sample.start, -layer.sample.end", "-layer.sample.start, -layer.sample.end"),
    ("stages", "of two that begin together the longer one is seen", PAINTER, "-layer.sample.end", "layer.sample.end"),
    ("stages", "a time of which nobody told is slept through", PAINTER, ", last.moments.upperBound == start {", " {"),

    ("night", "two hours awake are two sleeps", NIGHT,
     "static let pause: Int64 = 3 * 3600", "static let pause: Int64 = 2 * 3600"),
    ("night", "three hours awake are one sleep", NIGHT,
     "sample.start - last.moments.upperBound < pause", "sample.start - last.moments.upperBound <= pause"),
    ("night", "a sample within another one ends the sleep", NIGHT,
     "max(last.moments.upperBound, sample.moments.upperBound)", "sample.moments.upperBound"),
    ("night", "a sleep that ends at midnight is the next day's", BLOCK,
     ".upperBound - 1, offset: endOffset", ".upperBound, offset: endOffset"),
    ("night", "clocks of the evening say on which day somebody woke", BLOCK,
     "- 1, offset: endOffset", "- 1, offset: startOffset"),
    ("night", "who lies awake past midnight wakes on the next day", BLOCK,
     "(pieces.last?.moments ?? moments).upperBound", "moments.upperBound"),
    ("night", "of two equally long sleeps the later one is the night", NIGHT,
     "(one.asleep ?? -1, one.inBed, other.moments.lowerBound)\n"
     "                < (other.asleep ?? -1, other.inBed, one.moments.lowerBound)",
     "(one.asleep ?? -1, one.inBed, one.moments.lowerBound)\n"
     "                < (other.asleep ?? -1, other.inBed, other.moments.lowerBound)"),
    ("night", "who lies in bed longest has the night", NIGHT,
     "(one.asleep ?? -1, one.inBed, other.moments.lowerBound)\n"
     "                < (other.asleep ?? -1, other.inBed, one.moments.lowerBound)",
     "(one.inBed, one.asleep ?? -1, other.moments.lowerBound)\n"
     "                < (other.inBed, other.asleep ?? -1, one.moments.lowerBound)"),
    ("night", "who only spoke of a bed is believed", BLOCK, "(asleep.isEmpty ? told : asleep)", "told"),
    ("night", "clocks of the evening are those of the morning", BLOCK, "endOffset = samples.max {", "endOffset = samples.min {"),

    ("bed", "time out of bed is time in bed", BLOCK,
     "inBed = beds.isEmpty ? extent.length : bed.seconds", "inBed = extent.length"),
    ("bed", "where nobody spoke of a bed, time awake is not in it", BLOCK,
     "inBed = beds.isEmpty ? extent.length : bed.seconds", "inBed = bed.seconds"),
    ("bed", "sleep outside a bed makes the time in it no longer", BLOCK,
     "TimeCover(beds + pieces.map(\\.moments))", "TimeCover(beds)"),
    ("bed", "lying awake before sleep is waking in the night", BLOCK,
     "piece.moments.clamped(to: within).length", "piece.moments.length"),
    ("bed", "the share of sleep is that of the time from evening to morning", BLOCK,
     "Double($0) / Double(inBed)", "Double($0) / Double(moments.length)"),
    ("bed", "a bed belongs to the first sleep in it, not to the longest", NIGHT,
     "distance: shared > 0 ? -shared : max(0, gap)", "distance: shared > 0 ? 0 : max(0, gap)"),
    ("bed", "a bed three hours away is the sleep's", NIGHT, "filter { $0.distance < pause }", "filter { $0.distance <= pause }"),
    ("bed", "beds three hours apart are one", NIGHT, "sample.start - end < pause", "sample.start - end <= pause"),

    ("nap", "a nap may be the night", NIGHT, "blocks.filter { !Self.isNap($0) }.max", "blocks.max"),
    ("nap", "three hours are a nap", NIGHT, "(block.asleep ?? block.inBed) < pause", "(block.asleep ?? block.inBed) <= pause"),
    ("nap", "who falls asleep at nine in the morning takes a nap", NIGHT, "hoursOfNaps = 10...21", "hoursOfNaps = 9...21"),
    ("nap", "who falls asleep at ten in the morning takes none", NIGHT, "hoursOfNaps = 10...21", "hoursOfNaps = 11...21"),
    ("nap", "who wakes after ten in the evening has taken a nap", NIGHT, "hoursOfNaps = 10...21", "hoursOfNaps = 10...22"),
    ("nap", "who wakes before ten in the evening has taken none", NIGHT, "hoursOfNaps = 10...21", "hoursOfNaps = 10...20"),
    ("nap", "noon is in Greenwich", NIGHT, "(moment + Int64(offset)) % LocalDay.length", "moment % LocalDay.length"),
    ("nap", "lying in bed by day is a nap", NIGHT, "$0 != night && $0.asleep != nil", "$0 != night"),

    ("workout", "half of the shorter one is enough", WORKOUT,
     "overlap(with: other) * 2 > min(", "overlap(with: other) * 2 >= min("),
    ("workout", "half of the longer one is needed", WORKOUT,
     "min(moments.length, other.moments.length)", "max(moments.length, other.moments.length)"),
    ("workout", "one source says the same twice", WORKOUT, "source != other.source\n            && (activity", "(activity"),
    ("workout", "whatever happens at the same time is the same", WORKOUT, "(activity == other.activity || ", "(true || "),
    ("workout", "who does not know what it was means something else", WORKOUT,
     "(activity == other.activity || [activity, other.activity].contains(Self.something))", "activity == other.activity"),
    ("workout", "only the better source may not know what it was", WORKOUT,
     "[activity, other.activity].contains(Self.something)", "activity == Self.something"),
    ("workout", "who came first in time is believed", WORKOUT,
     "(order.rank(of: accounts[one].source), one) < (order.rank(of: accounts[other].source), other)", "one < other"),
    ("workout", "an account of two halves goes to the shorter one", WORKOUT,
     "let nearest = same.max {", "let nearest = same.min {"),
]
