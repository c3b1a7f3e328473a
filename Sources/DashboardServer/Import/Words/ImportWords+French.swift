import DashboardCore

extension ImportWords {
    static let french = ImportWords(
        title: "Ce que le corps a noté",
        voice: "Apporter ce que le téléphone a gardé, tout emporter, ou tout faire oublier.",
        bring: BringWords(
            title: "Apporter un export",
            side: "Apple Santé",
            how:
                "Sur le téléphone\u{202F}: Santé, la photo de profil, «\u{202F}Exporter toutes les données de santé\u{202F}». "
                + "Cela donne export.zip\u{202F}; il faut ce fichier, ou le XML qu’il contient.",
            file: "Le fichier",
            send: "Importer",
            foot:
                "Ce qui est déjà là n’est gardé qu’une fois\u{202F}; un export plus récent ajoute ce qui est "
                + "nouveau.",
            waiting: "On verra ici où cela en est, et ce qu’il en est advenu.",
            progress: "Avancement",
            answer: "Où va le fichier",
            busy:
                "Un autre import est en cours, rien n’a donc été envoyé. Le fichier reste choisi jusqu’à ce qu’il soit terminé.",
            noFolder: "Rien n’est gardé ici\u{202F}: le serveur a été lancé sans --data DOSSIER.",
            another:
                "Un second fichier a été refusé\u{202F}: un seul est importé à la fois. Il pourra être "
                + "apporté ensuite.",
            noFile: "Aucun fichier n’a été choisi. Il faut export.zip, ou le XML qu’il contient.",
            emptyFile: "Le fichier était vide. Il faut export.zip, ou le XML qu’il contient.",
            tooLarge: { "Le fichier dépasse \($0), le plus qu’on accepte ici. Rien n’en a été gardé." }
        ),
        course: CourseWords(
            step: { "Étape \($0) sur 2\u{202F}: \($1)" },
            arriving: "le fichier arrive",
            arrivingAndRead: "le fichier arrive et il est lu",
            reading: "l’archive est lue",
            writing: "tout est mis par écrit",
            stay: "Il faut garder cette page ouverte jusqu’à ce que le fichier soit là.",
            leave: "Le fichier est là. On peut quitter cette page\u{202F}; il est lu jusqu’au bout.",
            stop: "Arrêter"
        ),
        pace: PaceWords(
            kilobytes: "ko",
            megabytes: "Mo",
            gigabytes: "Go",
            part: { "\($0) sur \($1) \($2)" },
            secondsLeft: .always("encore # s"),
            minutesLeft: .always("encore # min"),
            hoursLeft: { $1 == 0 ? "encore \($0) h" : "encore \($0) h \($1) min" },
            comma: ", ",
            numbers: Words.in(.french).numbers
        ),
        report: ReportWords(
            whole: "C’est gardé",
            nothingNew: "Rien n’y était nouveau",
            nothingThere: "Il n’y avait rien dedans",
            stopped: "L’import a été arrêté",
            failed: "Cela n’a pas marché",
            samples: "Mesures",
            workouts: "Séances",
            routes: "Parcours",
            rings: "Jours avec anneaux",
            what: "De quoi",
            read: "Lu",
            new: "Nouveau",
            known: "Déjà là",
            leftOut: "Laissé de côté",
            replaced: .noughtAndOne(
                "# caractère illisible compte pour une espace.",
                many: "# caractères illisibles comptent pour des espaces."
            ),
            otherExports: .noughtAndOne(
                "Le plus grand export de l’archive a été lu\u{202F}; un plus petit est resté intact.",
                many: "Le plus grand export de l’archive a été lu\u{202F}; # plus petits sont restés intacts."
            ),
            covers: { $0 == $1 ? "On connaît un jour, le \($0)." : "On connaît les jours du \($0) au \($1)." },
            sources: { "Les sources\u{202F}: \($0)." },
            unnamed: "un appareil sans nom",
            comma: ", ",
            others: .noughtAndOne(" et # autre", many: " et # autres"),
            toDay: "Voir le jour"
        ),
        reasons: SkipWords(
            noName: .noughtAndOne("# entrée ne nomme aucun type", many: "# entrées ne nomment aucun type"),
            noDate: .noughtAndOne("# entrée n’a pas de date lisible", many: "# entrées n’ont pas de date lisible"),
            endsBeforeStart: .noughtAndOne(
                "# entrée finit avant de commencer",
                many: "# entrées finissent avant de commencer"
            ),
            beforePhones: .noughtAndOne("# entrée daterait d’avant 1990", many: "# entrées dateraient d’avant 1990"),
            future: .noughtAndOne("# entrée viendrait de l’avenir", many: "# entrées viendraient de l’avenir"),
            notANumber: .noughtAndOne(
                "# entrée a une valeur qui n’est pas un nombre",
                many: "# entrées ont une valeur qui n’est pas un nombre"
            ),
            unknownUnit: .noughtAndOne("# entrée a une unité inconnue", many: "# entrées ont une unité inconnue"),
            otherUnit: .noughtAndOne(
                "# entrée a une unité qui ne mesure pas ce type",
                many: "# entrées ont une unité qui ne mesure pas leur type"
            ),
            unknownCase: .noughtAndOne(
                "# entrée a une valeur dont on ignore le sens",
                many: "# entrées ont une valeur dont on ignore le sens"
            ),
            tooManyKinds: .noughtAndOne(
                "# entrée est d’un type pour lequel il n’y a plus de place",
                many: "# entrées sont de types pour lesquels il n’y a plus de place"
            ),
            tooManySources: .noughtAndOne(
                "# entrée est d’une source pour laquelle il n’y a plus de place",
                many: "# entrées sont de sources pour lesquelles il n’y a plus de place"
            ),
            routeMissing: .noughtAndOne(
                "# parcours n’est pas dans l’archive",
                many: "# parcours ne sont pas dans l’archive"
            ),
            routeUnreadable: .noughtAndOne("# parcours est illisible", many: "# parcours sont illisibles")
        ),
        failures: FailureWords(
            empty: "Le fichier est vide.",
            gzip:
                "Le fichier est compressé avec gzip. Il faut d’abord le décompresser, ou apporter "
                + "l’export.zip du téléphone.",
            otherFile:
                "Ce n’est ni une archive zip ni du XML. Il faut le fichier créé par l’app Santé, le plus souvent export.zip.",
            otherDocument: "C’est du XML, mais pas un export d’Apple Santé. Il faut le fichier créé par l’app Santé.",
            archiveWithoutExport:
                "Cette archive ne contient aucun export d’Apple Santé. Il faut celle que l’app Santé a créée.",
            archiveDamaged: "L’archive est abîmée. Il vaut mieux la copier de nouveau depuis le téléphone.",
            archiveUnsupported:
                "L’archive est verrouillée ou compressée d’une façon inconnue. Il la faut telle que le téléphone l’a créée.",
            archiveTooLarge: "Il sort de l’archive bien plus qu’un export ne peut contenir.",
            archiveEndsEarly:
                "L’archive s’arrête trop tôt\u{202F}; elle n’a pas été copiée en entier. Il vaut mieux la copier de nouveau.",
            malformed: { $0 > 0 ? "L’export est illisible à la ligne \($0)." : "L’export est illisible." },
            endsEarly: { "L’export s’arrête trop tôt\($0 > 0 ? ", à la ligne \($0)" : ""). Il faut le refaire." },
            unreadable: "Le fichier est illisible.",
            noRoom: "Il n’y a pas assez de place sur le disque du serveur.",
            brokenOff: "L’envoi s’est interrompu.",
            inUse: "Un autre programme importe en ce moment sur le serveur. Il faut attendre qu’il ait fini.",
            notKept:
                "Rien ne peut être gardé. Sur le serveur, «\u{202F}DashboardServer import\u{202F}» en dit la "
                + "raison.",
            asBefore: "Tout est comme avant."
        ),
        ownership: OwnershipWords(
            takeOut: "Tout emporter",
            takeOutSide: "À vous",
            takeOutHow:
                "Chaque mesure avec son heure et sa source, chaque séance avec son parcours, les anneaux de chaque jour\u{202F}: "
                + "tout ce qui est gardé. Un tableau pour les tableurs, ou un document pour les programmes.",
            csv: "En CSV",
            json: "En JSON",
            takeOutFoot: "C’est fait pendant l’envoi, à un seul instant.",
            forget: "Tout oublier",
            forgetSide: "Pour de bon",
            forgetHow:
                "Toutes les mesures, séances et anneaux sont supprimés et leur place est écrasée. La personne d’exemple revient.",
            typing: ("Pour le faire, écrire ", "."),
            word: "supprimer",
            field: "Le mot",
            button: "Tout supprimer",
            forgetFoot: "Ce qui a été emporté avant n’est pas touché.",
            forgotten: "Tout est oublié.",
            wrongWord: "Ce n’était pas le mot\u{202F}; rien n’a été supprimé.",
            busy: "Un import est en cours, rien n’a donc été supprimé. Ce sera possible quand il sera terminé.",
            notForgotten: "La suppression n’a pas réussi\u{202F}; tout est comme avant."
        )
    )
}
