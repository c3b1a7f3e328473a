extension PlaceWords {
    static let spanish = PlaceWords(
        title: "Lugares",
        everybodys: "de todos",
        show: "Mostrar",
        shown: "Mostrado",
        earlier: "Subir",
        later: "Bajar",
        remove: "Quitar",
        rename: "Cambiar nombre",
        save: "Guardar",
        full: { "Hay sitio para \($0) lugares. Quite uno antes de añadir otro." },
        search: "Buscar un lugar por su nombre o código postal",
        find: "Buscar",
        asking: { "Preguntando a \($0)" },
        tooShort: "Para buscar hacen falta al menos dos letras.",
        nothing: {
            "Ningún lugar se llama «\($0)». Pruebe con el nombre local o añada el país: «París, Francia»."
        },
        found: .one("Un lugar encontrado", many: "# lugares encontrados"),
        choose: "Elegir",
        elevation: { "\($0) m" },
        people: { "\($0) habitantes" },
        namesFrom: "Nombres de lugares de",
        failed: { "La búsqueda no ha funcionado. \($0)" },
        again: "Probar otra vez",
        forget: "Borrar la búsqueda",
        noNames:
            "Los nombres se buscan cuando se muestra el tiempo real. Hasta entonces, un lugar se añade por sus coordenadas.",
        byPoint: "Añadir un lugar por sus coordenadas",
        point: "Latitud y longitud",
        pointHint: "Por ejemplo 52,52 13,41 o 52°31′N 13°24′E",
        name: "Nombre",
        zone: "Zona horaria",
        zoneHint: "Por ejemplo Europe/Madrid",
        add: "Añadir el lugar",
        unreadable: "Se esperan dos números, primero la latitud: 52,52 13,41 o 52°31′N 13°24′E.",
        beyondThePoles: "La latitud va de −90 en el polo sur a 90 en el polo norte.",
        beyondTheDateLine: "La longitud va de −180 al oeste a 180 al este.",
        noName: "Dé al lugar un nombre que se pueda leer.",
        noZone: "No hay ninguna zona horaria con ese nombre. Se escribe como Europe/Madrid o America/New_York."
    )
}
