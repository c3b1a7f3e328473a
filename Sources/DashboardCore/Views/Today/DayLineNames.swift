import Markup

/// What the bars of a lane are called, below them.
///
/// Only as many as can stand beside one another, the first ones first; the table has them all.
struct DayLineNames: Markup {
    /// How much of the line a letter takes, in per cent, where there is room and where there is not.
    private enum Room: String, CaseIterable {
        case wide, slim

        var letter: Double { self == .wide ? 0.65 : 2 }
    }

    let names: [DayLineName]
    let y: Double

    var content: some Markup { inscriptions.map(text) }

    private var inscriptions: [(words: String, name: DayLineName, room: String)] {
        let (wide, slim) = (shown(in: .wide), shown(in: .slim))
        return names.enumerated().flatMap { index, name in
            if name.longName == nil, wide.contains(index), slim.contains(index) { return [(name.name, name, "")] }
            return (wide.contains(index) ? [(name.longName ?? name.name, name, " wide")] : [])
                + (slim.contains(index) ? [(name.name, name, " slim")] : [])
        }
    }

    private func shown(in room: Room) -> Set<Int> {
        var taken: [ClosedRange<Double>] = []
        var shown: Set<Int> = []
        for (index, name) in names.enumerated() {
            let words = room == .wide ? name.longName ?? name.name : name.name
            let extent = name.extent(Double(words.ems) * room.letter)
            guard extent.lowerBound >= 0, extent.upperBound <= 100, !taken.contains(where: extent.overlaps) else {
                continue
            }
            taken.append(extent)
            shown.insert(index)
        }
        return shown
    }

    private func text(_ words: String, of name: DayLineName, in room: String) -> some Markup {
        let anchor =
            switch name.anchor {
            case .start: ""
            case .middle: " mid halo"
            case .end: " end-at"
            }
        return SVG.text(.class("ink" + anchor + room), .x(.percent(name.x)), .y(y)) { words }
    }
}

/// What one bar is called: more where there is room, less where there is not.
struct DayLineName {
    enum Anchor {
        case start, middle, end
    }

    let name: String
    var longName: String?
    /// The middle of the bar, in per cent from the left.
    let place: Double

    /// Names at the edges stand inside them.
    var anchor: Anchor { place < 6 ? .start : place > 94 ? .end : .middle }

    var x: Double {
        switch anchor {
        case .start: 1
        case .middle: place
        case .end: 99
        }
    }

    /// From where to where it stands if it is that wide.
    func extent(_ width: Double) -> ClosedRange<Double> {
        switch anchor {
        case .start: x...(x + width)
        case .middle: (x - width / 2)...(x + width / 2)
        case .end: (x - width)...x
        }
    }
}

extension String {
    /// How wide it is in letters; a Japanese one takes the room of two.
    fileprivate var ems: Int { unicodeScalars.reduce(0) { $0 + ($1.value < 0x2E80 ? 1 : 2) } }
}
