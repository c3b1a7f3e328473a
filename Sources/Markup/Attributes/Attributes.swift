/// The lists of attributes by their length, so that their types have short names.
public enum Attributes<Name: ElementName> {
    /// No attributes.
    public typealias Of0 = NoAttributes
    /// One attribute.
    public typealias Of1 = AttributeChain<Name, Of0>
    /// Two attributes.
    public typealias Of2 = AttributeChain<Name, Of1>
    /// Three attributes.
    public typealias Of3 = AttributeChain<Name, Of2>
    /// Four attributes.
    public typealias Of4 = AttributeChain<Name, Of3>
    /// Five attributes.
    public typealias Of5 = AttributeChain<Name, Of4>
    /// Six attributes.
    public typealias Of6 = AttributeChain<Name, Of5>
    /// Seven attributes.
    public typealias Of7 = AttributeChain<Name, Of6>
    /// Eight attributes.
    public typealias Of8 = AttributeChain<Name, Of7>
    /// Nine attributes.
    public typealias Of9 = AttributeChain<Name, Of8>
    /// Ten attributes.
    public typealias Of10 = AttributeChain<Name, Of9>
    /// Eleven attributes.
    public typealias Of11 = AttributeChain<Name, Of10>
    /// Twelve attributes.
    public typealias Of12 = AttributeChain<Name, Of11>
}
