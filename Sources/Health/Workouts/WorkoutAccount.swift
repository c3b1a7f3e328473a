/// What one source says that somebody did, as far as it takes to tell whether another one speaks of the same.
///
/// A watch and an app often note one run twice, and seldom begin and end it at the same second.
package struct WorkoutAccount: Hashable, Sendable {
    /// What is said by sources that do not know what it was.
    private static let something = "Other"

    private let activity: String
    private let source: Int32
    private let moments: Range<Int64>

    /// Describes an account by the name of its activity, such as `Running`.
    package init(_ activity: String, by source: Int32, in moments: Range<Int64>) {
        self.activity = activity
        self.source = source
        self.moments = moments
    }

    /// Finds accounts of one and the same workout, of which the best source's is believed.
    ///
    /// - Returns: The places of those that are believed, in their order, each with the places of those put aside for it.
    package static func believed(
        among accounts: [WorkoutAccount],
        in order: SourceOrder
    ) -> [(place: Int, others: [Int])] {
        let places = accounts.indices.sorted { one, other in
            (order.rank(of: accounts[one].source), one) < (order.rank(of: accounts[other].source), other)
        }
        var believed: [Int: [Int]] = [:]
        for place in places {
            let account = accounts[place]
            let same = believed.keys.filter { accounts[$0].isSame(as: account) }
            // Of two halves with a pause between them, the one that it has more of.
            let nearest = same.max { one, other in
                (accounts[one].overlap(with: account), other) < (accounts[other].overlap(with: account), one)
            }
            if let nearest { believed[nearest]?.append(place) } else { believed[place] = [] }
        }
        return believed.sorted { $0.key < $1.key }.map { (place: $0.key, others: $0.value.sorted()) }
    }

    /// Two sources, what may be the same, and more than half of the shorter one at the same time.
    private func isSame(as other: WorkoutAccount) -> Bool {
        source != other.source
            && (activity == other.activity || [activity, other.activity].contains(Self.something))
            && overlap(with: other) * 2 > min(moments.length, other.moments.length)
    }

    private func overlap(with other: WorkoutAccount) -> Int64 { moments.clamped(to: other.moments).length }
}
