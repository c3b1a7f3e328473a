extension Words {
    static let german: Words = Words(
        language: .german,
        sky: SkyWords(
            clear: "Klar",
            fair: "Meist sonnig",
            fairAtNight: "Meist klar",
            partly: "Heiter bis wolkig",
            partlyAtNight: "Leicht bewölkt",
            cloudy: "Bewölkt",
            overcast: "Bedeckt",
            fog: "Nebel",
            rimeFog: "Nebel mit Reif",
            lightDrizzle: "Leichter Nieselregen",
            drizzle: "Nieselregen",
            heavyDrizzle: "Starker Nieselregen",
            freezingDrizzle: "Gefrierender Nieselregen",
            heavyFreezingDrizzle: "Starker gefrierender Nieselregen",
            lightRain: "Leichter Regen",
            rain: "Regen",
            downpour: "Starkregen",
            freezingRain: "Gefrierender Regen",
            heavyFreezingRain: "Starker gefrierender Regen",
            lightShowers: "Leichte Schauer",
            showers: "Schauer",
            heavyShowers: "Starke Schauer",
            sleet: "Schneeregen",
            sleetShowers: "Schneeregenschauer",
            lightSnow: "Leichter Schneefall",
            snow: "Schnee",
            heavySnow: "Starker Schneefall",
            snowGrains: "Schneegriesel",
            snowShowers: "Schneeschauer",
            heavySnowShowers: "Starke Schneeschauer",
            thunder: "Gewitter",
            hail: "Gewitter mit Hagel",
            heavyHail: "Gewitter mit starkem Hagel"
        ),
        wind: WindWords(
            calm: "Windstille",
            lightAir: "Leiser Zug",
            lightBreeze: "Leichte Brise",
            gentleBreeze: "Schwache Brise",
            moderateBreeze: "Mäßige Brise",
            freshBreeze: "Frische Brise",
            strongBreeze: "Starker Wind",
            nearGale: "Steifer Wind",
            gale: "Stürmischer Wind",
            strongGale: "Sturm",
            storm: "Schwerer Sturm",
            violentStorm: "Orkanartiger Sturm",
            hurricane: "Orkan"
        ),
        compass: CompassWords(
            names: CompassWords.Rose(
                north: "Nord",
                northEast: "Nordost",
                east: "Ost",
                southEast: "Südost",
                south: "Süd",
                southWest: "Südwest",
                west: "West",
                northWest: "Nordwest"
            ),
            origins: CompassWords.Rose(
                north: "aus Nord",
                northEast: "aus Nordost",
                east: "aus Ost",
                southEast: "aus Südost",
                south: "aus Süd",
                southWest: "aus Südwest",
                west: "aus West",
                northWest: "aus Nordwest"
            ),
            letters: CompassWords.Rose(
                north: "N",
                northEast: "NO",
                east: "O",
                southEast: "SO",
                south: "S",
                southWest: "SW",
                west: "W",
                northWest: "NW"
            )
        ),
        calendar: CalendarWords(
            weekdays: ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"],
            shortWeekdays: ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"],
            months: [
                "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
                "November", "Dezember",
            ],
            shortMonths: [
                "Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez.",
            ],
            today: "Heute",
            tomorrow: "Morgen",
            yesterday: "Gestern",
            dateForm: { "\($0), \($1). \($2)" },
            dateWithYearForm: { "\($0). \($1) \($2)" },
            shortDateForm: { weekday, day, _ in "\(weekday) \(day)." }
        ),
        clock: ClockWords(
            ofTwentyFour: { "\($0.twoDigits):\($1)" },
            ofTwelve: { "\($1):\($2)\(String.narrowSpace)\($0 ? "PM" : "AM")" },
            hourOfTwentyFour: { $0.twoDigits },
            hourOfTwelve: { "\($1)\(String.narrowSpace)\($0 ? "PM" : "AM")" }
        ),
        ages: AgeWords(
            minutes: .one("# Minute", many: "# Minuten"),
            hours: .one("# Stunde", many: "# Stunden"),
            days: .one("# Tag", many: "# Tage"),
            now: "gerade eben",
            minutesAgo: .one("vor # Minute", many: "vor # Minuten"),
            hoursAgo: .one("vor # Stunde", many: "vor # Stunden"),
            daysAgo: .one("vor # Tag", many: "vor # Tagen")
        ),
        units: UnitWords(
            milesPerHour: "mph",
            knots: "kn",
            beaufort: "Bft",
            inches: "in",
            spaceBeforeSigns: .narrowSpace
        ),
        numbers: NumberStyle(point: ",", group: "."),
        frame: .german,
        weather: .german,
        body: .german,
        today: .german,
        places: .german,
        wall: WallWords(panels: "Tafeln")
    )
}
