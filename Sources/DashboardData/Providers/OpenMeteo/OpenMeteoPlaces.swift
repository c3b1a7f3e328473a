package import DashboardCore
import FoundationEssentials

/// What Open-Meteo says of places: a list, which is missing where there is none, and of each what is known.
package enum OpenMeteoPlaces {
    private struct Answer: Decodable {
        let results: [Entry]?
    }

    /// Read leniently, so that one that makes no sense costs the others nothing.
    private struct Entry: Decodable {
        enum CodingKeys: String, CodingKey {
            case name, latitude, longitude, timezone, admin1, country, elevation, population
        }

        let place: FoundPlace?

        init(from decoder: any Decoder) throws {
            guard let values = try? decoder.container(keyedBy: CodingKeys.self),
                let name = try? values.decode(String.self, forKey: .name),
                let latitude = try? values.decode(Double.self, forKey: .latitude),
                let longitude = try? values.decode(Double.self, forKey: .longitude),
                let zone = (try? values.decode(String.self, forKey: .timezone)).flatMap({ ZoneName($0) }),
                let place = ChosenPlace(name, latitude: latitude, longitude: longitude, in: zone)
            else {
                place = nil
                return
            }
            self.place = FoundPlace(
                place,
                region: values.words(.admin1),
                country: values.words(.country),
                elevation: (try? values.decode(Double.self, forKey: .elevation))?.inside(-500...9000),
                population: (try? values.decode(Int.self, forKey: .population)).flatMap { $0 > 0 ? $0 : nil }
            )
        }
    }

    /// Makes sense of an answer; places without clocks, or that are nowhere, are left out.
    ///
    /// - Throws: `SourceFailure` for whatever makes none.
    package static func read(_ body: [UInt8], of source: String) throws(SourceFailure) -> [FoundPlace] {
        let answer = try JSONDecoder.read(Answer.self, from: body, of: source)
        var seen = Set<ChosenPlace>()
        let places = (answer.results ?? []).compactMap(\.place).filter { seen.insert($0.place).inserted }
        return Array(places.prefix(OpenMeteoGeocoding.most))
    }
}

extension KeyedDecodingContainer {
    /// A text that can stand in a line.
    fileprivate func words(_ key: Key) -> String? {
        (try? decode(String.self, forKey: key))?.typed(atMost: ChosenPlace.longestName).nonEmpty
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
