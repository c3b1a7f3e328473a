// One function for each number of attributes: that is what a list without an array costs.
extension Tag {
    /// The element with no attributes.
    @inlinable
    public func callAsFunction<Content: Markup>(
        @MarkupBuilder content: () -> Content = { EmptyMarkup() }
    ) -> Element<Name, Attributes<Name>.Of0, Content> {
        Element(Name.self, Attributes<Name>.list(), content())
    }

    /// The element with one attribute.
    @inlinable
    public func callAsFunction<Content: Markup>(
        _ a1: Attribute<Name>,
        @MarkupBuilder content: () -> Content = { EmptyMarkup() }
    ) -> Element<Name, Attributes<Name>.Of1, Content> {
        Element(Name.self, Attributes<Name>.list(a1), content())
    }

    /// The element with two attributes.
    @inlinable
    public func callAsFunction<Content: Markup>(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        @MarkupBuilder content: () -> Content = { EmptyMarkup() }
    ) -> Element<Name, Attributes<Name>.Of2, Content> {
        Element(Name.self, Attributes<Name>.list(a1, a2), content())
    }

    /// The element with three attributes.
    @inlinable
    public func callAsFunction<Content: Markup>(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        @MarkupBuilder content: () -> Content = { EmptyMarkup() }
    ) -> Element<Name, Attributes<Name>.Of3, Content> {
        Element(Name.self, Attributes<Name>.list(a1, a2, a3), content())
    }

    /// The element with four attributes.
    @inlinable
    public func callAsFunction<Content: Markup>(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>,
        @MarkupBuilder content: () -> Content = { EmptyMarkup() }
    ) -> Element<Name, Attributes<Name>.Of4, Content> {
        Element(Name.self, Attributes<Name>.list(a1, a2, a3, a4), content())
    }

    /// The element with five attributes.
    @inlinable
    public func callAsFunction<Content: Markup>(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>,
        _ a5: Attribute<Name>,
        @MarkupBuilder content: () -> Content = { EmptyMarkup() }
    ) -> Element<Name, Attributes<Name>.Of5, Content> {
        Element(Name.self, Attributes<Name>.list(a1, a2, a3, a4, a5), content())
    }

    /// The element with six attributes.
    @inlinable
    public func callAsFunction<Content: Markup>(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>,
        _ a5: Attribute<Name>,
        _ a6: Attribute<Name>,
        @MarkupBuilder content: () -> Content = { EmptyMarkup() }
    ) -> Element<Name, Attributes<Name>.Of6, Content> {
        Element(Name.self, Attributes<Name>.list(a1, a2, a3, a4, a5, a6), content())
    }

    /// The element with seven attributes.
    @inlinable
    public func callAsFunction<Content: Markup>(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>,
        _ a5: Attribute<Name>,
        _ a6: Attribute<Name>,
        _ a7: Attribute<Name>,
        @MarkupBuilder content: () -> Content = { EmptyMarkup() }
    ) -> Element<Name, Attributes<Name>.Of7, Content> {
        Element(Name.self, Attributes<Name>.list(a1, a2, a3, a4, a5, a6, a7), content())
    }

    /// The element with eight attributes.
    @inlinable
    public func callAsFunction<Content: Markup>(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>,
        _ a5: Attribute<Name>,
        _ a6: Attribute<Name>,
        _ a7: Attribute<Name>,
        _ a8: Attribute<Name>,
        @MarkupBuilder content: () -> Content = { EmptyMarkup() }
    ) -> Element<Name, Attributes<Name>.Of8, Content> {
        Element(Name.self, Attributes<Name>.list(a1, a2, a3, a4, a5, a6, a7, a8), content())
    }

    /// The element with nine attributes.
    @inlinable
    public func callAsFunction<Content: Markup>(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>,
        _ a5: Attribute<Name>,
        _ a6: Attribute<Name>,
        _ a7: Attribute<Name>,
        _ a8: Attribute<Name>,
        _ a9: Attribute<Name>,
        @MarkupBuilder content: () -> Content = { EmptyMarkup() }
    ) -> Element<Name, Attributes<Name>.Of9, Content> {
        Element(Name.self, Attributes<Name>.list(a1, a2, a3, a4, a5, a6, a7, a8, a9), content())
    }

    /// The element with ten attributes.
    @inlinable
    public func callAsFunction<Content: Markup>(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>,
        _ a5: Attribute<Name>,
        _ a6: Attribute<Name>,
        _ a7: Attribute<Name>,
        _ a8: Attribute<Name>,
        _ a9: Attribute<Name>,
        _ a10: Attribute<Name>,
        @MarkupBuilder content: () -> Content = { EmptyMarkup() }
    ) -> Element<Name, Attributes<Name>.Of10, Content> {
        Element(Name.self, Attributes<Name>.list(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10), content())
    }

    /// The element with eleven attributes.
    @inlinable
    public func callAsFunction<Content: Markup>(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>,
        _ a5: Attribute<Name>,
        _ a6: Attribute<Name>,
        _ a7: Attribute<Name>,
        _ a8: Attribute<Name>,
        _ a9: Attribute<Name>,
        _ a10: Attribute<Name>,
        _ a11: Attribute<Name>,
        @MarkupBuilder content: () -> Content = { EmptyMarkup() }
    ) -> Element<Name, Attributes<Name>.Of11, Content> {
        Element(Name.self, Attributes<Name>.list(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11), content())
    }

    /// The element with twelve attributes.
    @inlinable
    public func callAsFunction<Content: Markup>(
        _ a1: Attribute<Name>,
        _ a2: Attribute<Name>,
        _ a3: Attribute<Name>,
        _ a4: Attribute<Name>,
        _ a5: Attribute<Name>,
        _ a6: Attribute<Name>,
        _ a7: Attribute<Name>,
        _ a8: Attribute<Name>,
        _ a9: Attribute<Name>,
        _ a10: Attribute<Name>,
        _ a11: Attribute<Name>,
        _ a12: Attribute<Name>,
        @MarkupBuilder content: () -> Content = { EmptyMarkup() }
    ) -> Element<Name, Attributes<Name>.Of12, Content> {
        Element(Name.self, Attributes<Name>.list(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12), content())
    }
}
