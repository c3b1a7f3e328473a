"""What phones write: dates, numbers, units, cases and XML, each with a change that somebody could make unawares."""

COPY = ["Sources/Health", "Sources/CExpat", "Sources/XML", "Tests/HealthTests", "Tests/XMLTests"]
BELOW = "Sources"

DATE = "Health/Apple/AppleDate.swift"
UNIT = "Health/Apple/HealthUnit.swift"
CASE = "Health/Apple/CategoryValue.swift"
NUMBER = "Health/Apple/Decimal.swift"
NAME = "Health/Apple/HealthKind+Apple.swift"
PROLOG = "XML/PrologScanner.swift"
PARSER = "XML/XMLParser.swift"
SPAN = "XML/Span+Bytes.swift"

MUTATIONS = [
    ("date", "clocks ahead of UTC show an earlier moment", DATE,
     "+ Int64(time) - Int64(offset)", "+ Int64(time) + Int64(offset)"),
    ("date", "clocks behind UTC are ahead of it", DATE, "offset = -ahead", "offset = ahead"),
    ("date", "clocks are whole hours apart", DATE, "Int32(hours * 3_600 + minutes * 60)", "Int32(hours * 3_600)"),
    ("date", "no clock is more than twelve hours ahead", DATE, "hours <= 18, minutes < 60", "hours <= 12, minutes < 60"),
    ("date", "a minute has sixty-one seconds", DATE, "minutes < 60, seconds < 60", "minutes < 60, seconds <= 60"),
    ("date", "a day has an hour more", DATE, "hours < 24, minutes", "hours <= 24, minutes"),
    ("date", "every fourth year is a leap year", DATE, "year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)", "year % 4 == 0"),
    ("date", "no whole century is a leap year", DATE, "(year % 100 != 0 || year % 400 == 0)", "year % 100 != 0"),
    ("date", "November has a day more", DATE, " || month == 9 || month == 11 ?", " || month == 9 ?"),
    ("date", "February is in the year that begins with it", DATE,
     "let shifted = month > 2 ? year", "let shifted = month > 1 ? year"),
    ("date", "centuries have no leap years left out", DATE, " - yearOfCycle / 100 + dayOfYear", " + dayOfYear"),
    ("date", "what follows a moment of a route is not looked at", DATE,
     "            guard isPart else { return nil }\n", "            _ = isPart\n"),

    ("unit", "shares of one are per cent", UNIT, "abs(value) > 1 ? value / 100", "abs(value) >= 1 ? value / 100"),
    ("unit", "shares are what is written", UNIT, "return abs(value) > 1 ? value / 100 : value", "return value"),
    ("unit", "a small calorie is a large one", UNIT, '"cal": HealthUnit("kcal", 0.001)', '"cal": HealthUnit("kcal")'),
    ("unit", "joules are the calories of engineers", UNIT,
     '"kJ": HealthUnit("kcal", 1 / 4.184)', '"kJ": HealthUnit("kcal", 1 / 4.1868)'),
    ("unit", "Fahrenheit begins where Celsius does", UNIT, ", shift: -160 / 9)", ")"),
    ("unit", "Kelvin is off by a little", UNIT, "shift: -273.15", "shift: -273"),
    ("unit", "a pound is half a kilogram", UNIT, '0.453_592_37)', '0.5)'),
    ("unit", "a mile is one of sailors", UNIT, '"mi": HealthUnit("m", 1_609.344)', '"mi": HealthUnit("m", 1_852)'),
    ("unit", "a foot is a third of a metre", UNIT, '"ft": HealthUnit("m", 0.3048)', '"ft": HealthUnit("m", 0.3333)'),
    ("unit", "seconds are minutes", UNIT, '"s": HealthUnit("min", 1 / 60)', '"s": HealthUnit("min")'),
    ("unit", "a microgram is a milligram", UNIT, '"mcg": HealthUnit("kg", 1e-9)', '"mcg": HealthUnit("kg", 1e-6)'),
    ("unit", "kilometres an hour are metres a second", UNIT,
     '"km/hr": HealthUnit("m/s", 1 / 3.6)', '"km/hr": HealthUnit("m/s", 3.6)'),
    ("unit", "sugar has another weight", UNIT, '18.015_588', '18'),
    ("unit", "an ounce of water is one of Britain", UNIT,
     '"fl_oz_us": HealthUnit("mL", 29.573_529_562_5)', '"fl_oz_us": HealthUnit("mL", 28.413_062_5)'),

    ("case", "standing and being idle change places", CASE, '["Stood": 0, "Idle": 1]', '["Stood": 1, "Idle": 0]'),
    ("case", "dreaming is deep sleep", CASE,
     '"AsleepREM": SleepValue.dreaming.rawValue', '"AsleepREM": SleepValue.deep.rawValue'),
    ("case", "asleep by its new name is not known", CASE,
     '            "AsleepUnspecified": SleepValue.asleep.rawValue, "Awake"', '            "Awake"'),
    ("case", "what is negative is a case", CASE, "number >= 0, number < 1_000", "number < 1_000"),
    ("case", "being present is not being present", CASE, '["Present": 0, "NotPresent": 1]', '["Present": 1, "NotPresent": 0]'),
    ("case", "no bleeding is a heavy one", CASE,
     '"MenstrualFlow": ["Unspecified": 1, "Light": 2, "Medium": 3, "Heavy": 4, "None": 5]',
     '"MenstrualFlow": ["Unspecified": 1, "Light": 2, "Medium": 3, "Heavy": 5, "None": 4]'),

    ("number", "digits are read until they are no longer exact", NUMBER,
     "mantissa < 900_000_000_000_000 {", "mantissa < 900_000_000_000_000_000 {"),
    ("number", "what has too many digits is cut", NUMBER, "guard isExact, scale", "guard scale"),
    ("number", "less than nought is more", NUMBER, "        return isNegative ? -value : value", "        return value"),
    ("number", "a negative exponent is a positive one", NUMBER, "return isNegative ? -exponent : exponent", "return exponent"),
    ("number", "what follows a number is not looked at", NUMBER,
     "guard let exponent = exponent(bytes, at: index) else { return nil }",
     "guard let exponent = exponent(bytes, at: index) else { return Double(mantissa) }"),
    ("number", "nothing is nought", NUMBER, "guard digits > 0 else { return nil }", "guard digits > 0 else { return 0 }"),

    ("name", "of a name that is but a prefix nothing is left", NAME, " && identifier.utf8.count > prefix.utf8.count {", " {"),
    ("name", "what is measured is a case", NAME,
     'identifier.hasPrefix("HKCategoryTypeIdentifier")', 'identifier.hasPrefix("HK")'),
    ("name", "a weight is kept in whatever comes first", NAME, 'HealthKind("BodyMass", in: "kg"), ', ''),

    ("prolog", "a bracket in quotes closes the document type", PROLOG, "if byte == quote { state = .type }", "state = .type"),
    ("prolog", "entities may be declared", PROLOG, '} else if ends("<!ENTITY") {', "} else if false {"),
    ("prolog", "a bracket in a comment closes the document type", PROLOG, '} else if ends("<!--") {', "} else if false {"),
    ("prolog", "a comment may end with the dashes that begin it", PROLOG,
     '            kept += Array("<!--".utf8)\n            state = .comment\n            recent = 0\n',
     '            kept += Array("<!--".utf8)\n            state = .comment\n'),
    ("prolog", "lines of the document type are not counted", PROLOG,
     'if byte == UInt8(ascii: "\\n") { kept.append(byte) }', "_ = kept"),
    ("prolog", "what is not declared like this is skipped", PROLOG,
     "} else if held.count >= 7 {", "} else if held.count >= 7_000 {"),
    ("prolog", "tabs become spaces", PROLOG, "(byte < 0x20) && (byte != 0x09)", "(byte < 0x20)"),
    ("prolog", "what is replaced is not counted", PROLOG, "        replaced += found\n", ""),
    ("prolog", "the prologue may be of any length", PROLOG, "guard seen <= limit else", "guard seen <= .max else"),
    ("prolog", "a document type within the content goes, too", PROLOG,
     "            root = name\n            state = .content", "            root = name\n            state = .text"),

    ("parser", "elements may lie as deep as they like", PARSER, "guard depth <= limits.depth else", "guard depth <= .max else"),
    ("parser", "the deepest element that may be is refused", PARSER,
     "guard depth <= limits.depth else", "guard depth < limits.depth else"),
    ("parser", "elements beside one another are deeper and deeper", PARSER, "        depth -= 1\n", ""),
    ("parser", "the longest value that may be is refused", PARSER,
     "value.count <= limits.value else", "value.count < limits.value else"),
    ("parser", "values may be of any length", PARSER, ", value.count <= limits.value else", " else"),
    ("parser", "the longest name that may be is refused", PARSER,
     "guard element.count <= limits.name", "guard element.count < limits.name"),
    ("parser", "a tag without end grows in memory", PARSER, "fed - position <= limits.tag", "fed - position <= .max"),
    ("parser", "entities that nobody has declared are left out", PARSER,
     'unsafe XMLParser.from(data).stop(.entities, "it uses an entity that it does not declare")', "unsafe _ = data"),
    ("parser", "entities may be declared", PARSER,
     'unsafe XMLParser.from(data).stop(.entities, "it declares an entity")', "unsafe _ = data"),
    ("parser", "attributes come although they are not wanted", PARSER,
     "guard handler.start(unsafe Span(_unsafeElements: element)) else { return }",
     "_ = handler.start(unsafe Span(_unsafeElements: element))"),

    ("bytes", "what begins like a word is the word", SPAN,
     "guard count == length else { return false }", "guard count >= length else { return false }"),
    ("bytes", "a word is in an array whose end it goes beyond", SPAN,
     "count <= bytes.count - start else", "start <= bytes.count else"),
]
