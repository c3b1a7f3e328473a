extension BodyWords {
    static let english = BodyWords(
        days: BodyDayWords(
            headline: "The body, day by day",
            introduction: "What a watch has seen of it, each day beside the night before it.",
            calendar: "Calendar",
            earlierWeek: "Earlier week",
            laterWeek: "Later week",
            key: "Rings: move, exercise, stand, from the outside in. A dot is a workout.",
            glance: { move, count in
                "move \(move), " + (count == 0 ? "no workout" : count == 1 ? "1 workout" : "\(count) workouts")
            },
            day: "Day",
            previousDay: "Previous day",
            nextDay: "Next day",
            toCome: "One day of the body, as a watch has seen it. It is here as soon as its source has answered.",
            from: { "From the \($0)" },
            length: { "\($0) h \($1.twoDigits)" },
            done: { "\($0) \($1)" },
            slept: { "Slept \($0)." },
            nothingNoted: "Neither a workout nor a night is known of this day.",
            nothingYet: (
                "No measurements yet",
                "On an iPhone, open Health, your picture, Export All Health Data, and bring the file here."
            ),
            unknown: (
                "Nothing is known of this day", "No device has noted anything, or what it noted was not brought here."
            ),
            bring: "Bring an export",
            bringing: ("This person is made up. ", " of your own, or read it in with ")
        ),
        goals: GoalWords(
            summary: "Summary",
            rings: GoalWords.Three(
                move: "Move, outer ring",
                exercise: "Exercise, middle ring",
                stand: "Stand, inner ring"
            ),
            met: { "\($0), goal met" },
            of: { "of \($0)" },
            kilocalories: "kcal",
            minutes: "min",
            hours: "h",
            percent: { "\($0) per cent" },
            notKnown: "not known",
            picture: { "Rings, outer to inner: move \($0.move), exercise \($0.exercise), stand \($0.stand)" },
            line: { "Move \($0.move), exercise \($0.exercise), stand \($0.stand)." },
            names: GoalWords.Three(move: "move", exercise: "exercise", stand: "stand"),
            noGoals: "No goals are known of this day.",
            noRing: "No ring is closed.",
            oneRing: { "The \($0) ring is closed." },
            twoRings: { "The \($0) and \($1) rings are closed." },
            allRings: "All three rings are closed.",
            steps: "Steps",
            distance: "Distance",
            floors: "Floors",
            variability: "HRV",
            milliseconds: "ms",
            countOfSteps: { "\($0) steps" },
            countOfFloors: { "\($0) floors" },
            noSteps: "Steps are not known."
        ),
        heart: HeartWords(
            title: "Heart rate",
            side: "beats a minute; band: lowest to highest, line: average",
            steps: "15 min steps",
            noneYet: ("No pulse yet", "It stands here as soon as a device has measured one."),
            none: ("No pulse on this day", "No device has measured one."),
            silent: { $0 ? "no pulse yet." : "no pulse." },
            hour: "Hour",
            lowest: "Lowest",
            average: "Average",
            highest: "Highest",
            peak: { "\($0) at \($1)\($2.map { ", \($0)" } ?? "")" },
            day: { average, lowest, peak, resting in
                "\(average) beats a minute on average, the lowest \(lowest)"
                    + (peak.map { ", the highest \($0)" } ?? "") + (resting.map { "; resting \($0)." } ?? ".")
            },
            picture: { lowest, highest, peak, resting in
                "Between \(lowest) and \(highest) beats a minute" + (peak.map { ", highest \($0)" } ?? "")
                    + (resting.map { "; resting \($0)." } ?? ".")
            },
            resting: { "Resting \($0)" },
            atTime: { "\($0) at \($1)" },
            now: { "\($0) now" },
            notYet: "not yet",
            asleep: "asleep",
            zones: ["At ease", "Easy", "Steady", "Hard", "Peak"],
            zonesOfDay: { "Of the measured time: \($0)." },
            restingTitle: "Resting heart",
            fortnight: "14 days",
            noResting: ("No resting pulse", "No device has worked it out on these days."),
            noRestingLine: "No resting pulse is known of these days.",
            restingLine: { "Resting pulse \($0)." },
            dayColumn: "Day",
            beatsColumn: "Beats a minute",
            beats: "bpm",
            comparison: { difference, usual, isUnusual in
                let median = "your four-week median of \(usual)"
                let verdict = isUnusual ? " More than it usually moves." : " Nothing unusual."
                if difference == 0 { return "The same as \(median).\(verdict)" }
                let size = abs(difference).spelled.capitalizingFirst
                return "\(size) \(difference < 0 ? "lower" : "higher") than \(median).\(verdict)"
            },
            line: { "From \($0) to \($1) beats a minute, highest \($2)" }
        ),
        sleep: SleepWords(
            title: "Sleep",
            nightBefore: "the night before",
            lastNight: "last night",
            stages: SleepWords.Stages(awake: "Awake", dreaming: "REM", core: "Core", deep: "Deep", asleep: "Asleep"),
            notYet: ("The night is not known yet", "It stands here as soon as a device has told when you woke."),
            nobodySaw: ("Nobody saw this night", "No device has noted when you slept."),
            nap: { "A nap at \($0), asleep for \($1)." },
            andNap: { "And a nap at \($0), asleep for \($1)." },
            ofInBed: { "asleep, of \($0) in bed\($1.map { ": \($0)" } ?? "")" },
            from: "From",
            stage: "Stage",
            minutes: "Minutes",
            night: { "Night to \($0): asleep \($1) of \($2) in bed, from \($3) to \($4)." },
            unknownNight: { "Night to \($0): it is not known." },
            picture: { start, end, asleep, wakings in
                "In bed from \(start) to \(end), asleep for \(asleep); "
                    + (wakings == 1 ? "one short time awake." : "\(wakings) short times awake.")
            },
            sumsOnly: { "From \($0) to \($1). Only the sums are known, not when each stage was." },
            sevenNights: "Sleep, seven nights",
            sevenNightsSide: "hours asleep; pale: in bed",
            nobodySawThese: ("Nobody saw these nights", "No device has noted when you slept in this week."),
            nightTo: "Night to",
            asleep: "Asleep",
            inBed: "In bed",
            average: "average",
            hours: { "\($0) h" },
            nightsPicture: {
                "Sleep over \($0) nights, between \($1) and \($2) hours; the average is \($3)."
            },
            noNight: "No night of this week is known.",
            nights: { "Asleep \($0) on average of \($1.spelled) nights: \($2)." },
            regularity: { "To bed between \($0.0) and \($0.1), up between \($1.0) and \($1.1)." },
            lastNightTitle: "Last night",
            asleepFromTo: { "Asleep \($0), from \($1) to \($2)." },
            asUsual: "As long as usual",
            longer: { "\($0.capitalizingFirst) over your average" },
            shorter: { "\($0.capitalizingFirst) under your average" },
            spokenMinutes: { $0.spelled + ($0 == 1 ? " minute" : " minutes") },
            comparedAndDeep: { "\($0); \($1) of it deep." },
            compared: { "\($0)." },
            deepOnly: { "\($0) of it deep." },
            depthUnknown: "How deep it was, nobody noted."
        ),
        workouts: WorkoutWords(
            title: "Workouts",
            none: "none",
            onThatDay: { "\($0) on that day" },
            today: { "\($0) today" },
            noneYet: ("No workout yet", "It stands here as soon as a device has noted one."),
            noneOnThatDay: ("No workout on this day", "No device has noted one."),
            workout: "Workout",
            pulseFrom: "Pulse from",
            highest: "Highest",
            pulseTo: "To",
            noWorkout: "no workout.",
            minutes: { "\($0) min" },
            pace: { "\($0) a \($1)" },
            way: { "The way, seen from above: \($0 ? "a loop" : "from one place to another")" }
        ),
        evidence: EvidenceWords(
            title: "Why these numbers",
            all: "All figures",
            rings: "Rings",
            energy: "Energy",
            rules: EvidenceWords.Rules(
                madeUp: "Everything here is made up, so there are no sources to compare.",
                summedByWatch: "As the watch itself summed up the day, with that day’s goals.",
                summedByWatchAndPushed:
                    "As the watch itself had summed up the day by the last export, and what the phone has sent since.",
                countedFromSamples:
                    "Counted from single measurements: no summary of this day was brought here, so no goals are "
                    + "known.",
                oneAtEachMoment:
                    "When two devices count the same minutes, only one of them counts, so nothing is counted twice.",
                meanOfOne: "The mean of what one source measured on this day.",
                lastOfOne: "A device works it out itself; its last figure of the day stands.",
                allMeasurements:
                    "Every measurement of every source counts, as in the Health app. The average is their plain "
                    + "mean, so a workout, measured every few seconds, weighs more than an hour of rest.",
                oneWithStages:
                    "One source that saw sleep stages is believed for the whole night. Time in bed is not counted "
                    + "as sleep.",
                anyWithoutStages:
                    "No source saw sleep stages, so you slept whenever any of them says so. Time in bed is not "
                    + "counted as sleep.",
                oneForEachWorkout: "A workout that two sources noted is shown once."
            ),
            usualOrder: "A watch goes before a phone, and a phone before other apps.",
            ownOrder: "Sources are believed in the order that dashboard.yaml gives.",
            unknownSource: "unknown source",
            pushed: "sent by the app",
            brackets: (" (", ")"),
            semicolon: "; ",
            allDay: "All day",
            measurements: { $0 == 1 ? "1 measurement" : "\($1) measurements" },
            asleep: { "asleep \($0)" },
            inBed: { "in bed \($0)" },
            notCounted: "Not counted",
            stretches: { $0 == 1 ? "one stretch of time" : "\($0) stretches of time" },
            allStretches: { "All \($0), by time" },
            more: { "And \($0) more in the JSON." }
        )
    )
}
