extension PlaceWords {
    static let german = PlaceWords(
        title: "Orte",
        everybodys: "für alle",
        show: "Zeigen",
        shown: "Gezeigt",
        earlier: "Nach oben",
        later: "Nach unten",
        remove: "Entfernen",
        rename: "Umbenennen",
        save: "Speichern",
        full: { "Es ist Platz für \($0) Orte. Vor dem nächsten muss einer entfernt werden." },
        search: "Ort nach Name oder Postleitzahl finden",
        find: "Suchen",
        asking: { "\($0) wird gefragt" },
        tooShort: "Zum Suchen braucht es mindestens zwei Buchstaben.",
        nothing: {
            "Kein Ort heißt „\($0)“. Vielleicht hilft die Schreibweise vor Ort oder das Land dazu: „Paris, Frankreich“."
        },
        found: .one("Ein Ort gefunden", many: "# Orte gefunden"),
        choose: "Wählen",
        elevation: { "\($0) m" },
        people: { "\($0) Einwohner" },
        namesFrom: "Ortsnamen von",
        failed: { "Die Suche hat nicht geklappt. \($0)" },
        again: "Noch einmal versuchen",
        forget: "Suche leeren",
        noNames:
            "Namen werden nachgeschlagen, sobald echtes Wetter gezeigt wird. Bis dahin lassen sich Orte mit Koordinaten hinzufügen.",
        byPoint: "Ort mit Koordinaten hinzufügen",
        point: "Breite und Länge",
        pointHint: "Etwa 52,52 13,41 oder 52°31′N 13°24′E",
        name: "Name",
        zone: "Zeitzone",
        zoneHint: "Etwa Europe/Berlin",
        add: "Ort hinzufügen",
        unreadable: "Erwartet werden zwei Zahlen, die Breite zuerst: 52,52 13,41 oder 52°31′N 13°24′E.",
        beyondThePoles: "Die Breite geht von −90 am Südpol bis 90 am Nordpol.",
        beyondTheDateLine: "Die Länge geht von −180 im Westen bis 180 im Osten.",
        noName: "Der Ort braucht einen lesbaren Namen.",
        noZone: "Eine Zeitzone dieses Namens gibt es nicht. Sie heißt etwa Europe/Berlin oder America/New_York."
    )
}
