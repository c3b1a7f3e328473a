/// The names that sailors have given to the forces of the wind.
package struct WindWords: Sendable {
    let calm: String
    let lightAir: String
    let lightBreeze: String
    let gentleBreeze: String
    let moderateBreeze: String
    let freshBreeze: String
    let strongBreeze: String
    let nearGale: String
    let gale: String
    let strongGale: String
    let storm: String
    let violentStorm: String
    let hurricane: String

    /// The name of a force, as it begins a line.
    package func callAsFunction(_ force: Beaufort) -> String {
        switch force {
        case .calm: calm
        case .lightAir: lightAir
        case .lightBreeze: lightBreeze
        case .gentleBreeze: gentleBreeze
        case .moderateBreeze: moderateBreeze
        case .freshBreeze: freshBreeze
        case .strongBreeze: strongBreeze
        case .nearGale: nearGale
        case .gale: gale
        case .strongGale: strongGale
        case .storm: storm
        case .violentStorm: violentStorm
        case .hurricane: hurricane
        }
    }
}
