extension BodyWords {
    static let french = BodyWords(
        days: BodyDayWords(
            headline: "Le corps, jour après jour",
            introduction: "Ce qu’une montre en a vu, chaque jour à côté de la nuit qui l’a précédé.",
            calendar: "Calendrier",
            earlierWeek: "Semaine précédente",
            laterWeek: "Semaine suivante",
            key: "Anneaux, de l’extérieur vers l’intérieur\u{202F}: Bouger, Exercice, Debout. Un point est une séance.",
            glance: { move, count in
                "Bouger \(move), " + (count == 0 ? "aucune séance" : count == 1 ? "1 séance" : "\(count) séances")
            },
            day: "Jour",
            previousDay: "Jour précédent",
            nextDay: "Jour suivant",
            toCome: "Un jour du corps, tel qu’une montre l’a vu. Il s’affiche dès que sa source a répondu.",
            from: { "Source\u{202F}: \($0)" },
            length: { "\($0) h \($1.twoDigits)" },
            done: { "\($0) à \($1)" },
            slept: { "\($0) de sommeil." },
            nothingNoted: "On ne connaît de ce jour ni séance ni nuit.",
            nothingYet: (
                "Pas encore de mesures",
                "Sur un iPhone, dans Santé, ouvrir la photo de profil, choisir «\u{202F}Exporter toutes les données de "
                    + "santé\u{202F}», puis apporter le fichier ici."
            ),
            unknown: (
                "On ne sait rien de ce jour",
                "Aucun appareil n’a rien noté, ou ce qu’il a noté n’a pas été apporté ici."
            ),
            bring: "Apporter un export",
            bringing: ("Cette personne est inventée. ", " de ses propres données, ou le lire avec ")
        ),
        goals: GoalWords(
            summary: "Résumé",
            rings: GoalWords.Three(
                move: "Bouger, anneau extérieur",
                exercise: "Exercice, anneau du milieu",
                stand: "Debout, anneau intérieur"
            ),
            met: { "\($0), objectif atteint" },
            of: { "sur \($0)" },
            kilocalories: "kcal",
            minutes: "min",
            hours: "h",
            percent: { "\($0) pour cent" },
            notKnown: "inconnu",
            picture: {
                "Anneaux, de l’extérieur vers l’intérieur\u{202F}: Bouger \($0.move), Exercice \($0.exercise), "
                    + "Debout \($0.stand)"
            },
            line: { "Bouger \($0.move), Exercice \($0.exercise), Debout \($0.stand)." },
            names: GoalWords.Three(move: "Bouger", exercise: "Exercice", stand: "Debout"),
            noGoals: "Aucun objectif n’est connu pour ce jour.",
            noRing: "Aucun anneau n’est fermé.",
            oneRing: { "L’anneau \($0) est fermé." },
            twoRings: { "Les anneaux \($0) et \($1) sont fermés." },
            allRings: "Les trois anneaux sont fermés.",
            steps: "Pas",
            distance: "Distance",
            floors: "Étages",
            variability: "VFC",
            milliseconds: "ms",
            countOfSteps: { "\($0) pas" },
            countOfFloors: { "\($0) étages" },
            noSteps: "Le nombre de pas n’est pas connu."
        ),
        heart: HeartWords(
            title: "Fréquence cardiaque",
            side: "battements par minute\u{202F}; bande\u{202F}: du plus bas au plus haut, ligne\u{202F}: moyenne",
            steps: "par pas de 15 min",
            noneYet: ("Pas encore de pouls", "Il s’affiche dès qu’un appareil l’a mesuré."),
            none: ("Aucun pouls ce jour-là", "Aucun appareil ne l’a mesuré."),
            silent: { $0 ? "pas encore de pouls." : "aucun pouls." },
            hour: "Heure",
            lowest: "Le plus bas",
            average: "Moyenne",
            highest: "Le plus haut",
            peak: { "\($0) à \($1)\($2.map { " (\($0))" } ?? "")" },
            day: { average, lowest, peak, resting in
                "\(average) battements par minute en moyenne, minimum \(lowest)"
                    + (peak.map { ", maximum \($0)" } ?? "")
                    + (resting.map { "\u{202F}; au repos \($0)." } ?? ".")
            },
            picture: { lowest, highest, peak, resting in
                "Entre \(lowest) et \(highest) battements par minute" + (peak.map { ", maximum \($0)" } ?? "")
                    + (resting.map { "\u{202F}; au repos \($0)." } ?? ".")
            },
            resting: { "Au repos \($0)" },
            atTime: { "\($0) à \($1)" },
            now: { "\($0) maintenant" },
            notYet: "pas encore",
            asleep: "sommeil",
            zones: ["Au calme", "Léger", "Soutenu", "Intense", "Maximal"],
            zonesOfDay: { "Du temps mesuré\u{202F}: \($0)." },
            restingTitle: "Pouls au repos",
            fortnight: "14 jours",
            noResting: ("Pas de pouls au repos", "Aucun appareil ne l’a calculé ces jours-là."),
            noRestingLine: "Aucun pouls au repos n’est connu pour ces jours.",
            restingLine: { "Pouls au repos\u{202F}: \($0)." },
            dayColumn: "Jour",
            beatsColumn: "Battements par minute",
            beats: "bpm",
            comparison: { difference, usual, isUnusual in
                let verdict = isUnusual ? " C’est plus que d’habitude." : " Rien d’inhabituel."
                if difference == 0 { return "Égal à la médiane des quatre dernières semaines (\(usual)).\(verdict)" }
                let side = difference < 0 ? "de moins" : "de plus"
                return "\(abs(difference)) \(side) que la médiane des quatre dernières semaines (\(usual)).\(verdict)"
            },
            line: { "De \($0) à \($1) battements par minute, maximum \($2)" }
        ),
        sleep: SleepWords(
            title: "Sommeil",
            nightBefore: "la nuit précédente",
            lastNight: "la nuit dernière",
            stages: SleepWords.Stages(
                awake: "Éveil",
                dreaming: "Paradoxal",
                core: "Léger",
                deep: "Profond",
                asleep: "Sommeil"
            ),
            notYet: ("La nuit n’est pas encore connue", "Elle s’affiche dès qu’un appareil a signalé le réveil."),
            nobodySaw: ("Personne n’a vu cette nuit", "Aucun appareil n’a noté les heures de sommeil."),
            nap: { "Une sieste à \($0), \($1) de sommeil." },
            andNap: { "Et une sieste à \($0), \($1) de sommeil." },
            ofInBed: { "de sommeil, sur \($0) au lit\($1.map { "\u{202F}: \($0)" } ?? "")" },
            from: "De",
            stage: "Phase",
            minutes: "Minutes",
            night: { "Nuit avant le \($0)\u{202F}: \($1) de sommeil sur \($2) au lit, de \($3) à \($4)." },
            unknownNight: { "Nuit avant le \($0)\u{202F}: inconnue." },
            picture: { start, end, asleep, wakings in
                "Au lit de \(start) à \(end), \(asleep) de sommeil\u{202F}; "
                    + (wakings == 0
                        ? "aucun réveil." : wakings == 1 ? "un court réveil." : "\(wakings) courts réveils.")
            },
            sumsOnly: { "De \($0) à \($1). Seules les sommes sont connues, pas le moment de chaque phase." },
            sevenNights: "Sommeil, sept nuits",
            sevenNightsSide: "heures de sommeil\u{202F}; en pâle\u{202F}: au lit",
            nobodySawThese: (
                "Personne n’a vu ces nuits", "Aucun appareil n’a noté les heures de sommeil cette semaine-là."
            ),
            nightTo: "Nuit avant le",
            asleep: "Sommeil",
            inBed: "Au lit",
            average: "moy.",
            hours: { "\($0) h" },
            nightsPicture: {
                "Sommeil de \($0) nuits, entre \($1) et \($2) heures\u{202F}; la moyenne est de \($3)."
            },
            noNight: "Aucune nuit de cette semaine n’est connue.",
            nights: { "\($0) de sommeil en moyenne sur \($1) nuits\u{202F}: \($2)." },
            regularity: { "Au lit entre \($0.0) et \($0.1), debout entre \($1.0) et \($1.1)." },
            lastNightTitle: "La nuit dernière",
            asleepFromTo: { "\($0) de sommeil, de \($1) à \($2)." },
            asUsual: "Autant que d’habitude",
            longer: { "\($0) de plus que la moyenne" },
            shorter: { "\($0) de moins que la moyenne" },
            spokenMinutes: { $0 == 1 ? "une minute" : "\($0) minutes" },
            comparedAndDeep: { "\($0.capitalizingFirst)\u{202F}; dont \($1) de sommeil profond." },
            compared: { "\($0.capitalizingFirst)." },
            deepOnly: { "Dont \($0) de sommeil profond." },
            depthUnknown: "Personne n’a noté si le sommeil était profond."
        ),
        workouts: WorkoutWords(
            title: "Séances",
            none: "aucune",
            onThatDay: { "\($0) ce jour-là" },
            today: { "\($0) aujourd’hui" },
            noneYet: ("Pas encore de séance", "Elle s’affiche dès qu’un appareil en a noté une."),
            noneOnThatDay: ("Aucune séance ce jour-là", "Aucun appareil n’en a noté."),
            workout: "Séance",
            pulseFrom: "Pouls de",
            highest: "Maximum",
            pulseTo: "À",
            noWorkout: "aucune séance.",
            minutes: { "\($0) min" },
            pace: { "\($0) min/\($1)" },
            way: { "Le parcours vu d’en haut\u{202F}: \($0 ? "une boucle" : "d’un lieu à un autre")" }
        ),
        evidence: EvidenceWords(
            title: "Pourquoi ces chiffres",
            all: "Tous les chiffres",
            rings: "Anneaux",
            energy: "Énergie",
            rules: EvidenceWords.Rules(
                madeUp: "Tout est inventé ici, il n’y a donc pas de sources à comparer.",
                summedByWatch: "La montre a elle-même résumé la journée, avec les objectifs de ce jour-là.",
                summedByWatchAndPushed:
                    "La montre avait résumé la journée jusqu’au dernier export\u{202F}; s’y ajoute ce que le téléphone a envoyé depuis.",
                countedFromSamples:
                    "Compté à partir de mesures isolées\u{202F}: aucun résumé de cette journée n’a été apporté "
                    + "ici, les objectifs sont donc inconnus.",
                oneAtEachMoment:
                    "Quand deux appareils comptent les mêmes minutes, un seul est retenu\u{202F}: rien n’est "
                    + "compté deux fois.",
                meanOfOne: "La moyenne de ce qu’une source a mesuré ce jour-là.",
                lastOfOne: "Un appareil calcule lui-même cette valeur\u{202F}; la dernière de la journée est retenue.",
                allMeasurements:
                    "Chaque mesure de chaque source compte, comme dans l’app Santé. La moyenne n’est pas pondérée "
                    + "par le temps\u{202F}: une séance, mesurée toutes les quelques secondes, pèse plus qu’une "
                    + "heure de repos.",
                oneWithStages:
                    "Une source qui connaît les phases du sommeil est retenue pour toute la nuit. Le temps au lit "
                    + "ne compte pas comme sommeil.",
                anyWithoutStages:
                    "Aucune source ne connaît les phases du sommeil\u{202F}: est sommeil ce que l’une d’elles dit "
                    + "tel. Le temps au lit ne compte pas comme sommeil.",
                oneForEachWorkout: "Une séance notée par deux sources n’est montrée qu’une fois."
            ),
            usualOrder: "Une montre passe avant un téléphone, et un téléphone avant les autres apps.",
            ownOrder: "Les sources sont retenues dans l’ordre que donne dashboard.yaml.",
            unknownSource: "source inconnue",
            pushed: "envoyé par l’app",
            brackets: (" (", ")"),
            semicolon: "\u{202F}; ",
            allDay: "Toute la journée",
            measurements: { $0 < 2 ? "\($1) mesure" : "\($1) mesures" },
            asleep: { "\($0) de sommeil" },
            inBed: { "\($0) au lit" },
            notCounted: "Non compté",
            stretches: { $0 == 1 ? "une période" : "\($0) périodes" },
            allStretches: { "Les \($0), par heure" },
            more: { "Et \($0) de plus dans le JSON." }
        )
    )
}
