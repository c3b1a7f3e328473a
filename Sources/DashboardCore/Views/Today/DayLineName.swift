import Markup

/// What a bar is called, below it: more where there is room, less where there is not.
struct DayLineName: Markup {
    let name: String
    var longName: String?
    /// In per cent from the left.
    let place: Double
    let y: Double

    var content: some Markup {
        if let longName {
            text(longName, "wide")
            text(name, "slim")
        } else {
            text(name, nil)
        }
    }

    private func text(_ words: String, _ room: String?) -> some Markup {
        let anchor = place < 6 ? "" : place > 94 ? " end-at" : " mid halo"
        return SVG.text(
            .class("ink" + anchor + (room.map { " " + $0 } ?? "")),
            .x(.percent(place < 6 ? 1 : place > 94 ? 99 : place)),
            .y(y)
        ) {
            words
        }
    }
}
