package import DashboardCore
package import Fetching
package import FoundationEssentials
import Markup

/// The names of places as Open-Meteo finds them in the list of GeoNames.
package struct OpenMeteoGeocoding: Gazetteer {
    /// Where its free service answers, and where the one that wants a key does.
    package static let freeBase = "https://geocoding-api.open-meteo.com/v1"
    package static let paidBase = "https://customer-geocoding-api.open-meteo.com/v1"
    /// As many as one reads; there are places of whose name there are hundreds.
    static let most = 10

    package let name = "Open-Meteo"
    package let credit = Credit(
        "GeoNames",
        at: "https://www.geonames.org/",
        by: "CC BY 4.0",
        "https://creativecommons.org/licenses/by/4.0/"
    )

    private let base: Address
    private let key: String?
    private let courier: Courier
    private let now: @Sendable () -> Date

    /// Asks at an address, with a key where one is wanted.
    package init(
        at base: Address,
        key: String? = nil,
        through courier: Courier,
        clock now: @escaping @Sendable () -> Date
    ) {
        self.base = base
        self.key = key
        self.courier = courier
        self.now = now
    }

    package func places(named name: String, in language: Language) async throws -> [FoundPlace] {
        let delivery: Delivery
        do {
            delivery = try await courier.fetch(inquiry(name, language))
        } catch {
            throw SourceFailure(error, source: self.name, at: Moment(now()))
        }
        return try OpenMeteoPlaces.read(delivery.answer.body, of: self.name)
    }

    /// The question, which is the same for everybody who asks it in one language.
    package func inquiry(_ name: String, _ language: Language) -> Inquiry {
        var address = base.segments("search")
            .query("name", AddressPart(name))
            .query("count", AddressPart("\(Self.most)"))
            .query("language", AddressPart(language.rawValue))
            .query("format", "json")
        if let key { address = address.query("apikey", .secret(key)) }
        return Inquiry(
            address,
            headers: [.accept("application/json")],
            // Places do not move.
            lifetime: Lifetime(floor: .seconds(86_400), ceiling: .seconds(86_400)),
            limit: 1 << 18
        )
    }
}
