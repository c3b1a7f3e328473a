extension FrameWords {
    static let german = FrameWords(
        screens: ScreenNames(
            today: "Heute",
            weather: "Wetter",
            body: "Körper",
            stories: "Geschichten",
            server: "Server",
            settings: "Einstellungen"
        ),
        bar: BarWords(
            screens: "Seiten",
            views: "Ansicht",
            skip: "Zum Inhalt springen",
            skipToForm: "Zum Formular springen",
            promise: "Diese Seite fragt nur diesen Server.",
            signedInAs: { "Angemeldet als \($0)" },
            signOut: "Abmelden",
            backTo: { "Zurück zu „\($0)“" },
            previous: "Zurück",
            next: "Weiter",
            sampleData: "Beispieldaten",
            oneFragment: "Ein Fragment für sich: ",
            allFragments: "Alle Fragmente"
        ),
        card: CardWords(
            hide: { "\($0) ausblenden" },
            show: ("", " einblenden"),
            hidden: "Ausgeblendet",
            hiddenWidgets: "Ausgeblendete Karten",
            asking: { "Anfrage läuft: \($0)" },
            loading: { "\($0) wird geladen" },
            asOf: { "Stand \($0)" },
            dataBy: "Daten von ",
            comma: ", ",
            fullStop: ".",
            remark: { "\($0): \($1)" },
            showAsTable: "Als Tabelle zeigen",
            table: { "\($0), Tabelle" }
        ),
        trouble: TroubleWords(
            seconds: .one("# Sekunde", many: "# Sekunden"),
            minutes: .one("# Minute", many: "# Minuten"),
            lastAnswer: { seconds in
                seconds < 60
                    ? "Die letzte brauchbare Antwort."
                    : "Die letzte brauchbare Antwort, \(Words.german.ages.length(seconds: seconds)) alt."
            },
            soon: "Gleich wieder da",
            againIn: { "Nächster Versuch in \($0)." },
            againEvery: { "Neuer Versuch alle \($0), oder jetzt." },
            onlyFor: { "Nur für \($0)" },
            nothingFrom: { "Nichts von \($0)" },
            nothing: "Nichts angekommen",
            tryNow: "Jetzt versuchen",
            overdue: { "In \($0) Sekunden ist nichts angekommen. Die Anfrage läuft weiter." },
            lookAgain: "Noch einmal nachsehen",
            nothingFetched: "Nichts abgerufen",
            unusable: "Die Quelle gab keine brauchbare Antwort.",
            broken: { "Von \($0) kam keine brauchbare Antwort." },
            slow: { "Die Antwort von \($0) kam nicht rechtzeitig." },
            busy: { "\($0.capitalizingFirst) nimmt gerade keine Anfragen an." },
            unauthorised: { "Das gehört \($0); nichts davon wurde abgerufen." }
        ),
        door: DoorWords(
            motto: "Eine Seite für das Wetter, den Körper und den Tag.",
            signIn: "Anmelden",
            asked: ("Gewünscht war ", ". Die Seite öffnet sich nach der Anmeldung."),
            opens: "Diese Seite öffnet sich nach der Anmeldung.",
            name: "Name",
            passphrase: "Passphrase",
            forgotten: "Vergessen? Wer diesen Server betreibt, kann eine neue Passphrase setzen.",
            mismatch: "Name und Passphrase gehören nicht zusammen.",
            triesLeft: { $0 == 1 ? "Ein Versuch bleibt." : "\($0) Versuche bleiben." },
            nextTry: { "Der nächste Versuch ist \($0) möglich." },
            tooManyTries: {
                "Es waren zu viele Versuche, deshalb wurde dieser nicht geprüft. Der nächste ist \($0) möglich."
            },
            busy: {
                "Gerade melden sich andere an, deshalb wurde dieser Versuch nicht geprüft. Bitte \($0) noch einmal."
            },
            notKept: "Die Anmeldung ließ sich nicht speichern. Bitte noch einmal versuchen.",
            wait: { seconds in
                if seconds <= 1 { return "in einer Sekunde" }
                if seconds < 60 { return "in \(seconds) Sekunden" }
                let minutes = (seconds + 59) / 60
                return minutes == 1 ? "in einer Minute" : "in \(minutes) Minuten"
            }
        ),
        errors: ErrorWords(
            signInFirst: ("Erst anmelden", "Was hier steht, gehört jemandem; nichts davon wurde abgerufen."),
            notAllowed: ("Das ist hier nicht erlaubt", "Unten steht, wer es darf und wie."),
            notFound: (
                "Hier ist keine Seite",
                "Vielleicht enthält die Adresse einen Tippfehler, oder die Seite ist inzwischen umgezogen."
            ),
            notSo: ("Das geht hier nicht", "Diese Adresse gibt es, aber sie antwortet nicht auf diese Weise."),
            ours: (
                "Hier ist etwas schiefgegangen", "Der Fehler liegt bei diesem Server. Später geht es vielleicht wieder."
            ),
            other: (
                "Diese Anfrage lässt sich nicht beantworten",
                "Was gesendet wurde, passt nicht zu dem, was dieser Server annimmt."
            ),
            whatHappened: "Was geschehen ist",
            toFrontPage: "Zur Startseite",
            request: { "Anfrage \($0)" },
            nameless: "Diese Anfrage hatte keinen Namen"
        ),
        settings: SettingsWords(
            headline: "Sprache, Einheiten und Uhr",
            introduction: "Was hier gewählt ist, gilt auf jeder Seite, in jedem Fenster und auch nach einem Neustart.",
            language: "Sprache",
            asBrowser: "Wie der Browser es wünscht",
            unitsAndClock: "Einheiten und Uhr",
            temperature: "Temperatur",
            wind: "Wind",
            precipitation: "Regen und Schnee",
            pressure: "Luftdruck",
            distance: "Entfernungen",
            clock: "Uhrzeit",
            asHouse: { "Wie hier üblich: \($0)" },
            save: "Speichern",
            foot: "Auf diesem Server gespeichert"
        )
    )
}
