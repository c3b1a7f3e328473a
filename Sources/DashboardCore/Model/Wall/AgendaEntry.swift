/// Something that is to come on a day, in a few words.
package struct AgendaEntry: Hashable, Sendable {
    package let time: TimeOfDay
    package let text: String

    package init(_ time: TimeOfDay, _ text: String) {
        self.time = time
        self.text = text
    }
}
