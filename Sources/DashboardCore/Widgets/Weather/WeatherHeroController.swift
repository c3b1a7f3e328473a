package import Markup

/// The weather of this moment in one giant figure, under its own sky.
package final class WeatherHeroController: WeatherCardController {
    private static let frame = "sky hero c12"

    /// What is above the place, once somebody has said so.
    package var sky: Sky? {
        loaded.value?.sky
    }

    package override var title: String {
        loaded.value?.place.name ?? chosenPlace?.place.name ?? weatherWords.present.weather
    }
    /// The sky cannot be put away.
    package override var allowsHiding: Bool { false }

    package override var root: FragmentRoot {
        FragmentRoot(.section, classes: Self.frame, labelledBy: titleID, data: sky.map { ("sky", $0.rawValue) })
    }

    package override var content: any Markup {
        HeroView(title: title, titleID: titleID, isEmpty: loaded.value == nil, matter: matter.rendered())
    }

    package override var placeholder: any Markup {
        section(.class(Self.frame), .ariaBusy(true), .ariaLabel(title)) {
            HeroView(
                title: title,
                titleID: nil,
                isEmpty: true,
                matter: Pair(Bones(), WaitingView(label: waitingLabel)).rendered()
            )
        }
    }

    package override func matter(of forecast: Forecast) -> any Markup {
        WeatherHero(told: told(forecast), titleID: titleID)
    }

    package override func words(of forecast: Forecast) -> String? {
        told(forecast).presentAndComing
    }

    package override func model(of forecast: Forecast) -> JSON? {
        [
            "place": .string(forecast.place.name),
            "condition": .string(forecast.current.condition.rawValue),
            "temperature": .number(forecast.current.temperature.tenth),
            "feelsLike": JSON(forecast.current.feelsLike?.tenth),
            "high": forecast.days.first.map { .number($0.high.tenth) } ?? .null,
            "low": forecast.days.first.map { .number($0.low.tenth) } ?? .null,
            "sentence": .string(forecast.sentence),
        ]
    }

    package override class var modelShape: JSON {
        let perhaps = WeatherShape.numberIfKnown
        return WeatherShape.object([
            ("place", WeatherShape.text), ("condition", WeatherShape.condition), ("temperature", WeatherShape.number),
            ("feelsLike", perhaps), ("high", perhaps), ("low", perhaps), ("sentence", WeatherShape.text),
        ])
    }

    private var titleID: ElementID { elementID(for: "title") }
}

/// What stands in the sky: the value with its own heading, or the heading and what is said instead of a value.
private struct HeroView: Markup {
    let title: String
    let titleID: ElementID?
    let isEmpty: Bool
    let matter: RenderedMarkup

    var content: some Markup {
        if isEmpty {
            div(.class("unknown")) {
                h1(.given(titleID) { .id($0) }) { title }
                matter
            }
        } else {
            matter
        }
    }
}
