extension AlertWords {
    static let german = AlertWords(
        title: "Warnungen",
        more: "Wortlaut",
        none: { "Keine Warnungen für \($0)." },
        count: { $0 == 1 ? "eine gilt oder steht bevor" : "\($0) gelten oder stehen bevor" },
        extreme: "Extrem",
        severe: "Schwer",
        moderate: "Mäßig",
        minor: "Gering",
        unrated: "Nicht eingestuft",
        fromTo: { "\($0) bis \($1)".capitalizingFirst },
        from: { "Ab \($0), ohne genanntes Ende" },
        until: { "Bis \($0)" },
        noTimes: "Ohne Zeitangabe",
        moment: { "\($0) \($1)" },
        today: "heute",
        yesterday: "gestern",
        regions: { names, rest in
            names.joined(separator: ", ") + (rest > 0 ? " und \(rest) weitere" : "")
        },
        link: { "Mehr bei \($0)" },
        line: { "\($0): \($1). \($2)." }
    )
}
