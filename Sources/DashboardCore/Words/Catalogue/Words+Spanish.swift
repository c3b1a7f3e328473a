private let beforeNoon = "a.\(String.narrowSpace)m."
private let pastNoon = "p.\(String.narrowSpace)m."

extension Words {
    static let spanish: Words = Words(
        language: .spanish,
        sky: SkyWords(
            clear: "Despejado",
            fair: "Mayormente soleado",
            fairAtNight: "Mayormente despejado",
            partly: "Intervalos nubosos",
            partlyAtNight: "Poco nuboso",
            cloudy: "Nuboso",
            overcast: "Cubierto",
            fog: "Niebla",
            rimeFog: "Niebla engelante",
            lightDrizzle: "Llovizna débil",
            drizzle: "Llovizna",
            heavyDrizzle: "Llovizna fuerte",
            freezingDrizzle: "Llovizna engelante",
            heavyFreezingDrizzle: "Llovizna engelante fuerte",
            lightRain: "Lluvia débil",
            rain: "Lluvia",
            downpour: "Lluvia fuerte",
            freezingRain: "Lluvia engelante",
            heavyFreezingRain: "Lluvia engelante fuerte",
            lightShowers: "Chubascos débiles",
            showers: "Chubascos",
            heavyShowers: "Chubascos fuertes",
            sleet: "Aguanieve",
            sleetShowers: "Chubascos de aguanieve",
            lightSnow: "Nieve débil",
            snow: "Nieve",
            heavySnow: "Nieve fuerte",
            snowGrains: "Cinarra",
            snowShowers: "Chubascos de nieve",
            heavySnowShowers: "Chubascos de nieve fuertes",
            thunder: "Tormenta",
            hail: "Tormenta con granizo",
            heavyHail: "Tormenta con granizo fuerte"
        ),
        wind: WindWords(
            calm: "Calma",
            lightAir: "Ventolina",
            lightBreeze: "Flojito",
            gentleBreeze: "Flojo",
            moderateBreeze: "Bonancible",
            freshBreeze: "Fresquito",
            strongBreeze: "Fresco",
            nearGale: "Frescachón",
            gale: "Temporal",
            strongGale: "Temporal fuerte",
            storm: "Temporal duro",
            violentStorm: "Temporal muy duro",
            hurricane: "Temporal huracanado"
        ),
        compass: CompassWords(
            names: CompassWords.Rose(
                north: "norte",
                northEast: "noreste",
                east: "este",
                southEast: "sureste",
                south: "sur",
                southWest: "suroeste",
                west: "oeste",
                northWest: "noroeste"
            ),
            origins: CompassWords.Rose(
                north: "del norte",
                northEast: "del noreste",
                east: "del este",
                southEast: "del sureste",
                south: "del sur",
                southWest: "del suroeste",
                west: "del oeste",
                northWest: "del noroeste"
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
            weekdays: ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"],
            shortWeekdays: ["dom", "lun", "mar", "mié", "jue", "vie", "sáb"],
            months: [
                "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre",
                "noviembre", "diciembre",
            ],
            shortMonths: [
                "ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic",
            ],
            today: "Hoy",
            tomorrow: "Mañana",
            yesterday: "Ayer",
            dateForm: { "\($0), \($1) de \($2)" },
            dateWithYearForm: { "\($0) de \($1) de \($2)" },
            shortDateForm: { weekday, day, _ in "\(weekday) \(day)" }
        ),
        clock: ClockWords(
            ofTwentyFour: { "\($0):\($1)" },
            ofTwelve: { "\($1):\($2)\(String.narrowSpace)\($0 ? pastNoon : beforeNoon)" },
            hourOfTwentyFour: { $0.twoDigits },
            hourOfTwelve: { "\($1)\(String.narrowSpace)\($0 ? pastNoon : beforeNoon)" }
        ),
        ages: AgeWords(
            minutes: .one("# minuto", many: "# minutos"),
            hours: .one("# hora", many: "# horas"),
            days: .one("# día", many: "# días"),
            now: "ahora mismo",
            minutesAgo: .one("hace # minuto", many: "hace # minutos"),
            hoursAgo: .one("hace # hora", many: "hace # horas"),
            daysAgo: .one("hace # día", many: "hace # días")
        ),
        units: UnitWords(
            milesPerHour: "mi/h",
            knots: "kn",
            beaufort: "Bft",
            inches: "in",
            spaceBeforeSigns: .narrowSpace
        ),
        numbers: NumberStyle(point: ",", group: "."),
        frame: .spanish,
        weather: .spanish,
        body: .spanish,
        today: .spanish,
        places: .spanish,
        wall: WallWords(panels: "Paneles")
    )
}
