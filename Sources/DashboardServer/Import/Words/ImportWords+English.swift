import DashboardCore

extension ImportWords {
    static let english = ImportWords(
        title: "What the body has noted",
        voice: "Bring what your phone has kept, take everything out, or have it forgotten.",
        bring: BringWords(
            title: "Bring an export",
            side: "Apple Health",
            how:
                "On the phone: Health, your picture, Export All Health Data. It makes export.zip; bring that, or the XML in it.",
            file: "The file",
            send: "Import",
            foot: "What is there already is kept once, so a newer export adds what is new.",
            waiting: "Here you will see how far it is, and what has come of it.",
            progress: "Progress",
            answer: "Where the file goes",
            busy:
                "Another import is under way, so nothing was sent. The file stays chosen; send it when that "
                + "one has ended.",
            noFolder: "Nothing is kept here: the server was started without --data FOLDER.",
            another:
                "A second file was turned away: one is imported at a time. Bring it again when the first has "
                + "ended.",
            noFile: "No file was chosen. Choose export.zip, or the XML in it.",
            emptyFile: "The file was empty. Choose export.zip, or the XML in it.",
            tooLarge: { "The file is larger than \($0), the most that is taken here. Nothing of it was kept." }
        ),
        course: CourseWords(
            step: { "Step \($0) of 2: \($1)" },
            arriving: "the file arrives",
            arrivingAndRead: "the file arrives and is read",
            reading: "the archive is read",
            writing: "it is written down",
            stay: "Keep this page open until the file is here.",
            leave: "The file is here. You may leave this page; it is read to its end.",
            stop: "Stop"
        ),
        pace: PaceWords(
            kilobytes: "kB",
            megabytes: "MB",
            gigabytes: "GB",
            part: { "\($0) of \($1) \($2)" },
            secondsLeft: .always("# s left"),
            minutesLeft: .always("# min left"),
            hoursLeft: { $1 == 0 ? "\($0) h left" : "\($0) h \($1) min left" },
            comma: ", ",
            numbers: .english
        ),
        report: ReportWords(
            whole: "It is on file",
            nothingNew: "Nothing in it was new",
            nothingThere: "There was nothing in it",
            stopped: "The import was stopped",
            failed: "It did not work",
            samples: "Samples",
            workouts: "Workouts",
            routes: "Routes",
            rings: "Days with rings",
            what: "Of what",
            read: "Read",
            new: "New",
            known: "There already",
            leftOut: "Left out",
            replaced: .one(
                "# unreadable character was taken for a space.",
                many: "# unreadable characters were taken for spaces."
            ),
            otherExports: .one(
                "The largest export of the archive was read; a smaller one was left alone.",
                many: "The largest export of the archive was read; # smaller ones were left alone."
            ),
            covers: { $0 == $1 ? "On file is one day, \($0)." : "On file are the days from \($0) to \($1)." },
            sources: { "They come from \($0)." },
            unnamed: "an unnamed device",
            comma: ", ",
            others: .one(" and # other", many: " and # others"),
            toDay: "To the day"
        ),
        reasons: SkipWords(
            noName: .one("# entry names no kind", many: "# entries name no kind"),
            noDate: .one("# entry has no date that can be read", many: "# entries have no date that can be read"),
            endsBeforeStart: .one("# entry ends before it starts", many: "# entries end before they start"),
            beforePhones: .one(
                "# entry is said to be from before 1990",
                many: "# entries are said to be from before 1990"
            ),
            future: .one("# entry is said to be from the future", many: "# entries are said to be from the future"),
            notANumber: .one("# entry has a value that is no number", many: "# entries have a value that is no number"),
            unknownUnit: .one("# entry has a unit that is not known", many: "# entries have a unit that is not known"),
            otherUnit: .one(
                "# entry has a unit in which its kind is not measured",
                many: "# entries have a unit in which their kind is not measured"
            ),
            unknownCase: .one(
                "# entry has a value whose meaning is not known",
                many: "# entries have a value whose meaning is not known"
            ),
            tooManyKinds: .one(
                "# entry is of one kind too many",
                many: "# entries are of kinds beyond those there is room for"
            ),
            tooManySources: .one(
                "# entry is from one source too many",
                many: "# entries are from sources beyond those there is room for"
            ),
            routeMissing: .one("# route is not in the archive", many: "# routes are not in the archive"),
            routeUnreadable: .one("# route cannot be read", many: "# routes cannot be read")
        ),
        failures: FailureWords(
            empty: "The file is empty.",
            gzip: "The file is packed with gzip. Unpack it first, or bring the phone’s own export.zip.",
            otherFile:
                "This is neither a zip archive nor XML. Choose the file that the Health app has made, mostly "
                + "export.zip.",
            otherDocument: "This is XML, but no export of Apple Health. Choose the file that the Health app has made.",
            archiveWithoutExport:
                "There is no export of Apple Health in this archive. Choose the one that the Health app has "
                + "made.",
            archiveDamaged: "The archive is damaged. Copy it from the phone once more.",
            archiveUnsupported: "The archive is locked or packed in an unknown way. Bring it as the phone has made it.",
            archiveTooLarge: "Far more comes out of the archive than an export can hold.",
            archiveEndsEarly: "The archive ends too early; it was not copied whole. Copy it from the phone once more.",
            malformed: { $0 > 0 ? "The export cannot be read at line \($0)." : "The export cannot be read." },
            endsEarly: { "The export ends too early\($0 > 0 ? ", at line \($0)" : ""). Export it once more." },
            unreadable: "The file cannot be read.",
            noRoom: "There is too little room on the server’s disk.",
            brokenOff: "The upload was broken off.",
            inUse: "Another program on the server imports at the moment. Try again when it has ended.",
            notKept: "It cannot be kept. Whoever runs the server can see why with “DashboardServer import”.",
            asBefore: "Everything is as it was before."
        ),
        ownership: OwnershipWords(
            takeOut: "Take everything out",
            takeOutSide: "Yours",
            takeOutHow:
                "Every sample with its time and source, every workout with its way, every day’s rings: all that is kept. One "
                + "table for spreadsheets, or one document for programs.",
            csv: "As CSV",
            json: "As JSON",
            takeOutFoot: "It is made while it is sent, of one moment.",
            forget: "Forget everything",
            forgetSide: "For good",
            forgetHow:
                "All samples, workouts and rings are deleted and their place is overwritten. The sample person comes back.",
            typing: ("To do it, type ", "."),
            word: "delete",
            field: "The word",
            button: "Delete everything",
            forgetFoot: "What you have taken out before is not touched.",
            forgotten: "Everything is forgotten.",
            wrongWord: "That was not the word, so nothing was deleted.",
            busy: "An import is under way, so nothing was deleted. Try again when it has ended.",
            notForgotten: "It could not be deleted; everything is as it was before."
        )
    )
}
