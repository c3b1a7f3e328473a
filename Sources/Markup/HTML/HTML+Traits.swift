// What elements have in common decides which attributes they may carry.

extension HTML {
    /// An element that leads to an address.
    public protocol LinkingElement: ElementName {}

    /// An element that shows what is at an address.
    public protocol SourcedElement: ElementName {}

    /// An element whose size is known before what it shows.
    public protocol SizedElement: ElementName {}

    /// An element that a form or a page knows by a name.
    public protocol NamedElement: ElementName {}

    /// An element that takes part in a form.
    public protocol FormControl: ElementName {}

    /// A control that is filled in.
    public protocol Field: ElementName {}

    /// A control that is typed into.
    public protocol TypedField: ElementName {}

    /// A control that can send a form.
    public protocol Submitter: ElementName {}

    /// An element that states a value.
    public protocol ValuedElement: ElementName {}

    /// An element that states a moment.
    public protocol DatedElement: ElementName {}

    /// An element that quotes.
    public protocol QuotingElement: ElementName {}

    /// A cell of a table.
    public protocol CellElement: ElementName {}

    /// An element that plays.
    public protocol MediaElement: ElementName {}

    /// An element that opens.
    public protocol OpenableElement: ElementName {}

    /// An element that opens another page.
    public protocol TargetingElement: ElementName {}

    /// An element that says how pages are related.
    public protocol RelatedElement: ElementName {}

    /// An element that fetches something from elsewhere.
    public protocol FetchingElement: ElementName {}

    /// An element whose name is an attribute.
    public protocol LabelledElement: ElementName {}

    /// An element that spans columns.
    public protocol SpanningElement: ElementName {}

    /// An element that shows a number on a scale.
    public protocol MeasuringElement: ElementName {}

    /// A part of a choice that can be taken out of it.
    public protocol DisableableGroup: ElementName {}

    /// What a browser can fill in by itself.
    public protocol AutocompletingElement: ElementName {}
}
