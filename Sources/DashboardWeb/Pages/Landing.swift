import DashboardCore
package import HTTPDaemon
import Markup

/// A page of ours to which somebody is led.
struct Landing: Sendable {
    /// Which screen it shows; nil where nobody asked for it.
    let screen: Identifier?
    let link: Link
}

extension Storyboard {
    /// Where a form wants its visitor to go; a page of ours, or nothing is done at all.
    ///
    /// Without a wish it is the front page.
    func landing(_ wish: String?) throws -> Landing {
        guard let wish else { return Landing(screen: nil, link: address(of: names[0])) }
        let path = wish.prefix { $0 != "?" && $0 != "#" }
        guard let screen = names.first(where: { address(of: $0).description == path }), let link = Link(untrusted: wish)
        else { throw HTTPError(.badRequest, "“return” has to be the address of a page of this site, such as “/”.") }
        return Landing(screen: screen, link: link)
    }
}

extension Request {
    /// The fields of the form that came along; none if nothing came.
    package func fields() throws -> Form {
        if case .bytes(let bytes) = body, !bytes.isEmpty { return try form() }
        return Form()
    }
}
