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

    package override var title: String { present.yourOwn }
    /// It goes when the weather is real, and not before.
    package override var allowsHiding: Bool { false }
    package override var root: FragmentRoot { FragmentRoot(.section, classes: "made-up c12", label: title) }

    package override var content: any Markup {
        SampleNote(sentence: present.madeUp, lines: Self.lines)
    }

    private var present: PresentWords { traits.manner.words.weather.present }

    package override var words: String? { present.madeUp + "\n" + Self.lines }
}

/// A sentence, and the lines that it speaks of.
private struct SampleNote: Markup {
    let sentence: String
    let lines: String

    var content: some Markup {
        p(.class("soft")) { sentence }
        pre(.class("shell")) { code { lines } }
    }
}
