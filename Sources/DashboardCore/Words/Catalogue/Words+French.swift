extension Words {
    static let french: Words = Words(
        language: .french,
        sky: SkyWords(
            clear: "Ciel dégagé",
            fair: "Plutôt ensoleillé",
            fairAtNight: "Plutôt dégagé",
            partly: "Éclaircies",
            partlyAtNight: "Peu nuageux",
            cloudy: "Nuageux",
            overcast: "Couvert",
            fog: "Brouillard",
            rimeFog: "Brouillard givrant",
            lightDrizzle: "Faible bruine",
            drizzle: "Bruine",
            heavyDrizzle: "Forte bruine",
            freezingDrizzle: "Bruine verglaçante",
            heavyFreezingDrizzle: "Forte bruine verglaçante",
            lightRain: "Faible pluie",
            rain: "Pluie",
            downpour: "Forte pluie",
            freezingRain: "Pluie verglaçante",
            heavyFreezingRain: "Forte pluie verglaçante",
            lightShowers: "Faibles averses",
            showers: "Averses",
            heavyShowers: "Fortes averses",
            sleet: "Pluie et neige mêlées",
            sleetShowers: "Averses de pluie et neige",
            lightSnow: "Faible neige",
            snow: "Neige",
            heavySnow: "Forte neige",
            snowGrains: "Neige en grains",
            snowShowers: "Averses de neige",
            heavySnowShowers: "Fortes averses de neige",
            thunder: "Orages",
            hail: "Orages et grêle",
            heavyHail: "Orages et forte grêle"
        ),
        wind: WindWords(
            calm: "Calme",
            lightAir: "Très légère brise",
            lightBreeze: "Légère brise",
            gentleBreeze: "Petite brise",
            moderateBreeze: "Jolie brise",
            freshBreeze: "Bonne brise",
            strongBreeze: "Vent frais",
            nearGale: "Grand frais",
            gale: "Coup de vent",
            strongGale: "Fort coup de vent",
            storm: "Tempête",
            violentStorm: "Violente tempête",
            hurricane: "Ouragan"
        ),
        compass: CompassWords(
            names: CompassWords.Rose(
                north: "nord",
                northEast: "nord-est",
                east: "est",
                southEast: "sud-est",
                south: "sud",
                southWest: "sud-ouest",
                west: "ouest",
                northWest: "nord-ouest"
            ),
            origins: CompassWords.Rose(
                north: "de nord",
                northEast: "de nord-est",
                east: "d’est",
                southEast: "de sud-est",
                south: "de sud",
                southWest: "de sud-ouest",
                west: "d’ouest",
                northWest: "de nord-ouest"
            ),
            letters: CompassWords.Rose(
                north: "N",
                northEast: "NE",
                east: "E",
                southEast: "SE",
                south: "S",
                southWest: "SO",
                west: "O",
                northWest: "NO"
            )
        ),
        calendar: CalendarWords(
            weekdays: ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"],
            shortWeekdays: ["dim.", "lun.", "mar.", "mer.", "jeu.", "ven.", "sam."],
            months: [
                "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre",
                "novembre", "décembre",
            ],
            shortMonths: [
                "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc.",
            ],
            today: "Aujourd’hui",
            tomorrow: "Demain",
            yesterday: "Hier",
            dateForm: { "\($0) \($1 == 1 ? "1er" : "\($1)") \($2)" },
            dateWithYearForm: { "\($0 == 1 ? "1er" : "\($0)") \($1) \($2)" },
            shortDateForm: { weekday, day, _ in "\(weekday) \(day)" }
        ),
        clock: ClockWords(
            ofTwentyFour: { "\($0.twoDigits):\($1)" },
            ofTwelve: { "\($1):\($2)\(String.narrowSpace)\($0 ? "PM" : "AM")" },
            hourOfTwentyFour: { "\($0.twoDigits)\(String.narrowSpace)h" },
            hourOfTwelve: { "\($1)\(String.narrowSpace)\($0 ? "PM" : "AM")" }
        ),
        ages: AgeWords(
            minutes: .noughtAndOne("# minute", many: "# minutes"),
            hours: .noughtAndOne("# heure", many: "# heures"),
            days: .noughtAndOne("# jour", many: "# jours"),
            now: "à l’instant",
            minutesAgo: .noughtAndOne("il y a # minute", many: "il y a # minutes"),
            hoursAgo: .noughtAndOne("il y a # heure", many: "il y a # heures"),
            daysAgo: .noughtAndOne("il y a # jour", many: "il y a # jours")
        ),
        units: UnitWords(
            milesPerHour: "mi/h",
            knots: "nd",
            beaufort: "Bft",
            inches: "po",
            spaceBeforeSigns: .narrowSpace
        ),
        numbers: NumberStyle(point: ",", group: .narrowSpace),
        frame: .french,
        weather: .french,
        body: .french,
        today: .french,
        places: .french,
        wall: WallWords(panels: "Panneaux")
    )
}
