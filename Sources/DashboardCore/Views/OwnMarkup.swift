import Crypto
import Markup

/// What a controller has written, and who belongs in its holes.
struct OwnMarkup {
    let markup: RenderedMarkup
    let fingerprint: Fingerprint
    /// The child for each hole, nil where there is none of that name.
    let places: [Controller?]

    init(_ markup: RenderedMarkup, of controller: Controller) {
        self.markup = markup
        fingerprint = Fingerprint(of: markup.bytes)
        var placed = Set<String>()
        places = markup.holes.map { position in
            // A child is one element, so it has one place.
            guard placed.insert(position.hole.name).inserted else { return nil }
            return controller.child(named: Identifier(unchecked: position.hole.name))
        }
    }
}

/// What is kept between renders.
struct FragmentCache {
    /// The controller's own part; nil if something about it has changed.
    var own: OwnMarkup?
    /// The whole; nil if anything in it has changed.
    ///
    /// Then no parent has one either.
    var whole: Fragment?
    /// The name of the root element; nil if the path may be another one.
    var elementID: ElementID?
    /// How large the own part was, to make room for the next; a first one is measured by writing it.
    var size = 0
}
