extension Session {
    /// A number that has changed if anything in the tree may have.
    ///
    /// As long as it is what ``look(_:)`` has told, whatever was seen then can be seen now, and nobody needs to go in.
    public var moment: Int { door.moment }

    /// Goes in only to see something, which is not to change anything; the body is told which ``moment`` it sees.
    ///
    /// Rendering counts as seeing: a fragment is written anew only where somebody else has changed something.
    public func look<Answer: Sendable, Failure: Error>(
        _ body: @Sendable (_ root: Controller, _ moment: Int) throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        try door.look { (stage, moment) throws(Failure) in try body(stage.root, moment) }
    }
}
