import DashboardCore
import FoundationEssentials
import Markup
import Testing

final class GreetingController: Controller {
    private var times = 0

    override func willAppear() {
        times += 1
        setNeedsRender()
    }

    override var content: any Markup {
        p { "Hello. You have looked \(times) times." }
    }
}

final class DashboardController: Controller {
    override func didLoad() {
        compose(GreetingController())
    }
}

@Suite("Examples in doc comments")
struct DocComments {
    private typealias Weather = String

    @Test("A greeting counts the visits")
    func greeting() throws {
        let session = try Session { DashboardController() }
        let page = session.answer { root in root.fragment() }
        #expect(page.text.contains("You have looked 1 times."))
        #expect(session.answer { root in root.fragment() }.text.contains("You have looked 2 times."))
    }

    @Test("A loaded value keeps the last good answer")
    func loaded() {
        let (rain, timeout) = ("rain", OutOfWords())
        let (noon, evening) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 21_600))
        var weather = Loaded<Weather>()
        weather.take(.success(rain), at: noon)
        weather.take(.failure(timeout), at: evening)
        #expect(weather.value == rain)
        #expect(weather.age(at: evening) == 21_600)
    }

    @Test("Figures are in somebody's units and language")
    func measures() {
        let units = Units()
        let measures = Measures(units, in: .german)
        #expect(measures.precipitation(millimetres: 7.2).number == "7,2")
    }

    @Test("A page's frame holds what is between its braces")
    func frame() throws {
        let assets = PageAssets(stylesheets: ["/a.css"], favicon: "/f.svg", icons: "/i.svg")
        let page =
            PageFrame(title: "Weather", sky: .clearDay, assets: assets) {
                h1 { "Bergen" }
            } main: {
                p { "Rain from four." }
            }
        #expect(page.rendered().text.contains("<p>Rain from four.</p>"))
    }
}
