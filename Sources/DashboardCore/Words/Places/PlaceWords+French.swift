extension PlaceWords {
    static let french = PlaceWords(
        title: "Lieux",
        everybodys: "pour tous",
        show: "Afficher",
        shown: "Affiché",
        earlier: "Monter",
        later: "Descendre",
        remove: "Retirer",
        rename: "Renommer",
        save: "Enregistrer",
        full: { "Il y a de la place pour \($0) lieux. Retirez-en un avant d’en ajouter un autre." },
        search: "Chercher un lieu par son nom ou son code postal",
        find: "Chercher",
        asking: { "On interroge \($0)" },
        tooShort: "Il faut au moins deux lettres pour chercher.",
        nothing: {
            "Aucun lieu ne s’appelle «\u{202F}\($0)\u{202F}». Essayez le nom local, ou avec le pays\u{202F}: «\u{202F}Paris, France\u{202F}»."
        },
        found: .noughtAndOne("Un lieu trouvé", many: "# lieux trouvés"),
        choose: "Choisir",
        elevation: { "\($0)\u{202F}m" },
        people: { "\($0) habitants" },
        namesFrom: "Noms de lieux par",
        failed: { "La recherche n’a pas abouti. \($0)" },
        again: "Réessayer",
        forget: "Effacer la recherche",
        noNames:
            "Les noms se cherchent dès que la météo est réelle. D’ici là, un lieu s’ajoute par ses coordonnées.",
        byPoint: "Ajouter un lieu par ses coordonnées",
        point: "Latitude et longitude",
        pointHint: "Par exemple 52,52 13,41 ou 52°31′N 13°24′E",
        name: "Nom",
        zone: "Fuseau horaire",
        zoneHint: "Par exemple Europe/Paris",
        add: "Ajouter le lieu",
        unreadable: "Il faut deux nombres, la latitude d’abord\u{202F}: 52,52 13,41 ou 52°31′N 13°24′E.",
        beyondThePoles: "La latitude va de −90 au pôle Sud à 90 au pôle Nord.",
        beyondTheDateLine: "La longitude va de −180 à l’ouest à 180 à l’est.",
        noName: "Donnez au lieu un nom lisible.",
        noZone: "Aucun fuseau horaire ne porte ce nom. Il s’écrit comme Europe/Paris ou America/New_York."
    )
}
