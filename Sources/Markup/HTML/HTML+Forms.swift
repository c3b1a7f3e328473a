// What people fill in.
extension HTML {
    /// What is filled in and sent together.
    public enum Form: ElementName {
        /// Written `<form>`.
        @inlinable public static var name: StaticString { "form" }
    }

    /// Controls that belong together.
    public enum Fieldset: ElementName {
        /// Written `<fieldset>`.
        @inlinable public static var name: StaticString { "fieldset" }
    }

    /// What a group of controls is about.
    public enum Legend: ElementName {
        /// Written `<legend>`.
        @inlinable public static var name: StaticString { "legend" }
    }

    /// The name of a control.
    public enum Label: ElementName {
        /// Written `<label>`.
        @inlinable public static var name: StaticString { "label" }
    }

    /// A control whose kind its type decides.
    public enum Input: ElementName {
        /// Written `<input>`.
        @inlinable public static var name: StaticString { "input" }
    }

    /// Something to press.
    public enum Button: ElementName {
        /// Written `<button>`.
        @inlinable public static var name: StaticString { "button" }
    }

    /// A choice from a list.
    public enum Select: ElementName {
        /// Written `<select>`.
        @inlinable public static var name: StaticString { "select" }
    }

    /// Suggestions for a control.
    public enum Datalist: ElementName {
        /// Written `<datalist>`.
        @inlinable public static var name: StaticString { "datalist" }
    }

    /// Options that belong together.
    public enum Optgroup: ElementName {
        /// Written `<optgroup>`.
        @inlinable public static var name: StaticString { "optgroup" }
    }

    /// One thing to choose.
    public enum Option: ElementName {
        /// Written `<option>`.
        @inlinable public static var name: StaticString { "option" }
    }

    /// Several lines to fill in.
    public enum Textarea: ElementName {
        /// Written `<textarea>`.
        @inlinable public static var name: StaticString { "textarea" }
    }

    /// What was worked out from a form.
    public enum Output: ElementName {
        /// Written `<output>`.
        @inlinable public static var name: StaticString { "output" }
    }

    /// How much of a task is done.
    public enum Progress: ElementName {
        /// Written `<progress>`.
        @inlinable public static var name: StaticString { "progress" }
    }

    /// A measure within a known range.
    public enum Meter: ElementName {
        /// Written `<meter>`.
        @inlinable public static var name: StaticString { "meter" }
    }
}

/// What is filled in and sent together.
@inlinable public var form: Tag<HTML.Form> { Tag() }

/// Controls that belong together.
@inlinable public var fieldset: Tag<HTML.Fieldset> { Tag() }

/// What a group of controls is about.
@inlinable public var legend: Tag<HTML.Legend> { Tag() }

/// The name of a control.
@inlinable public var label: Tag<HTML.Label> { Tag() }

/// A control whose kind its type decides.
@inlinable public var input: VoidTag<HTML.Input> { VoidTag() }

/// Something to press.
@inlinable public var button: Tag<HTML.Button> { Tag() }

/// A choice from a list.
@inlinable public var select: Tag<HTML.Select> { Tag() }

/// Suggestions for a control.
@inlinable public var datalist: Tag<HTML.Datalist> { Tag() }

/// Options that belong together.
@inlinable public var optgroup: Tag<HTML.Optgroup> { Tag() }

/// One thing to choose.
@inlinable public var option: LeafTag<HTML.Option, Text> { LeafTag() }

/// Several lines to fill in.
@inlinable public var textarea: LeafTag<HTML.Textarea, TextAreaText> { LeafTag() }

/// What was worked out from a form.
@inlinable public var output: Tag<HTML.Output> { Tag() }

/// How much of a task is done.
@inlinable public var progress: Tag<HTML.Progress> { Tag() }

/// A measure within a known range.
@inlinable public var meter: Tag<HTML.Meter> { Tag() }
