/// A number and its unit, apart, since the unit is set smaller.
package struct Figure: Hashable, Sendable {
    package let number: String
    package let unit: String
    /// What stands between them in running text.
    package let space: String

    package init(number: String, unit: String, space: String) {
        self.number = number
        self.unit = unit
        self.space = space
    }

    /// Both, on one line whatever the width.
    package var text: String { number + space + unit }
}
