internal import Health

/// What the attributes of a record, a workout or a summary have said so far.
struct RecordFields {
    /// A number that could not be had, because there was no room or it was too long.
    static let unusable: Int32 = -2

    var type: Int32 = -1
    var unit: Int32 = -1
    var name: Int32 = -1
    var device: Int32 = -1
    var start: AppleDate?
    var end: AppleDate?
    var number: Double?
    /// The number of a value that is a word.
    var word: Int32 = -1
}
