"""What figures, clocks and words say, and what follows from the weather, each with a change that somebody could make unawares."""

COPY = [
    "Sources/CSodium", "Sources/Crypto", "Sources/DashboardCore/Containment/Identifier.swift",
    "Sources/DashboardCore/Containment/Traits.swift", "Sources/DashboardCore/Model", "Sources/DashboardCore/Units",
    "Sources/DashboardCore/Views/Icon.swift", "Sources/DashboardCore/Views/Sky.swift",
    "Sources/DashboardCore/Widgets/Weather/WeatherShape.swift", "Sources/DashboardCore/Words",
    "Sources/DashboardCore/Zones", "Sources/Locking", "Sources/Markup", "Tests/DashboardCoreTests/Today",
    "Tests/DashboardCoreTests/Units", "Tests/DashboardCoreTests/Weather/AirTests.swift",
    "Tests/DashboardCoreTests/Weather/Forecast+Told.swift", "Tests/DashboardCoreTests/Weather/ForecastTests.swift",
    "Tests/DashboardCoreTests/Weather/OutlineSentenceTests.swift",
    "Tests/DashboardCoreTests/Weather/OutlineTests+Bounds.swift", "Tests/DashboardCoreTests/Weather/OutlineTests.swift",
    "Tests/DashboardCoreTests/Weather/Spell.swift", "Tests/DashboardCoreTests/Weather/WeatherAlertsTests.swift",
    "Tests/DashboardCoreTests/Weather/WeatherFactsTests.swift", "Tests/DashboardCoreTests/Words/WordsTests.swift",
    "Tests/DashboardCoreTests/Zones/Zone+Machine.swift",
]
BELOW = "Sources/DashboardCore"

BEAUFORT = "Units/Beaufort.swift"
MANNER = "Units/Manner.swift"
MEASURES = "Units/Measures.swift"
TEMPERATURE = "Units/TemperatureUnit.swift"
WIND = "Units/WindUnit.swift"
PRESSURE = "Units/PressureUnit.swift"
TELLER = "Units/Teller.swift"
NUMBERS = "Words/NumberStyle.swift"
CLOCK = "Words/ClockWords.swift"
PLURAL = "Words/Plural.swift"
AGES = "Words/AgeWords.swift"
COMPASS = "Words/CompassWords.swift"
DATES = "Words/CalendarWords+Dates.swift"
SPOKEN = "Words/Weather/Hours/SpokenHour.swift"
OUTLINE = "Model/Weather/Outline.swift"
READER = "Model/Weather/OutlineReader.swift"
COURSE = "Model/Weather/OutlineReader+Course.swift"
HOUR = "Model/Weather/ForecastHour.swift"
FORECAST = "Model/Weather/Forecast.swift"
DAY = "Model/Weather/ForecastDay.swift"
REMARKS = "Model/Weather/WeatherFacts+Remarks.swift"
FACTS = "Model/Weather/WeatherFacts.swift"
AIR = "Model/Weather/AirQuality.swift"
POLLEN = "Model/Weather/Pollen.swift"
WARNINGS = "Model/Weather/WeatherAlerts.swift"
ADVICE = "Model/Today/DayAdvice.swift"
SENTENCE = "Model/Today/DayAdvice+Sentence.swift"

