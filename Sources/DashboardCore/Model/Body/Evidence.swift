/// Why a figure is what it is: who was believed, from when to when, and what was put aside for it.
package struct Evidence: Hashable, Sendable {
    /// Some time in which one source was believed.
    package struct Row: Hashable, Sendable {
        /// What the row is about, mostly a time: `07:15–08:02`.
        package let time: String
        /// Who was believed.
        package let source: String
        /// With its unit.
        package let amount: String
        /// What others say of the same time; empty where nobody does.
        package let ignored: String

        package init(_ time: String, _ source: String, _ amount: String, ignored: String = "") {
            self.time = time
            self.source = source
            self.amount = amount
            self.ignored = ignored
        }
    }

    /// Of which figure, such as `Steps`.
    package let name: String
    /// The rule in a sentence.
    package let rule: String
    package let rows: [Row]

    package init(_ name: String, rule: String, rows: [Row] = []) {
        self.name = name
        self.rule = rule
        self.rows = rows
    }

    var json: JSON {
        [
            "name": .string(name),
            "rule": .string(rule),
            "rows": .array(
                rows.map { row in
                    [
                        "time": .string(row.time),
                        "source": .string(row.source),
                        "amount": .string(row.amount),
                        "ignored": .string(row.ignored),
                    ]
                }
            ),
        ]
    }

    static var shape: JSON {
        let text = WeatherShape.text
        return WeatherShape.list(
            of: WeatherShape.object([
                ("name", text), ("rule", text),
                (
                    "rows",
                    WeatherShape.list(
                        of: WeatherShape.object([("time", text), ("source", text), ("amount", text), ("ignored", text)])
                    )
                ),
            ])
        )
    }
}
