import DashboardCore

extension ImportWords {
    static let german = ImportWords(
        title: "Was der Körper aufgezeichnet hat",
        voice: "Herbringen, was das Telefon bewahrt hat, alles mitnehmen oder alles vergessen lassen.",
        bring: BringWords(
            title: "Export hierher bringen",
            side: "Apple Health",
            how:
                "Auf dem Telefon: Health, das eigene Bild, „Alle Gesundheitsdaten exportieren“. Daraus wird export.zip; "
                + "gebraucht wird diese Datei oder das XML darin.",
            file: "Die Datei",
            send: "Importieren",
            foot: "Was schon da ist, bleibt einmal da; ein neuerer Export fügt hinzu, was neu ist.",
            waiting: "Hier steht, wie weit es ist und was daraus geworden ist.",
            progress: "Fortschritt",
            answer: "Wohin die Datei geht",
            busy:
                "Ein anderer Import läuft, darum wurde nichts gesendet. Die Datei bleibt ausgewählt, bis er zu Ende ist.",
            noFolder: "Hier wird nichts aufbewahrt: Der Server wurde ohne --data ORDNER gestartet.",
            another:
                "Eine zweite Datei wurde abgewiesen: Importiert wird eine nach der anderen. Danach ist Platz "
                + "für sie.",
            noFile: "Es wurde keine Datei ausgewählt. Gebraucht wird export.zip oder das XML darin.",
            emptyFile: "Die Datei war leer. Gebraucht wird export.zip oder das XML darin.",
            tooLarge: {
                "Die Datei ist größer als \($0); mehr wird hier nicht angenommen. Nichts davon wurde "
                    + "behalten."
            }
        ),
        course: CourseWords(
            step: { "Schritt \($0) von 2: \($1)" },
            arriving: "Die Datei kommt an",
            arrivingAndRead: "Die Datei kommt an und wird gelesen",
            reading: "Das Archiv wird gelesen",
            writing: "Alles wird aufgeschrieben",
            stay: "Diese Seite bitte offen lassen, bis die Datei da ist.",
            leave: "Die Datei ist da und wird zu Ende gelesen, auch wenn diese Seite geschlossen wird.",
            stop: "Anhalten"
        ),
        pace: PaceWords(
            kilobytes: "kB",
            megabytes: "MB",
            gigabytes: "GB",
            part: { "\($0) von \($1) \($2)" },
            secondsLeft: .always("noch # s"),
            minutesLeft: .always("noch # min"),
            hoursLeft: { $1 == 0 ? "noch \($0) h" : "noch \($0) h \($1) min" },
            comma: ", ",
            numbers: Words.in(.german).numbers
        ),
        report: ReportWords(
            whole: "Es ist aufbewahrt",
            nothingNew: "Nichts davon war neu",
            nothingThere: "Es war nichts darin",
            stopped: "Der Import wurde angehalten",
            failed: "Es hat nicht geklappt",
            samples: "Messwerte",
            workouts: "Trainings",
            routes: "Strecken",
            rings: "Tage mit Ringen",
            what: "Wovon",
            read: "Gelesen",
            new: "Neu",
            known: "Schon da",
            leftOut: "Ausgelassen",
            replaced: .one(
                "# unlesbares Zeichen gilt als Leerzeichen.",
                many: "# unlesbare Zeichen gelten als Leerzeichen."
            ),
            otherExports: .one(
                "Gelesen wurde der größte Export des Archivs; ein kleinerer blieb unberührt.",
                many: "Gelesen wurde der größte Export des Archivs; # kleinere blieben unberührt."
            ),
            covers: { $0 == $1 ? "Bekannt ist ein Tag, der \($0)." : "Bekannt sind die Tage vom \($0) bis zum \($1)." },
            sources: { "Die Quellen: \($0)." },
            unnamed: "ein Gerät ohne Namen",
            comma: ", ",
            others: .one(" und # weitere", many: " und # weitere"),
            toDay: "Zum Tag"
        ),
        reasons: SkipWords(
            noName: .one("# Eintrag nennt keine Art", many: "# Einträge nennen keine Art"),
            noDate: .one("# Eintrag hat kein lesbares Datum", many: "# Einträge haben kein lesbares Datum"),
            endsBeforeStart: .one("# Eintrag endet vor seinem Anfang", many: "# Einträge enden vor ihrem Anfang"),
            beforePhones: .one("# Eintrag soll von vor 1990 sein", many: "# Einträge sollen von vor 1990 sein"),
            future: .one("# Eintrag soll aus der Zukunft sein", many: "# Einträge sollen aus der Zukunft sein"),
            notANumber: .one(
                "# Eintrag hat einen Wert, der keine Zahl ist",
                many: "# Einträge haben einen Wert, der keine Zahl ist"
            ),
            unknownUnit: .one(
                "# Eintrag hat eine unbekannte Einheit",
                many: "# Einträge haben eine unbekannte Einheit"
            ),
            otherUnit: .one(
                "# Eintrag hat eine Einheit, in der seine Art nicht gemessen wird",
                many: "# Einträge haben eine Einheit, in der ihre Art nicht gemessen wird"
            ),
            unknownCase: .one(
                "# Eintrag hat einen Wert von unbekannter Bedeutung",
                many: "# Einträge haben einen Wert von unbekannter Bedeutung"
            ),
            tooManyKinds: .one(
                "# Eintrag gehört zu einer Art, für die kein Platz mehr ist",
                many: "# Einträge gehören zu Arten, für die kein Platz mehr ist"
            ),
            tooManySources: .one(
                "# Eintrag stammt aus einer Quelle, für die kein Platz mehr ist",
                many: "# Einträge stammen aus Quellen, für die kein Platz mehr ist"
            ),
            routeMissing: .one("# Strecke fehlt im Archiv", many: "# Strecken fehlen im Archiv"),
            routeUnreadable: .one("# Strecke ist nicht lesbar", many: "# Strecken sind nicht lesbar")
        ),
        failures: FailureWords(
            empty: "Die Datei ist leer.",
            gzip:
                "Die Datei ist mit gzip gepackt. Sie muss erst entpackt werden; einfacher geht export.zip "
                + "vom Telefon.",
            otherFile:
                "Das ist weder ein Zip-Archiv noch XML. Gebraucht wird die Datei aus der Health-App, meist "
                + "export.zip.",
            otherDocument:
                "Das ist XML, aber kein Export von Apple Health. Gebraucht wird die Datei aus der Health-App.",
            archiveWithoutExport:
                "In diesem Archiv liegt kein Export von Apple Health. Gebraucht wird das Archiv aus der Health-App.",
            archiveDamaged: "Das Archiv ist beschädigt. Am besten noch einmal vom Telefon kopieren.",
            archiveUnsupported:
                "Das Archiv ist verschlossen oder auf unbekannte Weise gepackt. Gebraucht wird es so, wie das Telefon es macht.",
            archiveTooLarge: "Aus dem Archiv kommt weit mehr, als ein Export enthalten kann.",
            archiveEndsEarly: "Das Archiv endet zu früh; es wurde nicht ganz kopiert. Am besten noch einmal kopieren.",
            malformed: {
                $0 > 0 ? "Der Export lässt sich in Zeile \($0) nicht lesen." : "Der Export lässt sich nicht lesen."
            },
            endsEarly: {
                "Der Export endet zu früh\($0 > 0 ? ", in Zeile \($0)" : ""). Am besten noch einmal exportieren."
            },
            unreadable: "Die Datei lässt sich nicht lesen.",
            noRoom: "Auf der Platte des Servers ist zu wenig Platz.",
            brokenOff: "Die Übertragung brach ab.",
            inUse: "Ein anderes Programm auf dem Server importiert gerade. Danach geht es wieder.",
            notKept: "Es lässt sich nicht aufbewahren. Warum, zeigt auf dem Server „DashboardServer import“.",
            asBefore: "Alles ist wie zuvor."
        ),
        ownership: OwnershipWords(
            takeOut: "Alles mitnehmen",
            takeOutSide: "Eigene Daten",
            takeOutHow:
                "Jeder Messwert mit Zeit und Quelle, jedes Training mit seinem Weg, die Ringe jedes Tages: alles, was "
                + "aufbewahrt ist. Eine Tabelle für die Tabellenkalkulation oder ein Dokument für Programme.",
            csv: "Als CSV",
            json: "Als JSON",
            takeOutFoot: "Es entsteht beim Senden und zeigt einen einzigen Augenblick.",
            forget: "Alles vergessen",
            forgetSide: "Endgültig",
            forgetHow:
                "Alle Messwerte, Trainings und Ringe werden gelöscht und ihr Platz überschrieben. Die Beispielperson kehrt zurück.",
            typing: ("Dazu dieses Wort eintippen: ", "."),
            word: "löschen",
            field: "Das Wort",
            button: "Alles löschen",
            forgetFoot: "Was vorher mitgenommen wurde, bleibt unberührt.",
            forgotten: "Alles ist vergessen.",
            wrongWord: "Das war nicht das Wort; nichts wurde gelöscht.",
            busy: "Ein Import läuft, darum wurde nichts gelöscht. Nach seinem Ende geht es.",
            notForgotten: "Es ließ sich nicht löschen; alles ist wie zuvor."
        )
    )
}
