import FoundationEssentials
package import Markup

/// What time it is, and what is still to come today.
package final class WallDayController: WallPanelController<[AgendaEntry]> {
    // What the clock shows, until it moves.
    private var moment: Date

    package init(_ sources: WallSources, clock: LocalClock) {
        moment = clock.now()
        super.init("day", from: sources.names.agenda, clock: clock, watching: sources.bureau) { place, _ in
            Dated(try await sources.agenda(place), at: clock.now())
        }
    }

    package override var title: String { clock.day(of: moment).words }
    package override var pace: Duration? { .seconds(30) }

    package override func willAppear() {
        super.willAppear()
        move()
    }

    package override func matter(of entries: [AgendaEntry]) -> any Markup {
        let time = clock.time(of: moment)
        return WallDayView(time: time, entries: entries.filter { $0.time >= time })
    }

    package override func words(of entries: [AgendaEntry]) -> String? {
        ([clock.time(of: moment).text] + entries.map { "\($0.time.text) \($0.text)" }).joined(separator: "\n")
    }

    package override func model(of entries: [AgendaEntry]) -> JSON? {
        [
            "date": .string(clock.day(of: moment).iso),
            "time": .string(clock.time(of: moment).text),
            "entries": .array(entries.map { ["time": .string($0.time.text), "text": .string($0.text)] }),
        ]
    }

    package override class var modelShape: JSON {
        [
            "type": "object",
            "required": ["date", "time", "entries"],
            "properties": [
                "date": ["type": "string", "format": "date"],
                "time": ["type": "string"],
                "entries": [
                    "type": "array",
                    "items": [
                        "type": "object",
                        "required": ["time", "text"],
                        "properties": ["time": ["type": "string"], "text": ["type": "string"]],
                    ],
                ],
            ],
        ]
    }

    /// The clock moves at the full minute, and only while somebody looks.
    private func move() {
        moment = clock.now()
        setNeedsRender()
        let second = moment.timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
        whileOnScreen(after: .seconds(60 - Int(second))) { [unowned self] in move() }
    }
}
