import FoundationEssentials

extension Controller {
    /// What can be asked for below this controller, this one included: one entry for each fragment, in tree order.
    public final func listing() -> [JSON] {
        var entries: [JSON] = []
        list(into: &entries)
        return entries
    }

    private final func list(into entries: inout [JSON]) {
        if parent != nil, !isLeftOutOfPaths { entries.append(entry) }
        for child in displayedChildren where child.isLoaded && !(child is LoadingController) {
            child.list(into: &entries)
        }
    }

    private final var entry: JSON {
        [
            "path": .string(pathText),
            "kind": .string(kind),
            "title": .string(title),
            "hidden": .bool(isHidden),
            "state": .string(phase.rawValue),
            "asOf": JSON(asOf?.formatted(.iso8601)),
            "formats": .array(formats.map { .string($0.rawValue) }),
            "actions": .array(offeredActions.map { .string($0) }),
        ]
    }
}
