/// The places that a visitor can look at: their own in their order, then those that everybody has.
package struct PlaceList: Hashable, Sendable {
    /// As many as one has in mind.
    package static let most = 20

    package let house: [ChosenPlace]
    package private(set) var own: [ChosenPlace]
    /// The one that was chosen last, be it there or not.
    package private(set) var chosen: ChosenPlace?

    /// The places of a house that nobody has added anything to.
    package init(house: [ChosenPlace]) {
        self.init(house: house, own: [], chosen: nil)
    }

    /// What a visitor has kept; what cannot be is left out.
    package init(house: [ChosenPlace], own: [ChosenPlace], chosen: ChosenPlace?) {
        self.house = house
        self.own = Array(own.filter { !house.contains($0) }.prefix(Self.most))
        self.chosen = chosen
    }

    /// All of them.
    package var all: [ChosenPlace] { own + house }

    /// The one that is looked at: the one that was chosen last, or else the first.
    package var shown: ChosenPlace? { chosen.flatMap { all.contains($0) ? $0 : nil } ?? all.first }

    /// Whether there is room for one more.
    package var hasRoom: Bool { own.count < Self.most }

    /// Looks at one of them; any other is not looked at.
    package mutating func show(_ place: ChosenPlace) {
        if all.contains(place) { chosen = place }
    }

    /// Adds a place behind the others, and looks at it.
    ///
    /// - Returns: whether there was room for it.
    @discardableResult
    package mutating func add(_ place: ChosenPlace) -> Bool {
        guard all.contains(place) || hasRoom else { return false }
        if !all.contains(place) { own.append(place) }
        chosen = place
        return true
    }

    /// Takes one out; whoever looked at it looks at the first.
    package mutating func remove(_ place: ChosenPlace) {
        own.removeAll { $0 == place }
        if chosen == place, !house.contains(place) { chosen = nil }
    }

    /// Puts one so many places further back.
    package mutating func move(_ place: ChosenPlace, by steps: Int) {
        guard let index = own.firstIndex(of: place), own.indices.contains(index + steps) else { return }
        own.remove(at: index)
        own.insert(place, at: index + steps)
    }

    /// Calls one something else.
    package mutating func rename(_ place: ChosenPlace, _ name: String) {
        guard let index = own.firstIndex(of: place), let renamed = place.renamed(name), !all.contains(renamed) else {
            return
        }
        own[index] = renamed
        if chosen == place { chosen = renamed }
    }

    /// What all of the visitor's screens are told; nothing where they have chosen nothing.
    package var traits: Traits {
        var traits = Traits()
        guard !own.isEmpty || chosen != nil else { return traits }
        traits.place = shown
        traits.places = all
        return traits
    }
}
