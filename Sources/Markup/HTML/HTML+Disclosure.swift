// What opens and closes.
extension HTML {
    /// What is unfolded on demand.
    public enum Details: ElementName {
        /// Written `<details>`.
        @inlinable public static var name: StaticString { "details" }
    }

    /// The line that stays when it is folded.
    public enum Summary: ElementName {
        /// Written `<summary>`.
        @inlinable public static var name: StaticString { "summary" }
    }

    /// A window within the page.
    public enum Dialog: ElementName {
        /// Written `<dialog>`.
        @inlinable public static var name: StaticString { "dialog" }
    }
}

/// What is unfolded on demand.
@inlinable public var details: Tag<HTML.Details> { Tag() }

/// The line that stays when it is folded.
@inlinable public var summary: Tag<HTML.Summary> { Tag() }

/// A window within the page.
@inlinable public var dialog: Tag<HTML.Dialog> { Tag() }
