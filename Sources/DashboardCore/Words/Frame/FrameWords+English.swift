extension FrameWords {
    static let english = FrameWords(
        screens: ScreenNames(
            today: "Today",
            weather: "Weather",
            body: "Body",
            stories: "Stories",
            server: "Server",
            settings: "Settings"
        ),
        bar: BarWords(
            screens: "Screens",
            views: "View",
            skip: "Skip to the page",
            skipToForm: "Skip to the form",
            promise: "This page asks only this server.",
            signedInAs: { "Signed in as \($0)" },
            signOut: "Sign out",
            backTo: { "Back to \($0)" },
            previous: "Previous",
            next: "Next",
            sampleData: "Sample data",
            oneFragment: "One fragment, alone: ",
            allFragments: "All fragments"
        ),
        card: CardWords(
            hide: { "Hide \($0)" },
            show: ("Show ", ""),
            hidden: "Hidden",
            hiddenWidgets: "Hidden widgets",
            asking: { "Asking \($0)" },
            loading: { "Loading \($0)" },
            asOf: { "As of \($0)" },
            dataBy: "Data by ",
            comma: ", ",
            fullStop: ".",
            remark: { "\($0): \($1)" },
            showAsTable: "Show as a table",
            table: { "\($0), table" }
        ),
        trouble: TroubleWords(
            seconds: .one("# second", many: "# seconds"),
            minutes: .one("# minute", many: "# minutes"),
            lastAnswer: { "The last good answer\(oldness($0))." },
            soon: "Back in a moment",
            againIn: { "Asked again in \($0)." },
            againEvery: { "Asked again every \($0), or now." },
            onlyFor: { "Only for \($0)" },
            nothingFrom: { "Nothing from \($0)" },
            nothing: "Nothing has come",
            tryNow: "Try now",
            overdue: { "Nothing has come within \($0) seconds. It is still being asked for." },
            lookAgain: "Look again",
            nothingFetched: "Nothing was fetched",
            unusable: "The source gave no answer that could be used.",
            broken: { "\($0.capitalizingFirst) gave no answer that could be used." },
            slow: { "\($0.capitalizingFirst) took too long to answer." },
            busy: { "\($0.capitalizingFirst) wants to be left alone for a while." },
            unauthorised: { "This belongs to \($0), and nothing of it was fetched." }
        ),
        door: DoorWords(
            motto: "One page for the weather, the body and the day.",
            signIn: "Sign in",
            asked: ("You asked for ", ". It opens as soon as you are in."),
            opens: "This page opens as soon as you are in.",
            name: "Name",
            passphrase: "Passphrase",
            forgotten: "Forgotten? Whoever runs this server can set a new passphrase.",
            mismatch: "That name and passphrase do not belong together.",
            triesLeft: { $0 == 1 ? "One try is left." : "\($0.spelled.capitalizingFirst) tries are left." },
            nextTry: { "The next try is possible \($0)." },
            tooManyTries: {
                "There were too many tries, so this one was not looked at. The next one is possible \($0)."
            },
            busy: { "Others are signing in just now, so this try was not looked at. Please try again \($0)." },
            notKept: "You could not be signed in, because it could not be written down. Please try again.",
            wait: { seconds in
                if seconds <= 1 { return "in a second" }
                if seconds < 60 { return "in \(seconds.spelled) seconds" }
                let minutes = (seconds + 59) / 60
                return minutes == 1 ? "in a minute" : "in \(minutes.spelled) minutes"
            }
        ),
        errors: ErrorWords(
            signInFirst: ("Sign in first", "What is here belongs to somebody, and nothing of it was fetched."),
            notAllowed: ("That is not allowed here", "Below it says who may, and how."),
            notFound: (
                "There is no page here", "The address may be mistyped, or the page has moved since the link was made."
            ),
            notSo: ("That cannot be done here", "This address can be asked for, but not in this way."),
            ours: ("Something went wrong here", "It is not your doing. Trying again later may help."),
            other: ("This request cannot be answered", "What was sent does not fit what this server takes."),
            whatHappened: "What happened",
            toFrontPage: "Go to the front page",
            request: { "Request \($0)" },
            nameless: "This request had no name"
        ),
        settings: SettingsWords(
            headline: "As you like to be told",
            introduction: "What is chosen here holds on every page, in every window, and after a restart.",
            language: "Language",
            asBrowser: "As the browser asks",
            unitsAndClock: "Units and clock",
            temperature: "Temperature",
            wind: "Wind",
            precipitation: "Rain and snow",
            pressure: "Air pressure",
            distance: "Distances",
            clock: "Clock",
            asHouse: { "As the house does it: \($0)" },
            save: "Save",
            foot: "Kept on this server"
        )
    )

    /// How old an answer is, in the largest unit that fits; nothing where it is hardly a minute.
    private static func oldness(_ seconds: Int) -> String {
        let units = [("day", 86_400), ("hour", 3600), ("minute", 60)]
        guard let (name, length) = units.first(where: { seconds >= $0.1 }) else { return "" }
        let count = seconds / length
        return ", \(count.spelled) \(name)\(count == 1 ? "" : "s") old"
    }
}
