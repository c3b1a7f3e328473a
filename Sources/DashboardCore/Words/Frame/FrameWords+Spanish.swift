extension FrameWords {
    static let spanish = FrameWords(
        screens: ScreenNames(
            today: "Hoy",
            weather: "Tiempo",
            body: "Cuerpo",
            stories: "Historias",
            server: "Servidor",
            settings: "Ajustes"
        ),
        bar: BarWords(
            screens: "Páginas",
            views: "Vista",
            skip: "Saltar al contenido",
            skipToForm: "Saltar al formulario",
            promise: "Esta página solo consulta este servidor.",
            signedInAs: { "Sesión iniciada como \($0)" },
            signOut: "Cerrar sesión",
            backTo: { "Volver a «\($0)»" },
            previous: "Anterior",
            next: "Siguiente",
            sampleData: "Datos de ejemplo",
            oneFragment: "Un fragmento, por separado: ",
            allFragments: "Todos los fragmentos"
        ),
        card: CardWords(
            hide: { "Ocultar «\($0)»" },
            show: ("Mostrar ", ""),
            hidden: "Oculto",
            hiddenWidgets: "Tarjetas ocultas",
            asking: { "Consultando: \($0)" },
            loading: { "Cargando: \($0)" },
            asOf: { "Datos de \($0)" },
            dataBy: "Datos: ",
            comma: ", ",
            fullStop: ".",
            remark: { "\($0): \($1)" },
            showAsTable: "Mostrar como tabla",
            table: { "\($0), tabla" }
        ),
        trouble: TroubleWords(
            seconds: .one("# segundo", many: "# segundos"),
            minutes: .one("# minuto", many: "# minutos"),
            lastAnswer: { seconds in
                seconds < 60
                    ? "La última respuesta válida."
                    : "La última respuesta válida, de hace \(Words.spanish.ages.length(seconds: seconds))."
            },
            soon: "De vuelta en un momento",
            againIn: { "Se volverá a preguntar en \($0)." },
            againEvery: { "Se vuelve a preguntar cada \($0), o ahora." },
            onlyFor: { "Solo para \($0)" },
            nothingFrom: { "Nada de \($0)" },
            nothing: "No ha llegado nada",
            tryNow: "Intentar ahora",
            overdue: { "No ha llegado nada en \($0) segundos. La consulta sigue en curso." },
            lookAgain: "Mirar de nuevo",
            nothingFetched: "No se consultó nada",
            unusable: "La fuente no dio ninguna respuesta utilizable.",
            broken: { "No llegó ninguna respuesta utilizable de \($0)." },
            slow: { "La respuesta de \($0) tardó demasiado." },
            busy: { "Por ahora no se admiten más consultas: \($0)." },
            unauthorised: { "Esto pertenece a \($0) y no se consultó nada de ello." }
        ),
        door: DoorWords(
            motto: "Una página para el tiempo, el cuerpo y el día.",
            signIn: "Iniciar sesión",
            asked: ("Página solicitada: ", ". Se abre al iniciar sesión."),
            opens: "Esta página se abre al iniciar sesión.",
            name: "Nombre",
            passphrase: "Frase de contraseña",
            forgotten: "¿Olvidada? Quien administra este servidor puede poner una nueva.",
            mismatch: "Ese nombre y esa frase no van juntos.",
            triesLeft: { $0 == 1 ? "Queda un intento." : "Quedan \($0) intentos." },
            nextTry: { "El próximo intento será posible \($0)." },
            tooManyTries: {
                "Hubo demasiados intentos, así que este no se comprobó. El próximo será posible \($0)."
            },
            busy: {
                "Otras personas están iniciando sesión, así que este intento no se comprobó. Se puede volver a intentar "
                    + "\($0)."
            },
            notKept: "No se pudo guardar el inicio de sesión. Inténtese de nuevo, por favor.",
            wait: { seconds in
                if seconds <= 1 { return "dentro de un segundo" }
                if seconds < 60 { return "dentro de \(seconds) segundos" }
                let minutes = (seconds + 59) / 60
                return minutes == 1 ? "dentro de un minuto" : "dentro de \(minutes) minutos"
            }
        ),
        errors: ErrorWords(
            signInFirst: (
                "Primero hay que iniciar sesión", "Lo que hay aquí es de alguien, y no se consultó nada de ello."
            ),
            notAllowed: ("Eso no está permitido aquí", "Más abajo dice quién puede, y cómo."),
            notFound: (
                "Aquí no hay ninguna página",
                "Puede que la dirección tenga una errata, o que la página haya cambiado de sitio desde que se hizo el enlace."
            ),
            notSo: ("Eso no se puede hacer aquí", "Esta dirección existe, pero no responde de esa manera."),
            ours: ("Algo ha fallado aquí", "El fallo es de este servidor. Quizá ayude volver a intentarlo más tarde."),
            other: ("Esta petición no se puede responder", "Lo enviado no encaja con lo que este servidor acepta."),
            whatHappened: "Qué ha pasado",
            toFrontPage: "Ir a la página principal",
            request: { "Petición \($0)" },
            nameless: "Esta petición no tenía nombre"
        ),
        settings: SettingsWords(
            headline: "Idioma, unidades y reloj",
            introduction: "Lo que se elige aquí vale en todas las páginas, en todas las ventanas y tras un reinicio.",
            language: "Idioma",
            asBrowser: "Según el navegador",
            unitsAndClock: "Unidades y reloj",
            temperature: "Temperatura",
            wind: "Viento",
            precipitation: "Lluvia y nieve",
            pressure: "Presión",
            distance: "Distancias",
            clock: "Reloj",
            asHouse: { "Como es habitual aquí: \($0)" },
            save: "Guardar",
            foot: "Guardado en este servidor"
        )
    )
}
