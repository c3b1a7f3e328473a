extension Attribute {
    /// What the element is, where its name does not say it.
    @inlinable public static func role(_ value: HTML.Role) -> Self { Self("role", .text(value.rawValue)) }

    /// A name for those who do not see the element.
    @inlinable public static func ariaLabel(_ value: String) -> Self { Self("aria-label", .text(value)) }

    /// The element whose text names this one.
    @inlinable public static func labelledBy(_ element: ElementID) -> Self {
        Self("aria-labelledby", .text(element.description))
    }

    /// The element whose text describes this one.
    @inlinable public static func describedBy(_ element: ElementID) -> Self {
        Self("aria-describedby", .text(element.description))
    }

    /// The elements whose texts, one after another, name this one.
    @inlinable public static func labelledBy(_ first: ElementID, _ second: ElementID) -> Self {
        Self("aria-labelledby", .text(first.description + " " + second.description))
    }

    /// A description for those who do not see the element.
    @inlinable public static func ariaDescription(_ value: String) -> Self { Self("aria-description", .text(value)) }

    /// What to call the element's role.
    @inlinable public static func ariaRoleDescription(_ value: String) -> Self {
        Self("aria-roledescription", .text(value))
    }

    /// The element that this one changes.
    @inlinable public static func ariaControls(_ element: ElementID) -> Self {
        Self("aria-controls", .text(element.description))
    }

    /// An element that belongs into this one, though it stands elsewhere.
    @inlinable public static func ariaOwns(_ element: ElementID) -> Self {
        Self("aria-owns", .text(element.description))
    }

    /// The element that says more about this one.
    @inlinable public static func ariaDetails(_ element: ElementID) -> Self {
        Self("aria-details", .text(element.description))
    }

    /// The element that says what is wrong with this one.
    @inlinable public static func ariaErrorMessage(_ element: ElementID) -> Self {
        Self("aria-errormessage", .text(element.description))
    }

    /// The part that has the focus while the element itself keeps it.
    @inlinable public static func ariaActiveDescendant(_ element: ElementID) -> Self {
        Self("aria-activedescendant", .text(element.description))
    }

    /// Whether what the element controls is open.
    @inlinable public static func ariaExpanded(_ value: Bool) -> Self {
        Self("aria-expanded", .text(value ? "true" : "false"))
    }

    /// Whether the element is kept from assistive technology.
    @inlinable public static func ariaHidden(_ value: Bool) -> Self {
        Self("aria-hidden", .text(value ? "true" : "false"))
    }

    /// Whether the element is still changing.
    @inlinable public static func ariaBusy(_ value: Bool) -> Self { Self("aria-busy", .text(value ? "true" : "false")) }

    /// Whether a change is read with all that is around it.
    @inlinable public static func ariaAtomic(_ value: Bool) -> Self {
        Self("aria-atomic", .text(value ? "true" : "false"))
    }

    /// Whether the element is the chosen one.
    @inlinable public static func ariaSelected(_ value: Bool) -> Self {
        Self("aria-selected", .text(value ? "true" : "false"))
    }

    /// Whether the element does not answer, though it can be reached.
    @inlinable public static func ariaDisabled(_ value: Bool) -> Self {
        Self("aria-disabled", .text(value ? "true" : "false"))
    }

    /// Whether what was filled in is wrong.
    @inlinable public static func ariaInvalid(_ value: Bool) -> Self {
        Self("aria-invalid", .text(value ? "true" : "false"))
    }

    /// Whether something must be filled in.
    @inlinable public static func ariaRequired(_ value: Bool) -> Self {
        Self("aria-required", .text(value ? "true" : "false"))
    }

    /// Whether it can be read only.
    @inlinable public static func ariaReadOnly(_ value: Bool) -> Self {
        Self("aria-readonly", .text(value ? "true" : "false"))
    }

    /// Whether nothing else answers while it is open.
    @inlinable public static func ariaModal(_ value: Bool) -> Self {
        Self("aria-modal", .text(value ? "true" : "false"))
    }

    /// Whether several can be chosen.
    @inlinable public static func ariaMultiselectable(_ value: Bool) -> Self {
        Self("aria-multiselectable", .text(value ? "true" : "false"))
    }

    /// Whether a button that stays down is down.
    @inlinable public static func ariaPressed(_ value: HTML.Toggle) -> Self {
        Self("aria-pressed", .text(value.rawValue))
    }

    /// Whether a box is ticked.
    @inlinable public static func ariaChecked(_ value: HTML.Toggle) -> Self {
        Self("aria-checked", .text(value.rawValue))
    }

    /// The one of several that is current, and in which way.
    @inlinable public static func ariaCurrent(_ value: HTML.Current) -> Self {
        Self("aria-current", .text(value.rawValue))
    }

    /// How soon a change is read aloud.
    @inlinable public static func ariaLive(_ value: HTML.Live) -> Self { Self("aria-live", .text(value.rawValue)) }

    /// What the element opens.
    @inlinable public static func ariaHasPopup(_ value: HTML.HasPopup) -> Self {
        Self("aria-haspopup", .text(value.rawValue))
    }

    /// How a table is sorted by this column.
    @inlinable public static func ariaSort(_ value: HTML.Sort) -> Self { Self("aria-sort", .text(value.rawValue)) }

    /// Which way the element lies.
    @inlinable public static func ariaOrientation(_ value: HTML.Orientation) -> Self {
        Self("aria-orientation", .text(value.rawValue))
    }

    /// The rank of a heading or of an entry in a tree.
    @inlinable public static func ariaLevel(_ value: Int) -> Self { Self("aria-level", .integer(value)) }

    /// Which one of a set it is, from 1.
    @inlinable public static func ariaPositionInSet(_ value: Int) -> Self { Self("aria-posinset", .integer(value)) }

    /// How many are in the set.
    @inlinable public static func ariaSetSize(_ value: Int) -> Self { Self("aria-setsize", .integer(value)) }

    /// How many rows there are, shown or not.
    @inlinable public static func ariaRowCount(_ value: Int) -> Self { Self("aria-rowcount", .integer(value)) }

    /// How many columns there are, shown or not.
    @inlinable public static func ariaColumnCount(_ value: Int) -> Self { Self("aria-colcount", .integer(value)) }

    /// The value of a slider or meter.
    @inlinable public static func ariaValueNow(_ value: Double) -> Self { Self("aria-valuenow", .number(value)) }

    /// The least value.
    @inlinable public static func ariaValueMin(_ value: Double) -> Self { Self("aria-valuemin", .number(value)) }

    /// The greatest value.
    @inlinable public static func ariaValueMax(_ value: Double) -> Self { Self("aria-valuemax", .number(value)) }

    /// The value in words.
    @inlinable public static func ariaValueText(_ value: String) -> Self { Self("aria-valuetext", .text(value)) }

    /// Keys that lead to the element.
    @inlinable public static func ariaKeyShortcuts(_ value: String) -> Self { Self("aria-keyshortcuts", .text(value)) }
}
