/// Makes values of the parser's steps, within limits, and collects what it has to refuse on the way.
struct YAMLReader {
    private let parser: YAMLParser
    private let limits: YAMLLimits
    private var depth = 0
    private var nodes = 0

    /// What was refused and read past.
    private(set) var problems: [YAMLProblem] = []

    init(_ bytes: [UInt8], limits: YAMLLimits) {
        parser = YAMLParser(bytes)
        self.limits = limits
    }

    /// The only document, where an empty file is null; throws what cannot be read past.
    mutating func document() throws(YAMLProblem) -> YAMLNode {
        while true {
            let event = try parser.next()
            switch event.kind {
            case .streamStart: continue
            case .streamEnd: return YAMLNode(.null, at: YAMLPlace(line: 1, column: 1))
            default: break
            }
            // Between the start of a document and its end stands exactly one node.
            let root = try node(try parser.next())
            _ = try parser.next()
            let next = try parser.next()
            guard case .streamEnd = next.kind else {
                throw YAMLProblem(
                    at: next.place,
                    "a second document begins here; a file holds one, so delete one of them"
                )
            }
            return root
        }
    }

    private mutating func node(_ event: YAMLEvent) throws(YAMLProblem) -> YAMLNode {
        nodes += 1
        guard nodes <= limits.nodes else {
            throw YAMLProblem(
                at: event.place,
                "the file has more than \(limits.nodes) values; that is more than is read"
            )
        }
        let content =
            switch event.kind {
            case .scalar(let text, let isPlain): isPlain ? CoreSchema.content(of: text) : .text(text)
            case .listStart: try nested(event) { (reader) throws(YAMLProblem) in .list(try reader.items()) }
            case .mappingStart: try nested(event) { (reader) throws(YAMLProblem) in .mapping(try reader.entries()) }
            default: YAMLNode.Content.refused
            }
        guard let complaint = Self.complaint(about: event) else { return YAMLNode(content, at: event.place) }
        try complain(complaint)
        return YAMLNode(.refused, at: event.place)
    }

    private static func complaint(about event: YAMLEvent) -> YAMLProblem? {
        if case .alias = event.kind {
            return YAMLProblem(at: event.place, "references to other values (*name) are not read; write the value out")
        }
        if event.hasAnchor {
            return YAMLProblem(at: event.place, "names for values (&name) are not read; take the name away")
        }
        if event.hasTag {
            return YAMLProblem(at: event.place, "tags (!name) are not read; put a text in quotes to keep it one")
        }
        return nil
    }

    private mutating func nested(
        _ event: YAMLEvent,
        _ read: (inout YAMLReader) throws(YAMLProblem) -> YAMLNode.Content
    ) throws(YAMLProblem) -> YAMLNode.Content {
        depth += 1
        defer { depth -= 1 }
        guard depth <= limits.depth else {
            throw YAMLProblem(
                at: event.place,
                "this stands more than \(limits.depth) levels deep; that is more than is read"
            )
        }
        return try read(&self)
    }

    private mutating func items() throws(YAMLProblem) -> [YAMLNode] {
        var items: [YAMLNode] = []
        while true {
            let event = try parser.next()
            if case .listEnd = event.kind { return items }
            items.append(try node(event))
        }
    }

    private mutating func entries() throws(YAMLProblem) -> [YAMLEntry] {
        var entries: [YAMLEntry] = []
        var places: [String: YAMLPlace] = [:]
        while true {
            let event = try parser.next()
            if case .mappingEnd = event.kind { return entries }
            let key = try key(event)
            let value = try node(try parser.next())
            guard let key else { continue }
            if let first = places[key] {
                try complain(YAMLProblem(at: event.place, "this key stands at \(first) already; keep one of the two"))
                continue
            }
            places[key] = event.place
            entries.append(YAMLEntry(key: key, place: event.place, value: value))
        }
    }

    /// Nothing where it was complained about.
    private mutating func key(_ event: YAMLEvent) throws(YAMLProblem) -> String? {
        let node = try node(event)
        if case .refused = node.content { return nil }
        guard case .scalar(let text, let isPlain) = event.kind else {
            try complain(YAMLProblem(at: event.place, "\(node.kind) cannot be a key; write one word"))
            return nil
        }
        if isPlain, text == "<<" {
            try complain(YAMLProblem(at: event.place, "merge keys (<<) are not read; write the values out"))
            return nil
        }
        if text.isEmpty {
            try complain(YAMLProblem(at: event.place, "a key was expected before the colon; write one"))
            return nil
        }
        return text
    }

    private mutating func complain(_ problem: YAMLProblem) throws(YAMLProblem) {
        guard problems.count + 1 < limits.problems else { throw problem }
        problems.append(problem)
    }
}