MUTATIONS = [
    ("units", "Fahrenheit begins where Celsius does", TEMPERATURE, "celsius * 1.8 + 32", "celsius * 1.8"),
    ("units", "sailors' miles are those of roads", WIND, "metresPerSecond * 3600 / 1852", "metresPerSecond * 3600 / 1609.344"),
    ("units", "kilometres an hour are metres a second", WIND, "metresPerSecond * 3.6\n", "metresPerSecond\n"),
    ("units", "mercury has no decimals", PRESSURE, "case .inchesOfMercury: 2", "case .inchesOfMercury: 0"),
    ("units", "a force of the wind begins after its limit", BEAUFORT, "$0 <= speed", "$0 < speed"),
    ("units", "the scale of the wind has all decimals", BEAUFORT, "let speed = (speed * 10).rounded() / 10\n", ""),
    ("units", "far things are told to a tenth", MEASURES, "distance < 9.95 ? 1 : 0", "distance < 99.95 ? 1 : 0"),
    ("units", "a little less than ten is told as 10.0", MEASURES, "distance < 9.95 ? 1 : 0", "distance < 10 ? 1 : 0"),
    ("units", "the units of the wind are forgotten", MANNER, '            self["wind"] = newValue.units.wind.rawValue\n', ""),
    ("units", "everybody has twenty-four hours", MANNER,
     '            manner.hours = self["hours"].flatMap { Int($0) }.flatMap(HourCycle.init(rawValue:)) ?? manner.hours\n', ""),
    ("units", "heights are metres to everybody", MEASURES,
     "let (value, unit) = units.distance.height(metres: metres)", 'let (value, unit) = (metres, "m")'),

    ("numbers", "nought may be negative", NUMBERS, 'units < 0 ? "−" : ""', 'value < 0 ? "−" : ""'),
    ("numbers", "half of one is none", NUMBERS,
     "(value * Double(scale)).rounded())", "(value * Double(scale)).rounded(.towardZero))"),
    ("numbers", "four digits are grouped", NUMBERS, "digits.count >= 5", "digits.count >= 4"),
    ("numbers", "the noughts before decimals are lost", NUMBERS, "String(UInt(scale) + rest).dropFirst()", "String(rest)"),
    ("numbers", "hardly any rain is 0.0", NUMBERS, "* Double(Self.scale(of: decimals)) < 0.5", "< 0"),

    ("clock", "noon is in the morning", CLOCK, "case .twelve: ofTwelve(hour >= 12,", "case .twelve: ofTwelve(hour > 12,"),
    ("clock", "midnight is at nought of twelve", CLOCK, "(hour + 11) % 12 + 1", "hour % 12"),
    ("clock", "minutes have one digit", CLOCK, "ofTwentyFour(hour, minute.twoDigits)", 'ofTwentyFour(hour, "\\(minute)")'),
    ("clock", "what is before midnight is on no clock", CLOCK,
     "time.minute.wholes(of: 1440).rest.quotient", "time.minute.quotient"),
    ("clock", "a time of another day has no day beside it", TELLER, "moment.day == day\n", "true\n"),

    ("words", "nought is many in French", PLURAL, "count == 0 || count == 1", "count == 1"),
    ("words", "nought is one", PLURAL, "case .one: count == 1", "case .one: count <= 1"),
    ("words", "two days are told in hours", AGES, "case ..<172_800: hours", "case ..<259_200: hours"),
    ("words", "an hour is sixty minutes", AGES, "case ..<3600: minutes", "case ...3600: minutes"),
    ("words", "the first minute is one", AGES, "seconds < 60 ? now", "seconds < 0 ? now"),
    ("words", "a direction begins where it is exact", COMPASS,
     "Int((turn * Double(count)).rounded())", "Int(turn * Double(count))"),
    ("words", "directions in between begin with the other one", COMPASS,
     "return letters.point(at: main) + letters.point(at: between)",
     "return letters.point(at: between) + letters.point(at: main)"),
    ("words", "tomorrow is called yesterday", DATES, "case 1: tomorrow", "case -2: tomorrow"),
    ("words", "the months begin with February", DATES,
     "day.dayOfMonth, months[day.monthOfYear - 1], day.year", "day.dayOfMonth, months[day.monthOfYear % 12], day.year"),
    ("words", "five in the morning is tonight", SPOKEN, "time.hour < 5 ? .tonight", "time.hour < 6 ? .tonight"),
    ("words", "nine hours ahead is far", SPOKEN, "time.hour - now.hour >= 10", "time.hour - now.hour >= 9"),

    ("outline", "people listen to four sentences", OUTLINE, "limit = 3", "limit = 4"),
    ("outline", "the dearest come first", OUTLINE, "dearest.sorted().map", "dearest.map"),
    ("outline", "people look ahead for a day", READER, "horizon = 18", "horizon = 24"),
    ("outline", "a strong wind is worth a word all day", READER,
     "return blow == .strong ? [] : [.wind(blow, nil)]", "return [.wind(blow, nil)]"),
    ("outline", "a near gale is a gale", READER, "case .gale...: self = .gale", "case .nearGale...: self = .gale"),
    ("outline", "a fresh breeze is worth a word", READER, "case .strongBreeze...: self", "case .freshBreeze...: self"),
    ("outline", "at eight the evening is still to come", READER, "guard now.hour < 20", "guard now.hour <= 20"),
    ("outline", "a wind that drops a little is calm", READER, "last.wind <= first.wind * 0.6", "last.wind < first.wind"),
    ("outline", "thirty degrees are no heat", READER, "high >= 30", "high > 30"),
    ("outline", "thirty-five degrees are no great heat", READER, "isExtreme: high >= 35", "isExtreme: high > 35"),
    ("outline", "nought is no frost", READER, "low.temperature <= 0, first", "low.temperature < 0, first"),
    ("outline", "frost that is there already is still to come", READER, ", first.temperature > 0.5 {", " {"),
    ("outline", "fifteen degrees of frost are not bitter", READER, "low.temperature <= -15", "low.temperature < -15"),
    ("outline", "tomorrow's heat is today's", READER,
     "hours.filter { forecast.time($0.start).day == now.day }\n        guard let high", "hours\n        guard let high"),
    ("outline", "snow makes roads wet before frost", READER, " && $0.isWet && $0.falling != .snow", " && $0.isWet"),
    ("outline", "three degrees are not worth a word", READER, "abs(difference) >= 3", "abs(difference) > 3"),
    ("outline", "seven degrees are not much", READER, "abs(difference) >= 7", "abs(difference) > 7"),
    ("outline", "colder is warmer", READER, "difference > 0", "difference < 0"),
    ("outline", "an umbrella is for those who are wet already", READER,
     "start.start > first.start,\n", "start.start >= first.start,\n"),
    ("outline", "an umbrella is for snow", READER,
     "[.rain, .heavyRain, .showers].contains", "[.rain, .heavyRain, .showers, .snow].contains"),
    ("outline", "a dry hour ends the rain", COURSE, " || (end + 1 < hours.count && hours[end + 1].isWet) {", " {"),
    ("outline", "one hour of snow is a turn", COURSE, "guard rest.count >= 2, rest", "guard rest"),
    ("outline", "any wettest hour is worth a word", COURSE, "peak.rain >= 1, peak.rain > first.rain", "peak.rain > first.rain"),
    ("outline", "rain that comes back is not told", COURSE, "again - spell.endIndex >= 2", "again - spell.endIndex >= 20"),

    ("rain", "an even chance of rain is none", HOUR, "$0 >= 50", "$0 > 50"),
    ("rain", "where nobody tells the chance, any drop is rain", HOUR, "rain >= 0.2 * Double(length)", "rain > 0"),
    ("rain", "hours far ahead are wet for as little as near ones", HOUR, "rain >= 0.2 * Double(length)", "rain >= 0.2"),
    ("rain", "an hour begins when it is over", FORECAST, "$0.start <= moment } ?? 0", "$0.end <= moment } ?? 0"),
    ("rain", "a week has eight days", FORECAST, "time(moment).day.number < 7", "time(moment).day.number <= 7"),
    ("rain", "a place's clocks never change", FORECAST, "zone?.offset(at: moment).seconds ?? offset", "offset"),
    ("rain", "hours that the clock has twice are there twice", FORECAST,
     ".filter { seen.insert($0.0).inserted }", ".filter { seen.insert($0.0).inserted || true }"),
    ("rain", "a day is colder than its coldest hour never", DAY, "self.low = min(low ?? least, least)", "self.low = least"),

    ("remarks", "a wind that drops by less is worth a word", REMARKS,
     "calmest.wind <= current.wind - 3", "calmest.wind < current.wind"),
    ("remarks", "a wind rises only by more than that", REMARKS,
     "windiest.wind >= current.wind + 3", "windiest.wind > current.wind + 3"),
    ("remarks", "rain to come has fallen already", REMARKS,
     "prefix { $0.start < now.start }", "prefix { $0.start <= now.start }"),
    ("remarks", "washing dries in moist air", REMARKS, "$0 >= 80 ? words.doesNotDry", "$0 > 80 ? words.doesNotDry"),
    ("remarks", "air is sticky when it is pleasant", REMARKS, "dewPoint >= 16", "dewPoint > 15"),
    ("remarks", "air is oppressive only beyond twenty", REMARKS, "dewPoint >= 20", "dewPoint > 20"),
    ("remarks", "there is no mist where the air is full", REMARKS,
     "current.temperature - dewPoint <= 1.5", "current.temperature - dewPoint < 1.5"),
    ("remarks", "pressure that falls rises", REMARKS,
     "if change <= -1 { return words.pressureFalls", "if change <= -1 { return words.pressureRises"),
    ("remarks", "a view of ten kilometres is mist", REMARKS, "guard visibility < 10 else", "guard visibility <= 10 else"),
    ("remarks", "an eighth of the sky is none", FACTS, "(min(max($0, 0), 100) / 12.5).rounded()", "min(max($0, 0), 100) / 12.5"),

    ("air", "the last figure of a step is of the next one", AIR, "$0 < index }", "$0 <= index }"),
    ("air", "America has Europe's steps", AIR, "below: [50, 100, 150, 200, 300]", "below: [20, 40, 60, 80, 100]"),
    ("air", "pollen begins after its limit", POLLEN, "$0 <= grains", "$0 < grains"),
    ("air", "grass troubles people as late as trees", POLLEN, "[1, 10, 30]", "[1, 10, 100]"),
    ("warnings", "what is over is told", WARNINGS, "alert.end.map { $0.date > moment.date } ?? true && ", ""),
    ("warnings", "what ends now still holds", WARNINGS, "$0.date > moment.date", "$0.date >= moment.date"),
    ("warnings", "the mildest are first", WARNINGS, "return worse.0 < worse.1", "return worse.0 > worse.1"),
    ("warnings", "what is said twice is told twice", WARNINGS,
     "seen.insert(alert).inserted", "(seen.insert(alert).inserted || true)"),
    ("warnings", "the last to begin is first", WARNINGS, ": starts.0 < starts.1", ": starts.0 > starts.1"),

    ("advice", "who is to leave just now is too late", ADVICE, "departure >= course.now.time", "departure > course.now.time"),
    ("advice", "rain on the way home does not count", ADVICE, "to: plan.end.adding(plan.way.count))", "to: plan.end)"),
    ("advice", "rain on the way there does not count", ADVICE,
     "from: plan.start.adding(-plan.way.count), to", "from: plan.start, to"),
    ("advice", "whoever goes to bed takes the tram", ADVICE, "guard plan.kind == .errand else { return .nothing }\n", ""),
    ("advice", "an hour that ends as somebody leaves is on the way", ADVICE, "* 60 > start.minute", "* 60 >= start.minute"),
    ("advice", "any rain may be the heaviest", ADVICE, "$0.rain >= 1 ? $0 : nil", "$0.rain > 0 ? $0 : nil"),
    ("advice", "what has just ended is still to come", ADVICE, "$0.end > course.now.time", "$0.end >= course.now.time"),
    ("advice", "half an hour less is enough", SENTENCE, "difference > -30", "difference >= -30"),
    ("advice", "as long as ever is not well", SENTENCE, "difference >= 0 ?", "difference > 0 ?"),
    ("advice", "it clears after something has begun", SENTENCE,
     "errands.first { $0.start >= end }", "errands.first { $0.end >= end }"),
]
