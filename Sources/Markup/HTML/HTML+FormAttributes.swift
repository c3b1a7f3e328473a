extension Attribute where Name: HTML.NamedElement {
    /// The name by which it is known.
    @inlinable public static func name(_ value: String) -> Self { Self("name", .text(value)) }
}

extension Attribute where Name: HTML.ValuedElement {
    /// The value that it states.
    @inlinable public static func value(_ value: String) -> Self { Self("value", .text(value)) }

    /// The number that it states.
    @inlinable public static func value(_ value: Int) -> Self { Self("value", .integer(value)) }
}

extension Attribute where Name: HTML.FormControl {
    /// It does not answer and is not sent.
    @inlinable public static var disabled: Self { Self("disabled", .flag) }

    /// The form that it belongs to, where it stands elsewhere.
    @inlinable public static func form(_ element: ElementID) -> Self { Self("form", .text(element.description)) }
}

extension Attribute where Name: HTML.Field {
    /// Something must be filled in.
    @inlinable public static var `required`: Self { Self("required", .flag) }
}

extension Attribute where Name: HTML.AutocompletingElement {
    /// What a browser may fill in, such as `username` or `off`.
    @inlinable public static func autocomplete(_ value: String) -> Self { Self("autocomplete", .text(value)) }
}

extension Attribute where Name: HTML.TypedField {
    /// An example of what to type.
    @inlinable public static func placeholder(_ value: String) -> Self { Self("placeholder", .text(value)) }

    /// It can be read only.
    @inlinable public static var readOnly: Self { Self("readonly", .flag) }

    /// The least number of characters.
    @inlinable public static func minLength(_ value: Int) -> Self { Self("minlength", .integer(value)) }

    /// The greatest number of characters.
    @inlinable public static func maxLength(_ value: Int) -> Self { Self("maxlength", .integer(value)) }
}

extension Attribute where Name: HTML.Submitter {
    /// The address that the form is sent to by this button.
    @inlinable public static func formAction(_ link: Link) -> Self { Self("formaction", .text(link.description)) }

    /// How the form is sent by this button.
    @inlinable public static func formMethod(_ value: HTML.FormMethod) -> Self {
        Self("formmethod", .text(value.rawValue))
    }

    /// How the form is written by this button.
    @inlinable public static func formEncoding(_ value: HTML.FormEncoding) -> Self {
        Self("formenctype", .text(value.rawValue))
    }

    /// The form is sent unchecked by this button.
    @inlinable public static var formNoValidate: Self { Self("formnovalidate", .flag) }

    /// The element that it opens or closes.
    @inlinable public static func popoverTarget(_ element: ElementID) -> Self {
        Self("popovertarget", .text(element.description))
    }

    /// Whether it opens, closes or both.
    @inlinable public static func popoverTargetAction(_ value: HTML.PopoverAction) -> Self {
        Self("popovertargetaction", .text(value.rawValue))
    }
}

extension Attribute where Name == HTML.Form {
    /// The address that the form is sent to.
    @inlinable public static func action(_ link: Link) -> Self { Self("action", .text(link.description)) }

    /// How the form is sent.
    @inlinable public static func method(_ value: HTML.FormMethod) -> Self { Self("method", .text(value.rawValue)) }

    /// How the form is written.
    @inlinable public static func encoding(_ value: HTML.FormEncoding) -> Self {
        Self("enctype", .text(value.rawValue))
    }

    /// The encoding of what is sent.
    @inlinable public static func acceptCharset(_ value: String) -> Self { Self("accept-charset", .text(value)) }

    /// The form is sent unchecked.
    @inlinable public static var noValidate: Self { Self("novalidate", .flag) }
}

extension Attribute where Name == HTML.Button {
    /// What pressing it does.
    @inlinable public static func type(_ value: HTML.ButtonType) -> Self { Self("type", .text(value.rawValue)) }

    /// What it tells another element to do.
    @inlinable public static func command(_ value: HTML.Command) -> Self { Self("command", .text(value.rawValue)) }

    /// The element that it tells.
    @inlinable public static func commandFor(_ element: ElementID) -> Self {
        Self("commandfor", .text(element.description))
    }
}

extension Attribute where Name == HTML.Input {
    /// What is filled in.
    @inlinable public static func type(_ value: HTML.InputType) -> Self { Self("type", .text(value.rawValue)) }

