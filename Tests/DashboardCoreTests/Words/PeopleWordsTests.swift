import DashboardCore
import Testing

@Suite("What is said of the body and the day in each language")
struct PeopleWordsTests {
    private static let night = LastNight(
        Night(
            start: TimeOfDay(minute: -56),
            stretches: [
                .init(.core, from: 0, to: 324), .init(.deep, from: 324, to: 426), .init(.awake, from: 426, to: 440),
            ],
            usual: Minutes(420)
        ),
        among: []
    )

    static let nights: [(Language, String)] = [
        (.english, "Six minutes over your average; 1 h 42 of it deep."),
        (.german, "6 Minuten mehr als im Mittel; davon 1 h 42 Tiefschlaf."),
        (.french, "6 minutes de plus que la moyenne\u{202F}; dont 1 h 42 de sommeil profond."),
        (.spanish, "6 minutos más que la media; 1 h 42 de sueño profundo."),
        (.japanese, "平均より6分長い睡眠、うち深い睡眠は1時間42分。"),
    ]

    @Test("A night is compared with what somebody is used to", arguments: nights)
    func night(language: Language, sentence: String) {
        #expect(Self.night.sentence(Teller(Manner(language))) == sentence)
    }

    static let verdicts: [(Language, [String])] = [
        (
            .english,
            [
                "No ring is closed.", "The move ring is closed.", "The move and stand rings are closed.",
                "All three rings are closed.",
            ]
        ),
        (
            .german,
            [
                "Kein Ring ist geschlossen.", "Der Ring „Bewegen“ ist geschlossen.",
                "Die Ringe „Bewegen“ und „Stehen“ sind geschlossen.", "Alle drei Ringe sind geschlossen.",
            ]
        ),
        (
            .french,
            [
                "Aucun anneau n’est fermé.", "L’anneau Bouger est fermé.", "Les anneaux Bouger et Debout sont fermés.",
                "Les trois anneaux sont fermés.",
            ]
        ),
        (
            .spanish,
            [
                "Ningún anillo está cerrado.", "El anillo de movimiento está cerrado.",
                "Los anillos de movimiento y estar de pie están cerrados.", "Los tres anillos están cerrados.",
            ]
        ),
        (
            .japanese,
            [
                "完成したリングはありません。", "ムーブのリングが完成しました。", "ムーブとスタンドのリングが完成しました。",
                "三つのリングがすべて完成しました。",
            ]
        ),
    ]

    @Test("It says which goals are met", arguments: verdicts)
    func verdict(language: Language, sentences: [String]) {
        let cases = [(false, false, false), (true, false, false), (true, false, true), (true, true, true)]
        let said = cases.map { move, exercise, stand in
            let goal = { (isMet: Bool) in Goal(isMet ? 2 : 1, of: 2) }
            return DaySummary(
                move: goal(move),
                exercise: goal(exercise),
                stand: goal(stand),
                steps: nil,
                distance: nil,
                floors: nil,
                variability: nil,
                note: ""
            )
            .verdict(Teller(Manner(language)))
        }
        #expect(said == sentences)
    }

    static let notes: [(Language, HourCycle, String)] = [
        (.english, .twentyFour, "Run 17:40. Slept 7 h 06."), (.english, .twelve, "Run 5:40 pm. Slept 7 h 06."),
        (.german, .twentyFour, "Lauf 17:40. 7 h 06 geschlafen."),
        (.french, .twentyFour, "Course à 17:40. 7 h 06 de sommeil."),
        (.spanish, .twentyFour, "Carrera a las 17:40. 7 h 06 de sueño."),
        (.japanese, .twentyFour, "17:40にランニング。睡眠7時間6分。"),
    ]

    @Test("What devices have noted is told by everybody's clock", arguments: notes)
    func note(language: Language, hours: HourCycle, sentence: String) {
        let note = DayNote.noted(done: [.init(.running, at: TimeOfDay(17, 40))], slept: Minutes(426))
        let said = note.text(Teller(Manner(language, hours: hours))).replacing("\u{202F}", with: " ")
        #expect(said == sentence)
    }

    static let greetings: [(Language, [String])] = [
        (.english, ["Good morning, Ada", "Good afternoon, Ada", "Good evening, Ada", "Good night, Ada"]),
        (.german, ["Guten Morgen, Ada", "Guten Tag, Ada", "Guten Abend, Ada", "Gute Nacht, Ada"]),
        (.french, ["Bonjour Ada", "Bon après-midi Ada", "Bonsoir Ada", "Bonne nuit Ada"]),
        (.spanish, ["Buenos días, Ada", "Buenas tardes, Ada", "Buenas noches, Ada", "Buenas noches, Ada"]),
        (
            .japanese,
            ["おはようございます、Adaさん", "こんにちは、Adaさん", "こんばんは、Adaさん", "おやすみなさい、Adaさん"]
        ),
    ]

    @Test("Somebody is greeted by the time of the day", arguments: greetings)
    func greeting(language: Language, words: [String]) {
        #expect([8, 14, 20, 23].map { TimeOfDay($0, 0).greeting("Ada", in: language) } == words)
    }

    @Test("Every kind of workout and every effort has a name of its own", arguments: Language.allCases)
    func names(language: Language) {
        let words = Activity.allCases.map { $0.word(in: language) }
        #expect(Set(words).count == words.count && !words.contains(""))
        #expect(Activity.allCases.allSatisfy { !$0.doing(in: language).isEmpty })
    }
}
