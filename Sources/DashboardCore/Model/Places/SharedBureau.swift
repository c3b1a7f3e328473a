internal import Locking

/// Opens a post at a place when somebody first wants to know about it, and shares it with everybody who does.
///
/// Who calls it by another name shares it, too, and is told of it by that name. There is room for so many; the one that nobody has asked for the longest time is given up, and opened again when
/// somebody does.
package final class SharedBureau: WeatherBureau {
    package let name: String
    package let lifetime: Duration
    package let isSample: Bool
    package let places: [ChosenPlace]

    private let limit: Int
    private let open: @Sendable (ChosenPlace) -> WeatherPost
    private let posts = Locked(RecentlyUsed<ChosenPlace.Spot, WeatherPost>())

    /// Describes how a post is opened, which asks nobody for anything yet.
    package init(
        _ name: String,
        lifetime: Duration = .seconds(60),
        isSample: Bool = false,
        places: [ChosenPlace],
        limit: Int = 200,
        opening open: @escaping @Sendable (ChosenPlace) -> WeatherPost
    ) {
        precondition(!places.isEmpty, "weather is that of a place")
        precondition(limit > 0, "a bureau has room for a place")
        self.name = name
        self.lifetime = lifetime
        self.isSample = isSample
        self.places = places
        self.limit = limit
        self.open = open
    }

    package func post(at place: ChosenPlace?) -> WeatherPost {
        let place = place ?? places[0]
        return sharedPost(at: place).called(place.place.name)
    }

    /// How many posts are open.
    package var openPosts: Int { posts.withLock { $0.count } }

    private func sharedPost(at place: ChosenPlace) -> WeatherPost {
        if let post = posts.withLock({ $0.use(place.spot) }) { return post }
        // Outside the lock, because the rules of its clocks are read from the disk.
        let opened = open(place)
        return posts.withLock { posts in
            if let post = posts.use(place.spot) { return post }
            posts.insert(opened, for: place.spot)
            _ = posts.shrink(to: limit) { _ in false }
            return opened
        }
    }
}
