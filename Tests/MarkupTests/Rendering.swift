import Markup

/// Writes markup in one line, as tests compare it.
func rendered(@MarkupBuilder _ content: () -> some Markup) -> String {
    content().rendered().text
}
