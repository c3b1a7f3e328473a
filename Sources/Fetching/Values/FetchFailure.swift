/// Why there is nothing, or nothing newer, from an upstream; it holds no address and no key.
package struct FetchFailure: Error, Hashable, Sendable {
    /// What has gone wrong.
    package enum Kind: Hashable, Sendable {
        /// The time for the whole call was over.
        case timeout
        /// There is no such host, or nobody listens there.
        case unreachable
        /// The other side could not prove who it is, or speaks no TLS that we accept.
        case insecure
        /// The answer broke off, or was no HTTP.
        case garbled
        /// The answer came in good order, and whoever asked can do nothing with it, for a reason that is a sentence.
        case useless(String)
        /// The body had more than so many bytes.
        case tooLarge(limit: Int)
        /// The answer pointed to another host, to nowhere, or in a circle.
        case redirectRefused
        /// A status that brings no data.
        case badStatus(Int)
        /// “Not modified” was said to somebody who has no copy.
        case notModifiedWithoutCopy
        /// The upstream wants to be left alone.
        case rateLimited
        /// It has failed so often in a row that it is left alone for a while.
        case breakerOpen
        /// We have asked as often as we may.
        case budgetUsedUp
        /// Nobody waits any more, or everything is being stopped.
        case cancelled
    }

    package let kind: Kind
    /// When asking again may help; until then nobody out there is asked.
    package let until: Moment?

    /// Whether somebody was asked; if not, nothing new was learned.
    let wasAsked: Bool

    /// A failure, and when to ask again if that is known.
    package init(_ kind: Kind, until: Moment? = nil) {
        self.init(kind, until: until, wasAsked: kind != .cancelled)
    }

    init(_ kind: Kind, until: Moment?, wasAsked: Bool) {
        self.kind = kind
        self.until = until
        self.wasAsked = wasAsked
    }

    /// Whether the upstream itself is in trouble, so that asking it for something else would not help either.
    var blamesHost: Bool {
        switch kind {
        case .timeout, .unreachable, .insecure, .garbled, .rateLimited: true
        case .badStatus(let status): status >= 500
        case .useless, .tooLarge, .redirectRefused, .notModifiedWithoutCopy, .breakerOpen, .budgetUsedUp, .cancelled:
            false
        }
    }

    func until(_ moment: Moment) -> FetchFailure { FetchFailure(kind, until: moment, wasAsked: wasAsked) }
}

extension FetchFailure: CustomStringConvertible {
    /// One sentence for a person.
    package var description: String {
        switch kind {
        case .timeout: "The source did not answer in time."
        case .unreachable: "The source could not be reached."
        case .insecure: "The source could not prove who it is."
        case .garbled: "The source's answer broke off or made no sense."
        case .useless(let reason): reason
        case .tooLarge(let limit): "The source sent more than the \(limit) bytes that are taken."
        case .redirectRefused: "The source pointed somewhere else, which is not followed."
        case .badStatus(401): "The source does not accept our key (status 401)."
        case .badStatus(403): "The source refuses us, or our key (status 403)."
        case .badStatus(let status): "The source answered with status \(status)."
        case .notModifiedWithoutCopy: "The source spoke of a copy that we do not have."
        case .rateLimited: "The source wants to be asked less often."
        case .breakerOpen: "The source has failed several times and is left alone for a while."
        case .budgetUsedUp: "The source has been asked as often as is allowed."
        case .cancelled: "Nobody waited for the source any more."
        }
    }
}
