extension Words {
    static let english = Words(
        language: .english,
        sky: SkyWords(
            clear: "Clear",
            fair: "Mostly sunny",
            fairAtNight: "Mostly clear",
            partly: "Sunny spells",
            partlyAtNight: "Some clouds",
            cloudy: "Cloudy",
            overcast: "Overcast",
            fog: "Fog",
            rimeFog: "Freezing fog",
            lightDrizzle: "Light drizzle",
            drizzle: "Drizzle",
            heavyDrizzle: "Heavy drizzle",
            freezingDrizzle: "Freezing drizzle",
            heavyFreezingDrizzle: "Heavy freezing drizzle",
            lightRain: "Light rain",
            rain: "Rain",
            downpour: "Heavy rain",
            freezingRain: "Freezing rain",
            heavyFreezingRain: "Heavy freezing rain",
            lightShowers: "Light showers",
            showers: "Showers",
            heavyShowers: "Heavy showers",
            sleet: "Sleet",
            sleetShowers: "Sleet showers",
            lightSnow: "Light snow",
            snow: "Snow",
            heavySnow: "Heavy snow",
            snowGrains: "Snow grains",
            snowShowers: "Snow showers",
            heavySnowShowers: "Heavy snow showers",
            thunder: "Thunder",
            hail: "Thunder and hail",
            heavyHail: "Thunder and heavy hail"
        ),
        wind: WindWords(
            calm: "Calm",
            lightAir: "Light air",
            lightBreeze: "Light breeze",
            gentleBreeze: "Gentle breeze",
            moderateBreeze: "Moderate breeze",
            freshBreeze: "Fresh breeze",
            strongBreeze: "Strong breeze",
            nearGale: "Near gale",
            gale: "Gale",
            strongGale: "Strong gale",
            storm: "Storm",
            violentStorm: "Violent storm",
            hurricane: "Hurricane"
        ),
        compass: CompassWords(
            names: CompassWords.Rose(
                north: "north",
                northEast: "north-east",
                east: "east",
                southEast: "south-east",
                south: "south",
                southWest: "south-west",
                west: "west",
                northWest: "north-west"
            ),
            origins: CompassWords.Rose(
                north: "from the north",
                northEast: "from the north-east",
                east: "from the east",
                southEast: "from the south-east",
                south: "from the south",
                southWest: "from the south-west",
                west: "from the west",
                northWest: "from the north-west"
            ),
            letters: CompassWords.Rose(
                north: "N",
                northEast: "NE",
                east: "E",
                southEast: "SE",
                south: "S",
                southWest: "SW",
                west: "W",
                northWest: "NW"
            )
        ),
        calendar: CalendarWords(
            weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
            shortWeekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
            months: [
                "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
                "November", "December",
            ],
            shortMonths: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
            today: "Today",
            tomorrow: "Tomorrow",
            yesterday: "Yesterday",
            dateForm: { "\($0) \($1) \($2)" },
            dateWithYearForm: { "\($0) \($1) \($2)" },
            shortDateForm: { weekday, day, _ in "\(weekday) \(day)" }
        ),
        clock: ClockWords(
            ofTwentyFour: { "\($0.twoDigits):\($1)" },
            ofTwelve: { "\($1):\($2)\(String.narrowSpace)\($0 ? "pm" : "am")" },
            hourOfTwentyFour: { $0.twoDigits },
            hourOfTwelve: { "\($1)\(String.narrowSpace)\($0 ? "pm" : "am")" }
        ),
        ages: AgeWords(
            minutes: .one("# minute", many: "# minutes"),
            hours: .one("# hour", many: "# hours"),
            days: .one("# day", many: "# days"),
            now: "just now",
            minutesAgo: .one("# minute ago", many: "# minutes ago"),
            hoursAgo: .one("# hour ago", many: "# hours ago"),
            daysAgo: .one("# day ago", many: "# days ago")
        ),
        units: UnitWords(milesPerHour: "mph", knots: "kn", beaufort: "Bft", inches: "in", spaceBeforeSigns: ""),
        numbers: .english
    )
}
