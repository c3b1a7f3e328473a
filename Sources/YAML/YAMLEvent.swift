/// A step of the parser through a file.
struct YAMLEvent {
    enum Kind {
        case streamStart, streamEnd
        case documentStart, documentEnd
        case listStart, listEnd
        case mappingStart, mappingEnd
        case alias
        /// Only a plain one, which has no quotes, can be anything but a text.
        case scalar(String, isPlain: Bool)
    }

    let kind: Kind
    let place: YAMLPlace
    var hasAnchor = false
    var hasTag = false
}
