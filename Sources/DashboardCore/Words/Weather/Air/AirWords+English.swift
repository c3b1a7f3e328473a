extension AirWords {
    static let english = AirWords(
        title: "Air",
        scale: "European index",
        silence: "Nobody gives the European index here.",
        noPollen: "No pollen in the air.",
        grains: "grains/m³",
        european: ["Good", "Fair", "Moderate", "Poor", "Very poor", "Extremely poor"],
        american: [
            "Good", "Moderate", "Unhealthy for the sensitive", "Unhealthy", "Very unhealthy", "Hazardous",
        ],
        advice: [
            "Nothing to avoid.", "Nothing to avoid for most people.", "If you are sensitive, go easy outside.",
            "Go easy outside; stay in if you are sensitive.", "Avoid effort outside and keep windows shut.",
            "Stay inside and keep windows shut.",
        ],
        strengths: ["None", "Low", "Moderate", "High"],
        alder: "Alder pollen",
        birch: "Birch pollen",
        olive: "Olive pollen",
        grass: "Grass pollen",
        mugwort: "Mugwort pollen",
        ragweed: "Ragweed pollen",
        americanIndex: { "US index \($0), \($1.lowercased())." },
        summary: { "European index \($0), \($1.lowercased()). \($2)" },
        picture: { "European air quality index \($0), on a scale of six steps: \($1)" }
    )
}
