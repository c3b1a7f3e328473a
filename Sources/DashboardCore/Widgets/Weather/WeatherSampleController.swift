package import Markup

/// Says that the weather is made up, and what to write for weather that is not.
package final class WeatherSampleController: Controller {
    private static let lines = """
        weather:
          places: [{name: Bergen, latitude: 60.39, longitude: 5.32, timezone: Europe/Oslo}]
          providers: [{kind: open-meteo}]
        """

    package init() {
        super.init(identifier: "weather-sample")
    }

    package override var title: String { "Weather of your own" }
    /// It goes when the weather is real, and not before.
    package override var allowsHiding: Bool { false }
    package override var root: FragmentRoot { FragmentRoot(.section, classes: "made-up c12", label: title) }

    package override var content: any Markup {
        SampleNote(lines: Self.lines)
    }

    package override var words: String? { SampleNote.sentence + "\n" + Self.lines }
}

/// A sentence, and the lines that it speaks of.
private struct SampleNote: Markup {
    static let sentence = "This weather is made up. Name your place in dashboard.yaml, and it is fetched for there:"

    let lines: String

    var content: some Markup {
        p(.class("soft")) { Self.sentence }
        pre(.class("shell")) { code { lines } }
    }
}
