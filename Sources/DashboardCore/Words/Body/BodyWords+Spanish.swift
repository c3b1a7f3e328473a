extension BodyWords {
    static let spanish = BodyWords(
        days: BodyDayWords(
            headline: "El cuerpo, día a día",
            introduction: "Lo que un reloj ha visto de él, cada día junto a la noche anterior.",
            calendar: "Calendario",
            earlierWeek: "Semana anterior",
            laterWeek: "Semana siguiente",
            key: "Anillos, de fuera adentro: movimiento, ejercicio, de pie. Un punto es un entrenamiento.",
            glance: { move, count in
                "movimiento \(move), "
                    + (count == 0
                        ? "ningún entrenamiento" : count == 1 ? "1 entrenamiento" : "\(count) entrenamientos")
            },
            day: "Día",
            previousDay: "Día anterior",
            nextDay: "Día siguiente",
            toCome: "Un día del cuerpo, tal como lo ha visto un reloj. Aparece en cuanto responde su fuente.",
            from: { "Fuente: \($0)" },
            length: { "\($0) h \($1.twoDigits)" },
            done: { "\($0) a las \($1)" },
            slept: { "\($0) de sueño." },
            nothingNoted: "De este día no se conoce ni un entrenamiento ni una noche.",
            nothingYet: (
                "Aún no hay mediciones",
                "En un iPhone, en Salud, abrir la foto de perfil, elegir «Exportar todos los datos de salud» y traer el "
                    + "archivo aquí."
            ),
            unknown: (
                "No se sabe nada de este día",
                "Ningún dispositivo ha anotado nada, o lo que anotó no se ha traído aquí."
            ),
            bring: "Traer una exportación",
            bringing: ("Esta persona es inventada. ", " de los datos propios, o leerla con ")
        ),
        goals: GoalWords(
            summary: "Resumen",
            rings: GoalWords.Three(
                move: "Movimiento, anillo exterior",
                exercise: "Ejercicio, anillo central",
                stand: "De pie, anillo interior"
            ),
            met: { "\($0), objetivo cumplido" },
            of: { "de \($0)" },
            kilocalories: "kcal",
            minutes: "min",
            hours: "h",
            percent: { "\($0) por ciento" },
            notKnown: "desconocido",
            picture: {
                "Anillos, de fuera adentro: movimiento \($0.move), ejercicio \($0.exercise), de pie \($0.stand)"
            },
            line: { "Movimiento \($0.move), ejercicio \($0.exercise), de pie \($0.stand)." },
            names: GoalWords.Three(move: "movimiento", exercise: "ejercicio", stand: "estar de pie"),
            noGoals: "No se conocen objetivos para este día.",
            noRing: "Ningún anillo está cerrado.",
            oneRing: { "El anillo de \($0) está cerrado." },
            twoRings: { "Los anillos de \($0) y \($1) están cerrados." },
            allRings: "Los tres anillos están cerrados.",
            steps: "Pasos",
            distance: "Distancia",
            floors: "Pisos",
            variability: "VFC",
            milliseconds: "ms",
            countOfSteps: { "\($0) pasos" },
            countOfFloors: { "\($0) pisos" },
            noSteps: "No se conocen los pasos."
        ),
        heart: HeartWords(
            title: "Frecuencia cardíaca",
            side: "latidos por minuto; banda: del mínimo al máximo, línea: media",
            steps: "en pasos de 15 min",
            noneYet: ("Aún no hay pulso", "Aparece en cuanto un dispositivo lo mide."),
            none: ("Sin pulso en este día", "Ningún dispositivo lo ha medido."),
            silent: { $0 ? "aún no hay pulso." : "sin pulso." },
            hour: "Hora",
            lowest: "Mínimo",
            average: "Media",
            highest: "Máximo",
            peak: { "\($0) a las \($1)\($2.map { " (\($0))" } ?? "")" },
            day: { average, lowest, peak, resting in
                "\(average) latidos por minuto de media, mínimo \(lowest)"
                    + (peak.map { ", máximo \($0)" } ?? "") + (resting.map { "; en reposo \($0)." } ?? ".")
            },
            picture: { lowest, highest, peak, resting in
                "Entre \(lowest) y \(highest) latidos por minuto" + (peak.map { ", máximo \($0)" } ?? "")
                    + (resting.map { "; en reposo \($0)." } ?? ".")
            },
            resting: { "En reposo \($0)" },
            atTime: { "\($0) a las \($1)" },
            now: { "\($0) ahora" },
            notYet: "aún no",
            asleep: "durmiendo",
            zones: ["En calma", "Suave", "Constante", "Intenso", "Máximo"],
            zonesOfDay: { "Del tiempo medido: \($0)." },
            restingTitle: "Pulso en reposo",
            fortnight: "14 días",
            noResting: ("Sin pulso en reposo", "Ningún dispositivo lo ha calculado en estos días."),
            noRestingLine: "No se conoce el pulso en reposo de estos días.",
            restingLine: { "Pulso en reposo: \($0)." },
            dayColumn: "Día",
            beatsColumn: "Latidos por minuto",
            beats: "lpm",
            comparison: { difference, usual, isUnusual in
                let verdict = isUnusual ? " Es más de lo habitual." : " Nada fuera de lo común."
                if difference == 0 { return "Igual que la mediana de las últimas cuatro semanas (\(usual)).\(verdict)" }
                let side = difference < 0 ? "menos" : "más"
                return "\(abs(difference)) \(side) que la mediana de las últimas cuatro semanas (\(usual)).\(verdict)"
            },
            line: { "De \($0) a \($1) latidos por minuto, máximo \($2)" }
        ),
        sleep: SleepWords(
            title: "Sueño",
            nightBefore: "la noche anterior",
            lastNight: "la última noche",
            stages: SleepWords.Stages(
                awake: "Despierto",
                dreaming: "REM",
                core: "Esencial",
                deep: "Profundo",
                asleep: "Dormido"
            ),
            notYet: (
                "La noche aún no se conoce", "Aparece en cuanto un dispositivo comunica el despertar."
            ),
            nobodySaw: ("Nadie vio esta noche", "Ningún dispositivo anotó las horas de sueño."),
            nap: { "Una siesta a las \($0), \($1) de sueño." },
            andNap: { "Y una siesta a las \($0), \($1) de sueño." },
            ofInBed: { "de sueño, de \($0) en la cama\($1.map { ": \($0)" } ?? "")" },
            from: "Desde",
            stage: "Fase",
            minutes: "Minutos",
            night: { "Noche anterior al \($0): \($1) de sueño de \($2) en la cama, de \($3) a \($4)." },
            unknownNight: { "Noche anterior al \($0): no se conoce." },
            picture: { start, end, asleep, wakings in
                "En la cama de \(start) a \(end), \(asleep) de sueño; "
                    + (wakings == 0
                        ? "sin despertarse." : wakings == 1 ? "un breve despertar." : "\(wakings) breves despertares.")
            },
            sumsOnly: { "De \($0) a \($1). Solo se conocen las sumas, no cuándo fue cada fase." },
            sevenNights: "Sueño, siete noches",
            sevenNightsSide: "horas de sueño; claro: en la cama",
            nobodySawThese: (
                "Nadie vio estas noches", "Ningún dispositivo anotó las horas de sueño de esta semana."
            ),
            nightTo: "Noche anterior al",
            asleep: "Sueño",
            inBed: "En la cama",
            average: "media",
            hours: { "\($0) h" },
            nightsPicture: { "Sueño de \($0) noches, entre \($1) y \($2) horas; la media es \($3)." },
            noNight: "No se conoce ninguna noche de esta semana.",
            nights: { "\($0) de sueño de media en \($1) noches: \($2)." },
            regularity: { "A la cama entre las \($0.0) y las \($0.1), en pie entre las \($1.0) y las \($1.1)." },
            lastNightTitle: "La última noche",
            asleepFromTo: { "\($0) de sueño, de \($1) a \($2)." },
            asUsual: "Tanto como de costumbre",
            longer: { "\($0) más que la media" },
            shorter: { "\($0) menos que la media" },
            spokenMinutes: { $0 == 1 ? "un minuto" : "\($0) minutos" },
            comparedAndDeep: { "\($0.capitalizingFirst); \($1) de sueño profundo." },
            compared: { "\($0.capitalizingFirst)." },
            deepOnly: { "\($0) de sueño profundo." },
            depthUnknown: "Nadie anotó lo profundo que fue el sueño."
        ),
        workouts: WorkoutWords(
            title: "Entrenamientos",
            none: "ninguno",
            onThatDay: { "\($0) ese día" },
            today: { "\($0) hoy" },
            noneYet: ("Aún no hay entrenamientos", "Aparecen en cuanto un dispositivo anota uno."),
            noneOnThatDay: ("Ningún entrenamiento en este día", "Ningún dispositivo ha anotado uno."),
            workout: "Entrenamiento",
            pulseFrom: "Pulso de",
            highest: "Máximo",
            pulseTo: "A",
            noWorkout: "ningún entrenamiento.",
            minutes: { "\($0) min" },
            pace: { "\($0) min/\($1)" },
            way: { "El recorrido visto desde arriba: \($0 ? "un circuito" : "de un lugar a otro")" }
        ),
        evidence: EvidenceWords(
            title: "Por qué estas cifras",
            all: "Todas las cifras",
            rings: "Anillos",
            energy: "Energía",
            rules: EvidenceWords.Rules(
                madeUp: "Aquí todo es inventado, así que no hay fuentes que comparar.",
                summedByWatch: "Así resumió el día el propio reloj, con los objetivos de ese día.",
                summedByWatchAndPushed:
                    "Así había resumido el día el propio reloj hasta la última exportación; después cuenta lo que ha enviado el teléfono.",
                countedFromSamples:
                    "Contado a partir de mediciones sueltas: aquí no hay un resumen de este día, así que no se "
                    + "conocen los objetivos.",
                oneAtEachMoment:
                    "Cuando dos dispositivos cuentan los mismos minutos, solo vale uno, y nada se cuenta dos veces.",
                meanOfOne: "La media de lo que una fuente midió ese día.",
                lastOfOne: "Un dispositivo calcula este valor por sí mismo; vale el último del día.",
                allMeasurements:
                    "Cuenta cada medición de cada fuente, como en la app Salud. La media no se pondera por tiempo: "
                    + "un entrenamiento, medido cada pocos segundos, pesa más que una hora de reposo.",
                oneWithStages:
                    "Una fuente que conoce las fases del sueño vale para toda la noche. El tiempo en la cama no "
                    + "cuenta como sueño.",
                anyWithoutStages:
                    "Ninguna fuente conoce las fases del sueño, así que es sueño lo que cualquiera llama así. El "
                    + "tiempo en la cama no cuenta como sueño.",
                oneForEachWorkout: "Un entrenamiento que anotaron dos fuentes se muestra una sola vez."
            ),
            usualOrder: "Un reloj va antes que un teléfono, y un teléfono antes que otras apps.",
            ownOrder: "Las fuentes valen en el orden que indica dashboard.yaml.",
            unknownSource: "fuente desconocida",
            pushed: "enviado por la app",
            brackets: (" (", ")"),
            semicolon: "; ",
            allDay: "Todo el día",
            measurements: { $0 == 1 ? "1 medición" : "\($1) mediciones" },
            asleep: { "\($0) de sueño" },
            inBed: { "\($0) en la cama" },
            notCounted: "No contado",
            stretches: { $0 == 1 ? "un tramo" : "\($0) tramos" },
            allStretches: { "Los \($0), por hora" },
            more: { "Y \($0) más en el JSON." }
        )
    )
}
