import Markup

/// The colours of temperatures, by value: the same degree has the same colour wherever it stands.
struct WarmthGradient: Markup {
    /// The degrees Celsius at which the colours are fully cold and fully hot.
    static let range = 0.0...20

    private let id: ElementID
    private let line: (x1: SVG.Percent, y1: Double, x2: SVG.Percent, y2: Double)

    /// From the bottom to the top of a drawing.
    init(_ id: ElementID, upwards scale: LinearScale) {
        self.id = id
        line = (.percent(0), scale(Self.range.lowerBound), .percent(0), scale(Self.range.upperBound))
    }

    /// From the left to the right edge of a drawing, whose scale is in some unit.
    init(_ id: ElementID, across scale: LinearScale, in unit: TemperatureUnit) {
        self.id = id
        let (cold, hot) = (unit.value(celsius: Self.range.lowerBound), unit.value(celsius: Self.range.upperBound))
        line = (.percent(scale(cold)), 0, .percent(scale(hot)), 0)
    }

    var content: some Markup {
        SVG.linearGradient(
            .id(id),
            .gradientUnits(.userSpace),
            .x1(line.x1),
            .y1(line.y1),
            .x2(line.x2),
            .y2(line.y2)
        ) {
            SVG.stop(.offset(0), .class("at-cold"))
            SVG.stop(.offset(1), .class("at-hot"))
        }
    }
}