    /// It is ticked at first.
    @inlinable public static var checked: Self { Self("checked", .flag) }

    /// Several can be given.
    @inlinable public static var multiple: Self { Self("multiple", .flag) }

    /// The files that can be chosen.
    @inlinable public static func accept(_ value: String) -> Self { Self("accept", .text(value)) }

    /// The form that the text must have, as a regular expression.
    @inlinable public static func pattern(_ value: String) -> Self { Self("pattern", .text(value)) }

    /// Where suggestions stand.
    @inlinable public static func list(_ element: ElementID) -> Self { Self("list", .text(element.description)) }

    /// The least number.
    @inlinable public static func min(_ value: Double) -> Self { Self("min", .number(value)) }

    /// The first date or time.
    @inlinable public static func min(_ value: String) -> Self { Self("min", .text(value)) }

    /// The greatest number.
    @inlinable public static func max(_ value: Double) -> Self { Self("max", .number(value)) }

    /// The last date or time.
    @inlinable public static func max(_ value: String) -> Self { Self("max", .text(value)) }

    /// The distance from number to number.
    @inlinable public static func step(_ value: Double) -> Self { Self("step", .number(value)) }

    /// How many characters wide it is.
    @inlinable public static func size(_ value: Int) -> Self { Self("size", .integer(value)) }

    /// What a button with a picture does, in words.
    @inlinable public static func alt(_ value: String) -> Self { Self("alt", .text(value)) }

    /// The camera to use.
    @inlinable public static func capture(_ value: String) -> Self { Self("capture", .text(value)) }

    /// A box to tick looks like a switch where the browser can.
    @inlinable public static var `switch`: Self { Self("switch", .flag) }
}

extension Attribute where Name == HTML.Select {
    /// Several can be chosen.
    @inlinable public static var multiple: Self { Self("multiple", .flag) }

    /// How many options are shown at once.
    @inlinable public static func size(_ value: Int) -> Self { Self("size", .integer(value)) }
}

extension Attribute where Name == HTML.Textarea {
    /// How many lines high it is.
    @inlinable public static func rows(_ value: Int) -> Self { Self("rows", .integer(value)) }

    /// How many characters wide it is.
    @inlinable public static func columns(_ value: Int) -> Self { Self("cols", .integer(value)) }

    /// Whether line breaks are sent that were not typed.
    @inlinable public static func wrap(_ value: HTML.Wrap) -> Self { Self("wrap", .text(value.rawValue)) }
}

extension Attribute where Name == HTML.Option {
    /// It is chosen at first.
    @inlinable public static var selected: Self { Self("selected", .flag) }
}

extension Attribute where Name: HTML.DisableableGroup {
    /// It cannot be chosen.
    @inlinable public static var disabled: Self { Self("disabled", .flag) }
}

extension Attribute where Name: HTML.LabelledElement {
    /// The name of it.
    @inlinable public static func label(_ value: String) -> Self { Self("label", .text(value)) }
}

extension Attribute where Name == HTML.Label {
    /// The control that it names.
    @inlinable public static func `for`(_ element: ElementID) -> Self { Self("for", .text(element.description)) }
}

extension Attribute where Name == HTML.Output {
    /// The control that it was worked out from.
    @inlinable public static func `for`(_ element: ElementID) -> Self { Self("for", .text(element.description)) }

    /// The form that it belongs to.
    @inlinable public static func form(_ element: ElementID) -> Self { Self("form", .text(element.description)) }
}

extension Attribute where Name: HTML.MeasuringElement {
    /// The number that is shown.
    @inlinable public static func value(_ value: Double) -> Self { Self("value", .number(value)) }

    /// The greatest number.
    @inlinable public static func max(_ value: Double) -> Self { Self("max", .number(value)) }
}

extension Attribute where Name == HTML.Meter {
    /// The least number.
    @inlinable public static func min(_ value: Double) -> Self { Self("min", .number(value)) }

    /// Where low ends.
    @inlinable public static func low(_ value: Double) -> Self { Self("low", .number(value)) }

    /// Where high begins.
    @inlinable public static func high(_ value: Double) -> Self { Self("high", .number(value)) }

    /// The best number.
    @inlinable public static func optimum(_ value: Double) -> Self { Self("optimum", .number(value)) }
}
