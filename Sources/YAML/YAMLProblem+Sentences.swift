extension YAMLProblem {
    /// Says in our words what libyaml found, or in its own where it has found something rare.
    init(at place: YAMLPlace, libyaml problem: String, context: String?, begunAt begin: YAMLPlace) {
        switch problem {
        case "mapping values are not allowed in this context":
            self.init(at: place, "a value cannot hold another colon; put it in quotes, or begin a new line")
        case "found character that cannot start any token":
            self.init(
                at: place,
                "nothing can begin with this character; indent with spaces and not with tabs, or put the value in quotes"
            )
        case "found a tab character that violates indentation":
            self.init(at: place, "a tab stands where the line is indented; use spaces")
        case "could not find expected ':'":
            self.init(at: begin, "there is no colon after this key; write “key: value”")
        case "did not find expected key":
            self.init(at: place, "a key was expected here; indent the line like the keys before it")
        case "did not find expected '-' indicator":
            self.init(at: place, "an item of the list that begins at \(begin) was expected; begin the line with “- ”")
        case "block sequence entries are not allowed in this context":
            self.init(at: place, "a list cannot begin here; begin it on a line of its own")
        case "block mapping entries are not allowed in this context",
            "mapping keys are not allowed in this context":
            self.init(at: place, "a key cannot stand here; begin a new line")
        case "did not find expected ',' or ']'":
            self.init(
                at: place,
                "a comma or ] was expected; close the list that begins at \(begin), or put a value with [ or { in quotes"
            )
        case "did not find expected ',' or '}'":
            self.init(
                at: place,
                "a comma or } was expected; close the group that begins at \(begin), or put a value with [ or { in quotes"
            )
        case "did not find expected node content":
            self.init(at: place, "a value was expected here; write one, or take out the comma")
        case "found unexpected end of stream" where context == "while scanning a quoted scalar":
            self.init(at: begin, "a text in quotes begins here and does not end; close it with the same quote")
        case "found unknown escape character":
            self.init(at: place, "there is no such escape; write a backslash twice, or use single quotes")
        default:
            self.init(at: place, "\(problem)\(context.map { " " + $0 } ?? ""); check the indentation and the quotes")
        }
    }

    /// The same about bytes that are no text.
    init(unreadableAt place: YAMLPlace, libyaml problem: String) {
        switch problem {
        case "control characters are not allowed":
            self.init(at: place, "a control character stands here; delete it")
        default:
            self.init(at: place, "the bytes here are no UTF-8; save the file as UTF-8")
        }
    }
}
