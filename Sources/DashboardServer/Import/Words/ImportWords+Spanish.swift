import DashboardCore

extension ImportWords {
    static let spanish = ImportWords(
        title: "Lo que el cuerpo ha anotado",
        voice: "Traer lo que el teléfono ha guardado, llevárselo todo o hacer que se olvide.",
        bring: BringWords(
            title: "Traer una exportación",
            side: "Apple Salud",
            how:
                "En el teléfono: Salud, la foto de perfil, «Exportar todos los datos de salud». De ahí sale export.zip; hace "
                + "falta ese archivo, o el XML que contiene.",
            file: "El archivo",
            send: "Importar",
            foot: "Lo que ya está se guarda una sola vez; una exportación más reciente añade lo nuevo.",
            waiting: "Aquí se verá cómo avanza y en qué ha quedado.",
            progress: "Avance",
            answer: "Adónde va el archivo",
            busy:
                "Hay otra importación en curso, así que no se ha enviado nada. El archivo sigue elegido hasta que termine.",
            noFolder: "Aquí no se guarda nada: el servidor se inició sin --data CARPETA.",
            another:
                "Se ha rechazado un segundo archivo: se importa uno cada vez. Se podrá traer cuando termine "
                + "el primero.",
            noFile: "No se ha elegido ningún archivo. Hace falta export.zip, o el XML que contiene.",
            emptyFile: "El archivo estaba vacío. Hace falta export.zip, o el XML que contiene.",
            tooLarge: { "El archivo supera los \($0), lo máximo que se admite aquí. No se ha guardado nada de él." }
        ),
        course: CourseWords(
            step: { "Paso \($0) de 2: \($1)" },
            arriving: "llega el archivo",
            arrivingAndRead: "llega el archivo y se lee",
            reading: "se lee el archivo comprimido",
            writing: "se anota todo",
            stay: "Hay que dejar esta página abierta hasta que el archivo esté aquí.",
            leave: "El archivo está aquí. Se puede salir de esta página; se lee hasta el final.",
            stop: "Detener"
        ),
        pace: PaceWords(
            kilobytes: "kB",
            megabytes: "MB",
            gigabytes: "GB",
            part: { "\($0) de \($1) \($2)" },
            secondsLeft: .one("queda # s", many: "quedan # s"),
            minutesLeft: .one("queda # min", many: "quedan # min"),
            hoursLeft: { $1 == 0 ? "quedan \($0) h" : "quedan \($0) h \($1) min" },
            comma: ", ",
            numbers: Words.in(.spanish).numbers
        ),
        report: ReportWords(
            whole: "Ya está guardado",
            nothingNew: "No había nada nuevo",
            nothingThere: "No contenía nada",
            stopped: "La importación se ha detenido",
            failed: "No ha funcionado",
            samples: "Mediciones",
            workouts: "Entrenamientos",
            routes: "Recorridos",
            rings: "Días con anillos",
            what: "De qué",
            read: "Leído",
            new: "Nuevo",
            known: "Ya estaba",
            leftOut: "Se ha dejado fuera",
            replaced: .one(
                "# carácter ilegible se ha tomado por un espacio.",
                many: "# caracteres ilegibles se han tomado por espacios."
            ),
            otherExports: .one(
                "Se ha leído la exportación mayor del archivo; otra menor ha quedado intacta.",
                many: "Se ha leído la exportación mayor del archivo; otras # menores han quedado intactas."
            ),
            covers: { $0 == $1 ? "Se conoce un día, el \($0)." : "Se conocen los días del \($0) al \($1)." },
            sources: { "Las fuentes: \($0)." },
            unnamed: "un dispositivo sin nombre",
            comma: ", ",
            others: .one(" y # más", many: " y # más"),
            toDay: "Ver el día"
        ),
        reasons: SkipWords(
            noName: .one("# entrada no nombra ningún tipo", many: "# entradas no nombran ningún tipo"),
            noDate: .one("# entrada no tiene una fecha legible", many: "# entradas no tienen una fecha legible"),
            endsBeforeStart: .one("# entrada acaba antes de empezar", many: "# entradas acaban antes de empezar"),
            beforePhones: .one("# entrada sería anterior a 1990", many: "# entradas serían anteriores a 1990"),
            future: .one("# entrada vendría del futuro", many: "# entradas vendrían del futuro"),
            notANumber: .one(
                "# entrada tiene un valor que no es un número",
                many: "# entradas tienen un valor que no es un número"
            ),
            unknownUnit: .one(
                "# entrada tiene una unidad desconocida",
                many: "# entradas tienen una unidad desconocida"
            ),
            otherUnit: .one(
                "# entrada tiene una unidad en la que no se mide su tipo",
                many: "# entradas tienen una unidad en la que no se mide su tipo"
            ),
            unknownCase: .one(
                "# entrada tiene un valor de significado desconocido",
                many: "# entradas tienen un valor de significado desconocido"
            ),
            tooManyKinds: .one(
                "# entrada es de un tipo para el que ya no hay sitio",
                many: "# entradas son de tipos para los que ya no hay sitio"
            ),
            tooManySources: .one(
                "# entrada es de una fuente para la que ya no hay sitio",
                many: "# entradas son de fuentes para las que ya no hay sitio"
            ),
            routeMissing: .one("# recorrido no está en el archivo", many: "# recorridos no están en el archivo"),
            routeUnreadable: .one("# recorrido no se puede leer", many: "# recorridos no se pueden leer")
        ),
        failures: FailureWords(
            empty: "El archivo está vacío.",
            gzip:
                "El archivo está comprimido con gzip. Hay que descomprimirlo antes, o traer el export.zip "
                + "del teléfono.",
            otherFile:
                "No es un archivo zip ni XML. Hace falta el archivo creado por la app Salud, casi siempre export.zip.",
            otherDocument:
                "Es XML, pero no una exportación de Apple Salud. Hace falta el archivo creado por la app "
                + "Salud.",
            archiveWithoutExport:
                "En este archivo no hay ninguna exportación de Apple Salud. Hace falta el que ha creado la app Salud.",
            archiveDamaged: "El archivo está dañado. Conviene copiarlo otra vez desde el teléfono.",
            archiveUnsupported:
                "El archivo está bloqueado o comprimido de un modo desconocido. Hace falta tal como lo ha creado el teléfono.",
            archiveTooLarge: "Del archivo sale mucho más de lo que puede contener una exportación.",
            archiveEndsEarly: "El archivo acaba antes de tiempo; no se copió entero. Conviene copiarlo otra vez.",
            malformed: {
                $0 > 0 ? "La exportación no se puede leer en la línea \($0)." : "La exportación no se puede leer."
            },
            endsEarly: {
                "La exportación acaba antes de tiempo\($0 > 0 ? ", en la línea \($0)" : ""). Conviene exportarla otra vez."
            },
            unreadable: "El archivo no se puede leer.",
            noRoom: "Queda poco sitio en el disco del servidor.",
            brokenOff: "El envío se ha interrumpido.",
            inUse: "Otro programa está importando en el servidor. Hay que esperar a que termine.",
            notKept: "No se puede guardar. En el servidor, «DashboardServer import» dice por qué.",
            asBefore: "Todo sigue como antes."
        ),
        ownership: OwnershipWords(
            takeOut: "Llevárselo todo",
            takeOutSide: "Datos propios",
            takeOutHow:
                "Cada medición con su hora y su fuente, cada entrenamiento con su recorrido, los anillos de cada día: todo lo "
                + "que se guarda. Una tabla para hojas de cálculo o un documento para programas.",
            csv: "Como CSV",
            json: "Como JSON",
            takeOutFoot: "Se hace mientras se envía, de un solo instante.",
            forget: "Olvidarlo todo",
            forgetSide: "Para siempre",
            forgetHow:
                "Todas las mediciones, los entrenamientos y los anillos se borran y su lugar se sobrescribe. Vuelve la "
                + "persona de muestra.",
            typing: ("Para hacerlo, escribir ", "."),
            word: "borrar",
            field: "La palabra",
            button: "Borrarlo todo",
            forgetFoot: "Lo que se haya llevado antes no se toca.",
            forgotten: "Todo está olvidado.",
            wrongWord: "Esa no era la palabra, así que no se ha borrado nada.",
            busy: "Hay una importación en curso, así que no se ha borrado nada. Se podrá cuando termine.",
            notForgotten: "No se ha podido borrar; todo sigue como antes."
        )
    )
}
