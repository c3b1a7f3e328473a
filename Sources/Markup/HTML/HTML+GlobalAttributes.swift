// No `style` and no `onclick`: a page of ours forbids both in its content security policy.
extension Attribute {
    /// The element's name within the page.
    @inlinable public static func id(_ element: ElementID) -> Self { Self("id", .text(element.description)) }

    /// Names for style sheets; several such attributes on an element become one list.
    @inlinable public static func `class`(_ names: String) -> Self { Self("class", .text(names), kind: .classes) }

    /// Names for style sheets that are carried only where `condition` holds.
    @inlinable public static func `class`(_ names: @autoclosure () -> String, when condition: Bool) -> Self {
        condition ? .class(names()) : .none
    }

    /// A hint in words, shown when the pointer rests on the element.
    @inlinable public static func title(_ value: String) -> Self { Self("title", .text(value)) }

    /// The language of what is in it, such as `de` or `en-GB`.
    @inlinable public static func lang(_ value: String) -> Self { Self("lang", .text(value)) }

    /// The direction of what is in it.
    @inlinable public static func dir(_ value: HTML.Direction) -> Self { Self("dir", .text(value.rawValue)) }

    /// The element is not shown.
    @inlinable public static var hidden: Self { Self("hidden", .flag) }

    /// The element is not shown unless a search within the page finds something in it.
    @inlinable public static var hiddenUntilFound: Self { Self("hidden", .text("until-found")) }

    /// Nothing in the element answers to anybody.
    @inlinable public static var inert: Self { Self("inert", .flag) }

    /// The element has the focus when the page opens.
    @inlinable public static var autofocus: Self { Self("autofocus", .flag) }

    /// The place in the order of the tab key: 0 takes part in it, -1 takes the focus from scripts only.
    @inlinable public static func tabIndex(_ value: Int) -> Self { Self("tabindex", .integer(value)) }

    /// Keys that lead to the element.
    @inlinable public static func accessKey(_ value: String) -> Self { Self("accesskey", .text(value)) }

    /// The element opens above all others, on demand.
    @inlinable public static func popover(_ value: HTML.Popover) -> Self { Self("popover", .text(value.rawValue)) }

    /// The slot of the host's shadow tree that the element fills.
    @inlinable public static func slot(_ name: ElementID) -> Self { Self("slot", .text(name.description)) }

    /// Names by which the page's style sheet reaches the element from outside its shadow tree.
    @inlinable public static func part(_ value: String) -> Self { Self("part", .text(value)) }

    /// Whether the element can be dragged.
    @inlinable public static func draggable(_ value: Bool) -> Self {
        Self("draggable", .text(value ? "true" : "false"))
    }

    /// Which letters a keyboard on the screen makes large by itself, such as `none`.
    @inlinable public static func autocapitalize(_ value: String) -> Self { Self("autocapitalize", .text(value)) }

    /// Whether what is typed is checked.
    @inlinable public static func spellcheck(_ value: Bool) -> Self {
        Self("spellcheck", .text(value ? "true" : "false"))
    }

    /// Whether translators may touch what is in it.
    @inlinable public static func translate(_ value: Bool) -> Self { Self("translate", .text(value ? "yes" : "no")) }

    /// The keyboard that fits what is typed.
    @inlinable public static func inputMode(_ value: HTML.InputMode) -> Self {
        Self("inputmode", .text(value.rawValue))
    }

    /// What the return key of that keyboard says.
    @inlinable public static func enterKeyHint(_ value: HTML.EnterKeyHint) -> Self {
        Self("enterkeyhint", .text(value.rawValue))
    }

    /// The property of an item that the element states.
    @inlinable public static func itemProperty(_ value: String) -> Self { Self("itemprop", .text(value)) }

    /// A value for scripts and style sheets: `.data("view", "week")` writes `data-view="week"`.
    @inlinable public static func data(_ name: DataName, _ value: String) -> Self {
        Self(name.name, .text(value), kind: .data)
    }

    /// A number for scripts and style sheets.
    @inlinable public static func data(_ name: DataName, _ value: Int) -> Self {
        Self(name.name, .integer(value), kind: .data)
    }

    /// A mark for scripts and style sheets.
    @inlinable public static func data(_ name: DataName) -> Self { Self(name.name, .flag, kind: .data) }

    /// An attribute of a library, such as `hx-swap`.
    @inlinable public static func custom(_ name: CustomName, _ value: String) -> Self { Self(name.name, .text(value)) }

    /// An attribute of a library that holds an address, such as `hx-get`.
    @inlinable public static func custom(_ name: CustomName, _ link: Link) -> Self {
        Self(name.name, .text(link.description))
    }

    /// An attribute of a library that has no value.
    @inlinable public static func custom(_ name: CustomName) -> Self { Self(name.name, .flag) }
}
