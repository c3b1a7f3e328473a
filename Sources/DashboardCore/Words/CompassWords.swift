/// The quarters of the sky.
package struct CompassWords: Sendable {
    /// One for each of eight directions, clockwise from north.
    struct Rose: Sendable {
        let north: String
        let northEast: String
        let east: String
        let southEast: String
        let south: String
        let southWest: String
        let west: String
        let northWest: String

        func point(at degrees: Double) -> String {
            switch CompassWords.step(of: degrees, among: 8) {
            case 0: north
            case 1: northEast
            case 2: east
            case 3: southEast
            case 4: south
            case 5: southWest
            case 6: west
            default: northWest
            }
        }
    }

    let names: Rose
    /// As in “wind from the north”.
    let origins: Rose
    /// One or two letters each, of which those between them are made.
    let letters: Rose

    /// `south-west`, for degrees from north, clockwise.
    package func name(at degrees: Double) -> String { names.point(at: degrees) }

    /// `from the south-west`.
    package func origin(at degrees: Double) -> String { origins.point(at: degrees) }

    /// `SSW`, one of sixteen.
    package func letters(at degrees: Double) -> String {
        let step = Self.step(of: degrees, among: 16)
        guard !step.isMultiple(of: 2) else { return letters.point(at: Double(step) * 22.5) }
        // Those in between begin with the main direction next to them: north by north-east.
        let main = Double((step + 1) / 4) * 90
        let between = Double((step / 4) * 2 + 1) * 45
        return letters.point(at: main) + letters.point(at: between)
    }

    private static func step(of degrees: Double, among count: Int) -> Int {
        let turn = (degrees / 360).truncatingRemainder(dividingBy: 1)
        guard turn.isFinite else { return 0 }
        let step = Int((turn * Double(count)).rounded())
        return (step % count + count) % count
    }
}
