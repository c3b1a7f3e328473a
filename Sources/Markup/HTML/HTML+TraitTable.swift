// Which element has which trait.
extension HTML.A: HTML.LinkingElement, HTML.TargetingElement, HTML.RelatedElement {}
extension HTML.Area: HTML.LinkingElement, HTML.TargetingElement, HTML.RelatedElement {}
extension HTML.Audio: HTML.SourcedElement, HTML.MediaElement, HTML.FetchingElement {}
extension HTML.Base: HTML.LinkingElement, HTML.TargetingElement {}
extension HTML.Blockquote: HTML.QuotingElement {}
extension HTML.Button: HTML.NamedElement, HTML.FormControl, HTML.Submitter, HTML.ValuedElement {}
extension HTML.Canvas: HTML.SizedElement {}
extension HTML.Col: HTML.SpanningElement {}
extension HTML.Colgroup: HTML.SpanningElement {}
extension HTML.Data: HTML.ValuedElement {}
extension HTML.Del: HTML.DatedElement, HTML.QuotingElement {}
extension HTML.Details: HTML.NamedElement, HTML.OpenableElement {}
extension HTML.Dialog: HTML.OpenableElement {}
extension HTML.Embed: HTML.SourcedElement, HTML.SizedElement {}
extension HTML.Fieldset: HTML.NamedElement, HTML.FormControl {}
extension HTML.Form: HTML.NamedElement, HTML.TargetingElement, HTML.RelatedElement, HTML.AutocompletingElement {}
extension HTML.Iframe: HTML.SourcedElement, HTML.SizedElement, HTML.NamedElement {}
extension HTML.ImageMap: HTML.NamedElement {}
extension HTML.Img: HTML.SourcedElement, HTML.SizedElement, HTML.FetchingElement {}
extension HTML.Input: HTML.NamedElement, HTML.FormControl, HTML.Field, HTML.TypedField, HTML.Submitter, HTML
        .ValuedElement, HTML.AutocompletingElement
{}
extension HTML.Ins: HTML.DatedElement, HTML.QuotingElement {}
extension HTML.Link: HTML.LinkingElement, HTML.RelatedElement, HTML.FetchingElement {}
extension HTML.Meta: HTML.NamedElement {}
extension HTML.Meter: HTML.MeasuringElement {}
extension HTML.Object: HTML.SizedElement, HTML.NamedElement {}
extension HTML.Optgroup: HTML.LabelledElement, HTML.DisableableGroup {}
extension HTML.Option: HTML.ValuedElement, HTML.LabelledElement, HTML.DisableableGroup {}
extension HTML.Output: HTML.NamedElement {}
extension HTML.Progress: HTML.MeasuringElement {}
extension HTML.Q: HTML.QuotingElement {}
extension HTML.Script: HTML.SourcedElement, HTML.FetchingElement {}
extension HTML.Select: HTML.NamedElement, HTML.FormControl, HTML.Field, HTML.AutocompletingElement {}
extension HTML.Source: HTML.SourcedElement, HTML.SizedElement {}
extension HTML.Td: HTML.CellElement {}
extension HTML.Textarea: HTML.NamedElement, HTML.FormControl, HTML.Field, HTML.TypedField, HTML.AutocompletingElement {}
extension HTML.Th: HTML.CellElement {}
extension HTML.Time: HTML.DatedElement {}
extension HTML.Track: HTML.SourcedElement, HTML.LabelledElement {}
extension HTML.Video: HTML.SourcedElement, HTML.SizedElement, HTML.MediaElement, HTML.FetchingElement {}
