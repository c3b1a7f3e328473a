import FoundationEssentials
package import Markup

/// The places that a visitor wants to know about: found by name or given by coordinates, in their order, one of them shown.
///
/// All that was typed is kept with the choices, so nothing is lost by a reload or a mistake, and no script is needed.
package final class PlacesController: CardController {
    /// Where one of the places is chosen from other screens.
    package static let door = Link(path: ["fragments", "settings", "places", "select"])

    private let sources: PlaceSources
    private var found = Loaded<[FoundPlace]>()

    package init(_ sources: PlaceSources) {
        self.sources = sources
        super.init()
    }

    package override var title: String { texts.title }
    package override var width: CardWidth { .whole }
    package override var allowsHiding: Bool { false }
    package override var foot: String? { traits.words.frame.settings.foot }
    package override var waitingLabel: String { texts.asking(sources.gazetteer?.name ?? "") }
    package override var traitsForVisitor: Traits { list.traits }

    package override var actions: [String] {
        ["search", "forget", "choose", "add", "select", "remove", "rename", "earlier", "later"]
    }

    package override func didReceive(_ action: Action) {
        setNeedsRender()
        switch action.name {
        case "search": search(for: action["q"] ?? "")
        case "forget": search(for: "")
        case "choose": choose(action.place)
        case "add": add(action)
        default:
            guard let place = action.place else { return }
            change { list in
                switch action.name {
                case "select": list.show(place)
                case "remove": list.remove(place)
                case "rename": list.rename(place, action["name"] ?? "")
                case "earlier": list.move(place, by: -1)
                default: list.move(place, by: 1)
                }
            }
        }
    }

    package override func willAppear() {
        if found.value == nil { ask() }
    }

    package override func makeSpinner(for load: Load) -> Controller? {
        LoadingController(identifier: Identifier("loading-" + load.name), label: waitingLabel)
    }

    package override var matter: any Markup {
        PlacesView(
            texts: texts,
            list: list,
            search: sources.gazetteer.map { gazetteer in
                PlaceSearch(
                    texts: texts,
                    query: query,
                    found: found,
                    failure: (found.failure as? SourceFailure)?.explanation(in: traits.language),
                    credit: gazetteer.credit,
                    comma: traits.words.frame.card.comma,
                    measures: traits.manner.measures,
                    chosen: list.all,
                    spinners: loads.compactMap(\.spinner?.slot)
                )
            },
            draft: draft,
            zones: sources.zones,
            forms: PlaceForms(of: self),
            icons: traits.icons
        )
    }

    package override var words: String? {
        list.all.map { ($0 == list.shown ? "* " : "  ") + $0.place.name }.joined(separator: "\n")
    }

    package override var model: JSON? {
        [
            "places": .array(
                list.all.map { place in
                    [
                        "name": .string(place.place.name),
                        "latitude": .number(place.place.latitude),
                        "longitude": .number(place.place.longitude),
                        "timezone": .string(place.zone.text),
                        "isShown": .bool(place == list.shown),
                        "isEverybodys": .bool(list.house.contains(place)),
                    ]
                }
            ),
            "search": JSON(query.isEmpty ? nil : query),
            "found": .array((found.value ?? []).map { .string($0.place.text) }),
        ]
    }

    package override class var modelShape: JSON {
        let flag: JSON = ["type": "boolean"]
        let place = WeatherShape.object([
            ("name", WeatherShape.text), ("latitude", WeatherShape.number), ("longitude", WeatherShape.number),
            ("timezone", WeatherShape.text), ("isShown", flag), ("isEverybodys", flag),
        ])
        return WeatherShape.object([
            ("places", WeatherShape.list(of: place)), ("search", WeatherShape.textIfKnown),
            ("found", WeatherShape.list(of: WeatherShape.text)),
        ])
    }

    private var texts: PlaceWords { traits.manner.words.places }

    // MARK: - What is kept

    private var list: PlaceList {
        PlaceList(
            house: sources.bureau.places,
            own: state["places"].map { [ChosenPlace](lines: $0) } ?? [],
            chosen: state["shown"].flatMap { ChosenPlace($0) }
        )
    }

    private func change(_ body: (inout PlaceList) -> Void) {
        var list = list
        body(&list)
        state["places"] = list.own.isEmpty ? nil : list.own.lines
        state["shown"] = list.chosen?.text
    }

    private var query: String { state["q"] ?? "" }

    /// What was typed of a place that could not be added; nothing where there is nothing to mend.
    private var draft: PlaceDraft? {
        state["at"].map { draft($0, name: state["name"], zone: state["zone"]) }
    }

    private func draft(_ point: String, name: String?, zone: String?) -> PlaceDraft {
        PlaceDraft(point, name: name ?? "", zone: zone ?? "", knowsZone: sources.knowsZone)
    }

    private func choose(_ place: ChosenPlace?) {
        guard let place, sources.knowsZone(place.zone) else { return }
        var isTaken = false
        change { isTaken = $0.add(place) }
        if isTaken { search(for: "") }
    }

    private func add(_ action: Action) {
        let draft = draft(action["at"] ?? "", name: action["name"], zone: action["zone"])
        var isTaken = false
        if let place = draft.place { change { isTaken = $0.add(place) } }
        state["at"] = isTaken ? nil : draft.coordinates
        state["name"] = isTaken ? nil : draft.name
        state["zone"] = isTaken ? nil : draft.zone
    }

    // MARK: - What is looked up

    private func search(for text: String) {
        let text = text.typed(atMost: PlaceDraft.longest)
        state["q"] = text.isEmpty ? nil : text
        cancelLoads()
        found = Loaded()
        ask()
    }

    private func ask() {
        guard let gazetteer = sources.gazetteer, query.count >= 2, !isLoading else { return }
        setNeedsRender()
        load(
            "search",
            { [query, language = traits.manner.language] in
                try await gazetteer.places(named: query, in: language)
            }
        ) { [unowned self] result in
            found.take(result, at: .distantPast)
            setNeedsRender()
        }
    }
}

extension Action {
    /// The place that came with it, if it is one.
    fileprivate var place: ChosenPlace? { self["place"].flatMap { ChosenPlace($0) } }
}
