extension Evidence {
    /// The facts, and the rule in a sentence besides.
    var json: JSON {
        [
            "figure": .string(topic.rawValue),
            "rule": .string(rule.name),
            "inOwnOrder": rule.isInOwnOrder.map(JSON.bool) ?? .null,
            "words": .string(rule.text(Teller())),
            "rows": .array(
                rows.map { row in
                    let claim = Claim(row.source, row.amount, row.times).members
                    return .object(claim + [JSON.Member("ignored", .array(row.ignored.map { .object($0.members) }))])
                }
            ),
        ]
    }

    static var shape: JSON {
        let text = WeatherShape.text
        let claim: [(name: String, shape: JSON)] = [
            ("start", WeatherShape.textIfKnown), ("end", WeatherShape.textIfKnown),
            ("source", WeatherShape.textIfKnown), ("amount", ["type": "object", "minProperties": 1]),
        ]
        let ignored = WeatherShape.list(of: WeatherShape.object(claim))
        return WeatherShape.list(
            of: WeatherShape.object([
                ("figure", ["type": "string", "enum": .array(Topic.allCases.map { .string($0.rawValue) })]),
                ("rule", text), ("inOwnOrder", ["type": ["boolean", "null"]]), ("words", text),
                ("rows", WeatherShape.list(of: WeatherShape.object(claim + [(name: "ignored", shape: ignored)]))),
            ])
        )
    }
}

extension Evidence.Claim {
    fileprivate var members: [JSON.Member] {
        [
            JSON.Member("start", JSON(times?.start.text)), JSON.Member("end", JSON(times?.end.text)),
            JSON.Member("source", JSON(source.name)), JSON.Member("amount", amount.json),
        ]
    }
}
