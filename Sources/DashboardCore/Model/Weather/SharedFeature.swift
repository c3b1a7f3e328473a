package import FoundationEssentials

/// Something about a place that is asked once for everybody, beside its forecast.
package struct SharedFeature<Value: Sendable>: Sendable {
    /// What those are called who are asked.
    package let name: String
    /// Where answers come from, for whoever wants to know how old they are.
    package let answers: CachedSource<Value>
    /// How long what has been said is good for.
    package let lifetime: Duration

    /// Shares what somebody says, and has it told anew each minute because the hour moves on.
    package init(
        from name: String,
        lifetime: Duration = .seconds(60),
        clock: @escaping @Sendable () -> Date,
        asking: @escaping @Sendable () async throws -> Dated<Value>
    ) {
        self.name = name
        self.lifetime = lifetime
        answers = CachedSource(lifetime: lifetime, clock: clock, asking: asking)
    }
}
