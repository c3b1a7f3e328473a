extension AirWords {
    static let german = AirWords(
        title: "Luft",
        scale: "europäischer Index",
        silence: "Der europäische Index wird hier von niemandem angegeben.",
        noPollen: "Keine Pollen in der Luft.",
        grains: "Pollen/m³",
        european: ["Gut", "Ordentlich", "Mäßig", "Schlecht", "Sehr schlecht", "Extrem schlecht"],
        american: [
            "Gut", "Mäßig", "Ungesund für Empfindliche", "Ungesund", "Sehr ungesund", "Gefährlich",
        ],
        advice: [
            "Nichts zu meiden.", "Für die meisten nichts zu meiden.", "Wer empfindlich ist, schont sich draußen.",
            "Draußen schonen; Empfindliche bleiben besser drinnen.",
            "Anstrengung draußen meiden und Fenster schließen.", "Drinnen bleiben und Fenster schließen.",
        ],
        strengths: ["Keine", "Wenig", "Mäßig", "Viel"],
        alder: "Erlenpollen",
        birch: "Birkenpollen",
        olive: "Olivenpollen",
        grass: "Gräserpollen",
        mugwort: "Beifußpollen",
        ragweed: "Ambrosiapollen",
        americanIndex: { "US-Index \($0): \($1)." },
        summary: { "Europäischer Index \($0): \($1). \($2)" },
        picture: { "Europäischer Luftqualitätsindex \($0), auf einer Skala von sechs Stufen: \($1)" }
    )
}
