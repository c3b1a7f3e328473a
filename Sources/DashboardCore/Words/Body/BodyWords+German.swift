extension BodyWords {
    static let german = BodyWords(
        days: BodyDayWords(
            headline: "Der Körper, Tag für Tag",
            introduction: "Was eine Uhr davon gesehen hat, jeder Tag neben der Nacht davor.",
            calendar: "Kalender",
            earlierWeek: "Frühere Woche",
            laterWeek: "Spätere Woche",
            key: "Ringe von außen nach innen: Bewegen, Trainieren, Stehen. Ein Punkt ist ein Training.",
            glance: { move, count in
                "Bewegen \(move), "
                    + (count == 0 ? "kein Training" : count == 1 ? "1 Training" : "\(count) Trainings")
            },
            day: "Tag",
            previousDay: "Vorheriger Tag",
            nextDay: "Nächster Tag",
            toCome:
                "Ein Tag des Körpers, wie eine Uhr ihn gesehen hat. Er steht hier, sobald die Quelle geantwortet hat.",
            from: { "Quelle: \($0)" },
            length: { "\($0) h \($1.twoDigits)" },
            done: { "\($0) \($1)" },
            slept: { "\($0) geschlafen." },
            nothingNoted: "Von diesem Tag ist weder ein Training noch eine Nacht bekannt.",
            nothingYet: (
                "Noch keine Messungen",
                "Auf dem iPhone in „Health“ das eigene Bild öffnen, „Alle Gesundheitsdaten exportieren“ wählen und die "
                    + "Datei hierher bringen."
            ),
            unknown: (
                "Über diesen Tag ist nichts bekannt",
                "Kein Gerät hat etwas aufgezeichnet, oder die Aufzeichnung kam nicht hierher."
            ),
            bring: "Export hierher bringen",
            bringing: ("Diese Person ist erfunden. ", " oder einlesen mit ")
        ),
        goals: GoalWords(
            summary: "Zusammenfassung",
            rings: GoalWords.Three(
                move: "Bewegen, äußerer Ring",
                exercise: "Trainieren, mittlerer Ring",
                stand: "Stehen, innerer Ring"
            ),
            met: { "\($0), Ziel erreicht" },
            of: { "von \($0)" },
            kilocalories: "kcal",
            minutes: "min",
            hours: "h",
            percent: { "\($0) Prozent" },
            notKnown: "unbekannt",
            picture: {
                "Ringe von außen nach innen: Bewegen \($0.move), Trainieren \($0.exercise), Stehen \($0.stand)"
            },
            line: { "Bewegen \($0.move), Trainieren \($0.exercise), Stehen \($0.stand)." },
            names: GoalWords.Three(move: "Bewegen", exercise: "Trainieren", stand: "Stehen"),
            noGoals: "Für diesen Tag sind keine Ziele bekannt.",
            noRing: "Kein Ring ist geschlossen.",
            oneRing: { "Der Ring „\($0)“ ist geschlossen." },
            twoRings: { "Die Ringe „\($0)“ und „\($1)“ sind geschlossen." },
            allRings: "Alle drei Ringe sind geschlossen.",
            steps: "Schritte",
            distance: "Strecke",
            floors: "Stockwerke",
            variability: "HFV",
            milliseconds: "ms",
            countOfSteps: { "\($0) Schritte" },
            countOfFloors: { "\($0) Stockwerke" },
            noSteps: "Schritte sind nicht bekannt."
        ),
        heart: HeartWords(
            title: "Herzfrequenz",
            side: "Schläge pro Minute; Band: niedrigster bis höchster Wert, Linie: Mittel",
            steps: "in Schritten von 15 min",
            noneYet: ("Noch kein Puls", "Er steht hier, sobald ein Gerät ihn gemessen hat."),
            none: ("Kein Puls an diesem Tag", "Kein Gerät hat ihn gemessen."),
            silent: { $0 ? "noch kein Puls." : "kein Puls." },
            hour: "Stunde",
            lowest: "Niedrigster",
            average: "Mittel",
            highest: "Höchster",
            peak: { "\($0) um \($1)\($2.map { " (\($0))" } ?? "")" },
            day: { average, lowest, peak, resting in
                "im Mittel \(average) Schläge pro Minute, mindestens \(lowest)"
                    + (peak.map { ", höchstens \($0)" } ?? "") + (resting.map { "; Ruhepuls \($0)." } ?? ".")
            },
            picture: { lowest, highest, peak, resting in
                "Zwischen \(lowest) und \(highest) Schlägen pro Minute"
                    + (peak.map { ", höchster Wert \($0)" } ?? "") + (resting.map { "; Ruhepuls \($0)." } ?? ".")
            },
            resting: { "Ruhepuls \($0)" },
            atTime: { "\($0) um \($1)" },
            now: { "jetzt \($0)" },
            notYet: "noch nicht",
            asleep: "im Schlaf",
            zones: ["Ruhig", "Leicht", "Stetig", "Hart", "Spitze"],
            zonesOfDay: { "Von der gemessenen Zeit: \($0)." },
            restingTitle: "Ruhepuls",
            fortnight: "14 Tage",
            noResting: ("Kein Ruhepuls", "Kein Gerät hat ihn an diesen Tagen ermittelt."),
            noRestingLine: "Für diese Tage ist kein Ruhepuls bekannt.",
            restingLine: { "Ruhepuls \($0)." },
            dayColumn: "Tag",
            beatsColumn: "Schläge pro Minute",
            beats: "bpm",
            comparison: { difference, usual, isUnusual in
                let median = "der Median der letzten vier Wochen (\(usual))"
                let verdict = isUnusual ? " Das ist mehr als üblich." : " Nichts Ungewöhnliches."
                if difference == 0 { return "So hoch wie \(median).\(verdict)" }
                return "Um \(abs(difference)) \(difference < 0 ? "niedriger" : "höher") als \(median).\(verdict)"
            },
            line: { "Von \($0) bis \($1) Schläge pro Minute, höchstens \($2)" }
        ),
        sleep: SleepWords(
            title: "Schlaf",
            nightBefore: "die Nacht davor",
            lastNight: "letzte Nacht",
            stages: SleepWords.Stages(awake: "Wach", dreaming: "REM", core: "Kern", deep: "Tief", asleep: "Schlaf"),
            notYet: (
                "Die Nacht ist noch nicht bekannt", "Sie steht hier, sobald ein Gerät das Aufwachen gemeldet hat."
            ),
            nobodySaw: ("Niemand hat diese Nacht gesehen", "Kein Gerät hat aufgezeichnet, wann geschlafen wurde."),
            nap: { "Ein Nickerchen um \($0), geschlafen: \($1)." },
            andNap: { "Dazu ein Nickerchen um \($0), geschlafen: \($1)." },
            ofInBed: { "geschlafen, von \($0) im Bett\($1.map { ": \($0)" } ?? "")" },
            from: "Von",
            stage: "Phase",
            minutes: "Minuten",
            night: { "Nacht auf \($0): \($1) geschlafen, \($2) im Bett, von \($3) bis \($4)." },
            unknownNight: { "Nacht auf \($0): nicht bekannt." },
            picture: { start, end, asleep, wakings in
                "Im Bett von \(start) bis \(end), geschlafen: \(asleep); "
                    + (wakings == 0 ? "nie wach." : wakings == 1 ? "einmal kurz wach." : "\(wakings)-mal kurz wach.")
            },
            sumsOnly: { "Von \($0) bis \($1). Bekannt sind nur die Summen, nicht, wann welche Phase war." },
            sevenNights: "Schlaf, sieben Nächte",
            sevenNightsSide: "Stunden Schlaf; blass: im Bett",
            nobodySawThese: (
                "Niemand hat diese Nächte gesehen",
                "Kein Gerät hat in dieser Woche aufgezeichnet, wann geschlafen wurde."
            ),
            nightTo: "Nacht auf",
            asleep: "Schlaf",
            inBed: "Im Bett",
            average: "Mittel",
            hours: { "\($0) h" },
            nightsPicture: { "Schlaf in \($0) Nächten, zwischen \($1) und \($2) Stunden; im Mittel \($3)." },
            noNight: "Keine Nacht dieser Woche ist bekannt.",
            nights: { "Im Mittel von \($1) Nächten \($0) geschlafen: \($2)." },
            regularity: { "Ins Bett zwischen \($0.0) und \($0.1), auf zwischen \($1.0) und \($1.1)." },
            lastNightTitle: "Letzte Nacht",
            asleepFromTo: { "\($0) geschlafen, von \($1) bis \($2)." },
            asUsual: "So lang wie sonst",
            longer: { "\($0) mehr als im Mittel" },
            shorter: { "\($0) weniger als im Mittel" },
            spokenMinutes: { $0 == 1 ? "eine Minute" : "\($0) Minuten" },
            comparedAndDeep: { "\($0.capitalizingFirst); davon \($1) Tiefschlaf." },
            compared: { "\($0.capitalizingFirst)." },
            deepOnly: { "Davon \($0) Tiefschlaf." },
            depthUnknown: "Wie tief der Schlaf war, ist nicht bekannt."
        ),
        workouts: WorkoutWords(
            title: "Trainings",
            none: "keine",
            onThatDay: { "\($0) an diesem Tag" },
            today: { "\($0) heute" },
            noneYet: ("Noch kein Training", "Es steht hier, sobald ein Gerät eines aufgezeichnet hat."),
            noneOnThatDay: ("Kein Training an diesem Tag", "Kein Gerät hat eines aufgezeichnet."),
            workout: "Training",
            pulseFrom: "Puls von",
            highest: "Höchster",
            pulseTo: "Bis",
            noWorkout: "kein Training.",
            minutes: { "\($0) min" },
            pace: { "\($0) min/\($1)" },
            way: { "Der Weg von oben gesehen: \($0 ? "eine Runde" : "von einem Ort zum anderen")" }
        ),
        evidence: EvidenceWords(
            title: "Warum diese Zahlen",
            all: "Alle Zahlen",
            rings: "Ringe",
            energy: "Energie",
            rules: EvidenceWords.Rules(
                madeUp: "Hier ist alles erfunden, also gibt es keine Quellen zu vergleichen.",
                summedByWatch: "So hat die Uhr selbst den Tag zusammengefasst, mit den Zielen dieses Tages.",
                summedByWatchAndPushed:
                    "So hatte die Uhr den Tag bis zum letzten Export zusammengefasst; dazu kommt, was das Telefon seitdem gesendet hat.",
                countedFromSamples:
                    "Aus einzelnen Messungen gezählt: Eine Zusammenfassung dieses Tages liegt hier nicht vor, also "
                    + "auch keine Ziele.",
                oneAtEachMoment:
                    "Zählen zwei Geräte dieselben Minuten, gilt nur eines davon. So wird nichts doppelt gezählt.",
                meanOfOne: "Das Mittel dessen, was eine Quelle an diesem Tag gemessen hat.",
                lastOfOne: "Ein Gerät ermittelt den Wert selbst; der letzte des Tages gilt.",
                allMeasurements:
                    "Jede Messung jeder Quelle zählt, wie in der Health-App. Das Mittel ist nicht nach Zeit "
                    + "gewichtet: Ein Training mit einer Messung alle paar Sekunden wiegt mehr als eine Stunde Ruhe.",
                oneWithStages:
                    "Eine Quelle, die Schlafphasen kennt, gilt für die ganze Nacht. Zeit im Bett zählt nicht als "
                    + "Schlaf.",
                anyWithoutStages:
                    "Keine Quelle kennt Schlafphasen, also gilt als Schlaf, was irgendeine so nennt. Zeit im Bett "
                    + "zählt nicht als Schlaf.",
                oneForEachWorkout: "Ein Training, das zwei Quellen aufgezeichnet haben, steht hier einmal."
            ),
            usualOrder: "Eine Uhr geht vor einem Telefon, ein Telefon vor anderen Apps.",
            ownOrder: "Die Quellen gelten in der Reihenfolge, die in dashboard.yaml steht.",
            unknownSource: "unbekannte Quelle",
            pushed: "von der App gesendet",
            brackets: (" (", ")"),
            semicolon: "; ",
            allDay: "Ganzer Tag",
            measurements: { $0 == 1 ? "1 Messung" : "\($1) Messungen" },
            asleep: { "\($0) Schlaf" },
            inBed: { "\($0) im Bett" },
            notCounted: "Nicht gezählt",
            stretches: { $0 == 1 ? "ein Zeitabschnitt" : "\($0) Zeitabschnitte" },
            allStretches: { "Alle \($0) nach Uhrzeit" },
            more: { "Und \($0) weitere im JSON." }
        )
    )
}
