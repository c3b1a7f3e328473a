extension AirWords {
    static let french = AirWords(
        title: "Air",
        scale: "indice européen",
        silence: "Personne ne fournit l’indice européen ici.",
        noPollen: "Pas de pollen dans l’air.",
        grains: "grains/m³",
        european: ["Bon", "Correct", "Moyen", "Mauvais", "Très mauvais", "Extrême"],
        american: [
            "Bon", "Moyen", "Mauvais pour les sensibles", "Mauvais", "Très mauvais", "Dangereux",
        ],
        advice: [
            "Rien à éviter.", "Rien à éviter pour la plupart.", "Les personnes sensibles se ménagent dehors.",
            "Se ménager dehors\(String.narrowSpace); les personnes sensibles restent à l’intérieur.",
            "Éviter les efforts dehors et garder les fenêtres fermées.",
            "Rester à l’intérieur et garder les fenêtres fermées.",
        ],
        strengths: ["Aucun", "Faible", "Modéré", "Élevé"],
        alder: "Pollen d’aulne",
        birch: "Pollen de bouleau",
        olive: "Pollen d’olivier",
        grass: "Pollen de graminées",
        mugwort: "Pollen d’armoise",
        ragweed: "Pollen d’ambroisie",
        americanIndex: { "Indice américain \($0), \($1.lowercased())." },
        summary: { "Indice européen \($0), \($1.lowercased()). \($2)" },
        picture: {
            "Indice européen de qualité de l’air \($0), sur une échelle de six degrés\(String.narrowSpace): \($1)"
        }
    )
}
