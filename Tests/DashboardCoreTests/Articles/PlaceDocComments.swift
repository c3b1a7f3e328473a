import DashboardCore
import Testing

@Suite("Examples in doc comments on places")
struct PlaceDocComments {
    @Test("A place is read from one line")
    func line() {
        let place = ChosenPlace("52.5200 13.4100 Europe/Berlin Berlin")
        #expect(place?.place.name == "Berlin")
    }

    @Test("Coordinates are read as people write them")
    func coordinates() throws {
        let point = try Coordinates("52.52, 13.41")
        #expect(point.longitude == 13.41)
    }
}
