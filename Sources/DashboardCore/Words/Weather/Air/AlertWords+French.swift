extension AlertWords {
    static let french = AlertWords(
        title: "Alertes",
        more: "Le texte",
        none: { "Pas d’alerte pour \($0)." },
        count: { "\($0) en cours ou à venir" },
        extreme: "Extrême",
        severe: "Grave",
        moderate: "Modérée",
        minor: "Mineure",
        unrated: "Non classée",
        fromTo: { "De \($0) à \($1)" },
        from: { "À partir de \($0), sans fin annoncée" },
        until: { "Jusqu’à \($0)" },
        noTimes: "Sans horaire",
        moment: { "\($0) \($1)" },
        today: "aujourd’hui",
        yesterday: "hier",
        regions: { names, rest in
            names.joined(separator: ", ") + (rest > 0 ? " et \(rest) de plus" : "")
        },
        link: { "Plus sur \($0)" },
        line: { "\($0)\(String.narrowSpace): \($1). \($2)." }
    )
}
