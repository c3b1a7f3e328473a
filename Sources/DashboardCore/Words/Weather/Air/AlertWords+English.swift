extension AlertWords {
    static let english = AlertWords(
        title: "Warnings",
        more: "What it says",
        none: { "No warnings for \($0)." },
        count: { "\($0) in force or ahead" },
        extreme: "Extreme",
        severe: "Severe",
        moderate: "Moderate",
        minor: "Minor",
        unrated: "Not rated",
        fromTo: { "\($0) to \($1)".capitalizingFirst },
        from: { "From \($0), no end given" },
        until: { "Until \($0)" },
        noTimes: "No times given",
        moment: { "\($0) \($1)" },
        today: "today",
        yesterday: "yesterday",
        regions: { names, rest in
            names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
        },
        link: { "More at \($0)" },
        line: { "\($0): \($1). \($2)." }
    )
}
