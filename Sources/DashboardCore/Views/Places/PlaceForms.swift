import Markup

/// Where the forms of the choice of places lead, and what their parts are called.
struct PlaceForms {
    let search: Link
    let forget: Link
    let choose: Link
    let add: Link
    let select: Link
    let remove: Link
    let rename: Link
    let earlier: Link
    let later: Link
    let id: ElementID
    /// Where a form brings its visitor back to.
    let back: ReturnField

    init(of controller: Controller) {
        search = controller.address(of: "search")
        forget = controller.address(of: "forget")
        choose = controller.address(of: "choose")
        add = controller.address(of: "add")
        select = controller.address(of: "select")
        remove = controller.address(of: "remove")
        rename = controller.address(of: "rename")
        earlier = controller.address(of: "earlier")
        later = controller.address(of: "later")
        id = controller.elementID(for: "form")
        back = ReturnField(to: controller.elementID, on: controller.traits.page)
    }
}
