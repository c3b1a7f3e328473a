import DashboardCore
import Testing

@Suite("The places of a visitor")
struct PlaceListTests {
    private static func place(_ name: String, _ latitude: Double = 1) -> ChosenPlace {
        guard let zone = ZoneName("UTC"), let place = ChosenPlace(name, latitude: latitude, longitude: 2, in: zone)
        else { preconditionFailure("This is a place.") }
        return place
    }

    private let oslo = place("Oslo")
    private let berlin = place("Berlin")
    private let sydney = place("Sydney")

    @Test("Who has chosen nothing sees the first of the house, and tells nobody")
    func untouched() {
        let list = PlaceList(house: [oslo, berlin])
        #expect(list.shown == oslo && list.all == [oslo, berlin] && list.traits == Traits())
    }

    @Test("What is added is shown, and stands before what everybody has")
    func adding() {
        var list = PlaceList(house: [oslo])
        #expect(list.add(berlin) && list.add(sydney) && list.add(berlin))
        #expect(list.all == [berlin, sydney, oslo] && list.shown == berlin)
        #expect(list.traits.place == berlin && list.traits.places == list.all)
    }

    @Test("Where the place that is shown is removed, the first one is")
    func removing() {
        var list = PlaceList(house: [oslo], own: [berlin, sydney], chosen: sydney)
        list.remove(sydney)
        #expect(list.shown == berlin)
        list.remove(berlin)
        list.remove(oslo)
        #expect(list.shown == oslo && list.all == [oslo] && list.traits == Traits())
    }

    @Test("What was chosen and is there no longer is not shown")
    func gone() {
        #expect(PlaceList(house: [oslo], own: [berlin], chosen: sydney).shown == berlin)
        var list = PlaceList(house: [oslo])
        list.show(sydney)
        #expect(list.shown == oslo)
    }

    @Test("Places change places within bounds, and keep theirs under another name")
    func order() {
        var list = PlaceList(house: [oslo], own: [berlin, sydney], chosen: sydney)
        list.move(sydney, by: -1)
        list.move(sydney, by: -1)
        list.move(oslo, by: -1)
        #expect(list.own == [sydney, berlin])
        list.rename(sydney, "Down under")
        #expect(list.own.map(\.place.name) == ["Down under", "Berlin"] && list.shown?.place.name == "Down under")
        list.rename(berlin, "   ")
        list.rename(oslo, "Mine")
        #expect(list.all.map(\.place.name) == ["Down under", "Berlin", "Oslo"])
    }

    @Test("There is room for twenty, also of what was kept")
    func room() {
        let many = (0..<30).map { Self.place("P", Double($0)) }
        var list = PlaceList(house: [oslo], own: many, chosen: nil)
        #expect(list.own.count == 20 && !list.hasRoom && !list.add(berlin))
        #expect(list.shown == many[0])
    }
}
