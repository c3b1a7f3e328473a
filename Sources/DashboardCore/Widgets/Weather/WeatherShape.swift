/// The words in which the shapes of weather models are written.
enum WeatherShape {
    static var text: JSON { ["type": "string"] }
    static var number: JSON { ["type": "number"] }
    static var percent: JSON { ["type": "integer", "minimum": 0, "maximum": 100] }
    /// What not every provider gives.
    static var textIfKnown: JSON { ["type": ["string", "null"]] }
    static var numberIfKnown: JSON { ["type": ["number", "null"]] }
    static var percentIfKnown: JSON { ["type": ["integer", "null"], "minimum": 0, "maximum": 100] }
    static var moment: JSON { ["type": "string", "format": "date-time"] }
    static var condition: JSON {
        ["type": "string", "enum": .array(WeatherCondition.allCases.map { .string($0.rawValue) })]
    }

    static func list(of elements: JSON) -> JSON { ["type": "array", "items": elements] }

    /// All members are always there.
    static func object(_ members: [(name: String, shape: JSON)]) -> JSON {
        [
            "type": "object",
            "required": .array(members.map { .string($0.name) }),
            "properties": .object(members.map { JSON.Member($0.name, $0.shape) }),
        ]
    }
}

extension Double {
    /// Rounded to one decimal, which is as much as anybody has measured.
    var tenth: Double { (self * 10).rounded() / 10 }
}
