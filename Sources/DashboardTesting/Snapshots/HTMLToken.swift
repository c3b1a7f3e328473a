/// A piece of HTML as it is written.
enum HTMLToken: Equatable {
    /// `name` in lower case; `text` is the tag, its attributes in order and one blank between them.
    case startTag(name: String, text: String, isSelfClosing: Bool)
    /// `name` in lower case.
    case endTag(name: String)
    /// As written, references and all.
    case text(String)
    /// Comments, declarations and whatever else is neither tag nor text.
    case markup(String)
}
