extension AirWords {
    static let spanish = AirWords(
        title: "Aire",
        scale: "índice europeo",
        silence: "Aquí nadie da el índice europeo.",
        noPollen: "No hay polen en el aire.",
        grains: "granos/m³",
        european: ["Bueno", "Aceptable", "Moderado", "Malo", "Muy malo", "Pésimo"],
        american: [
            "Bueno", "Moderado", "Dañino para sensibles", "Dañino", "Muy dañino", "Peligroso",
        ],
        advice: [
            "Nada que evitar.", "Nada que evitar para la mayoría.", "Las personas sensibles, con calma al aire libre.",
            "Con calma al aire libre; las personas sensibles, mejor dentro.",
            "Conviene evitar esfuerzos fuera y cerrar las ventanas.",
            "Conviene quedarse dentro y cerrar las ventanas.",
        ],
        strengths: ["Nada", "Poco", "Moderado", "Mucho"],
        alder: "Polen de aliso",
        birch: "Polen de abedul",
        olive: "Polen de olivo",
        grass: "Polen de gramíneas",
        mugwort: "Polen de artemisa",
        ragweed: "Polen de ambrosía",
        americanIndex: { "Índice de EE. UU. \($0), \($1.lowercased())." },
        summary: { "Índice europeo \($0), \($1.lowercased()). \($2)" },
        picture: { "Índice europeo de calidad del aire \($0), en una escala de seis pasos: \($1)" }
    )
}
