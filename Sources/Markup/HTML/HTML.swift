/// The names of HTML's elements, as types.
///
/// They matter to who writes functions over elements: `func bar(_ more: Attribute<HTML.Li>)`. Pages use the values of the
/// same name in lower case: `li(.class("bar")) { … }`.
public enum HTML {}
