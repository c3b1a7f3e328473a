extension FrameWords {
    static let french = FrameWords(
        screens: ScreenNames(
            today: "Aujourd’hui",
            weather: "Météo",
            body: "Corps",
            stories: "Récits",
            server: "Serveur",
            settings: "Réglages"
        ),
        bar: BarWords(
            screens: "Pages",
            views: "Vue",
            skip: "Aller au contenu",
            skipToForm: "Aller au formulaire",
            promise: "Cette page n’interroge que ce serveur.",
            signedInAs: { "Session ouverte au nom de \($0)" },
            signOut: "Se déconnecter",
            backTo: { "Retour à «\u{202F}\($0)\u{202F}»" },
            previous: "Précédent",
            next: "Suivant",
            sampleData: "Données d’exemple",
            oneFragment: "Un fragment, seul\u{202F}: ",
            allFragments: "Tous les fragments"
        ),
        card: CardWords(
            hide: { "Masquer «\u{202F}\($0)\u{202F}»" },
            show: ("Afficher ", ""),
            hidden: "Masqué",
            hiddenWidgets: "Cartes masquées",
            asking: { "Demande en cours\u{202F}: \($0)" },
            loading: { "Chargement\u{202F}: \($0)" },
            asOf: { "Données de \($0)" },
            dataBy: "Données\u{202F}: ",
            comma: ", ",
            fullStop: ".",
            remark: { "\($0)\u{202F}: \($1)" },
            showAsTable: "Afficher en tableau",
            table: { "\($0), tableau" }
        ),
        trouble: TroubleWords(
            seconds: .noughtAndOne("# seconde", many: "# secondes"),
            minutes: .noughtAndOne("# minute", many: "# minutes"),
            lastAnswer: { seconds in
                seconds < 60
                    ? "Dernière réponse valable."
                    : "Dernière réponse valable, vieille de \(Words.french.ages.length(seconds: seconds))."
            },
            soon: "De retour dans un instant",
            againIn: { "Nouvelle demande dans \($0)." },
            againEvery: { "Nouvelle demande toutes les \($0), ou maintenant." },
            onlyFor: { "Réservé à \($0)" },
            nothingFrom: { "Rien de la part de \($0)" },
            nothing: "Rien n’est arrivé",
            tryNow: "Réessayer maintenant",
            overdue: { "Rien n’est arrivé en \($0) secondes. La demande est toujours en cours." },
            lookAgain: "Regarder de nouveau",
            nothingFetched: "Rien n’a été récupéré",
            unusable: "La source n’a donné aucune réponse exploitable.",
            broken: { "Aucune réponse exploitable\u{202F}: \($0)." },
            slow: { "Réponse trop tardive\u{202F}: \($0)." },
            busy: { "Plus aucune demande acceptée pour l’instant\u{202F}: \($0)." },
            unauthorised: { "Ces données appartiennent à \($0)\u{202F}; rien n’en a été récupéré." }
        ),
        door: DoorWords(
            motto: "Une page pour le temps qu’il fait, le corps et la journée.",
            signIn: "Se connecter",
            asked: ("Page demandée\u{202F}: ", ". Elle s’ouvre dès la connexion."),
            opens: "Cette page s’ouvre dès la connexion.",
            name: "Nom",
            passphrase: "Phrase de passe",
            forgotten: "Oubliée\u{202F}? La personne qui gère ce serveur peut en définir une nouvelle.",
            mismatch: "Ce nom et cette phrase de passe ne vont pas ensemble.",
            triesLeft: { $0 == 1 ? "Il reste un essai." : "Il reste \($0) essais." },
            nextTry: { "Le prochain essai sera possible \($0)." },
            tooManyTries: {
                "Il y a eu trop d’essais\u{202F}; celui-ci n’a pas été examiné. Le prochain sera possible \($0)."
            },
            busy: {
                "D’autres personnes se connectent en ce moment\u{202F}; cet essai n’a pas été examiné. Prière de "
                    + "réessayer \($0)."
            },
            notKept: "La connexion n’a pas pu être enregistrée. Prière de réessayer.",
            wait: { seconds in
                if seconds <= 1 { return "dans une seconde" }
                if seconds < 60 { return "dans \(seconds) secondes" }
                let minutes = (seconds + 59) / 60
                return minutes == 1 ? "dans une minute" : "dans \(minutes) minutes"
            }
        ),
        errors: ErrorWords(
            signInFirst: (
                "Connexion nécessaire", "Ce qui se trouve ici appartient à quelqu’un\u{202F}; rien n’en a été récupéré."
            ),
            notAllowed: ("Ce n’est pas permis ici", "Plus bas, il est dit qui peut, et comment."),
            notFound: (
                "Il n’y a pas de page ici",
                "L’adresse contient peut-être une faute, ou la page a changé de place depuis la création du lien."
            ),
            notSo: ("Cela ne peut pas se faire ici", "Cette adresse existe, mais elle ne répond pas de cette manière."),
            ours: (
                "Quelque chose n’a pas marché ici",
                "Cela vient de ce serveur. Un nouvel essai plus tard aidera peut-être."
            ),
            other: (
                "Cette demande ne peut pas recevoir de réponse",
                "Ce qui a été envoyé ne correspond pas à ce que ce serveur accepte."
            ),
            whatHappened: "Ce qui s’est passé",
            toFrontPage: "Aller à la page d’accueil",
            request: { "Demande \($0)" },
            nameless: "Cette demande n’avait pas de nom"
        ),
        settings: SettingsWords(
            headline: "Langue, unités et heure",
            introduction:
                "Ce qui est choisi ici vaut sur toutes les pages, dans toutes les fenêtres et après un redémarrage.",
            language: "Langue",
            asBrowser: "Selon le navigateur",
            unitsAndClock: "Unités et heure",
            temperature: "Température",
            wind: "Vent",
            precipitation: "Pluie et neige",
            pressure: "Pression",
            distance: "Distances",
            clock: "Heure",
            asHouse: { "Comme ici d’habitude\u{202F}: \($0)" },
            save: "Enregistrer",
            foot: "Gardé sur ce serveur"
        )
    )
}
