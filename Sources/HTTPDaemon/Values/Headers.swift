/// The header fields of a message, in order, several of one name if need be.
///
/// Messages have few fields, so a walk over an array is quicker than a table.
public struct Headers: Hashable, Sendable {
    /// One line of a message's head.
    public struct Field: Hashable, Sendable {
        /// What the field is called.
        public let name: HeaderName
        /// What it says.
        public let value: HeaderValue

        /// A field of this name and value.
        public init(_ name: HeaderName, _ value: HeaderValue) {
            self.name = name
            self.value = value
        }
    }

    private var fields: [Field] = []

    /// No fields.
    public init() {}

    /// These fields, in this order.
    public init(_ fields: [Field]) {
        self.fields = fields
    }

    /// The first value of this name; setting it leaves one field of the name, or none.
    public subscript(name: HeaderName) -> HeaderValue? {
        get { fields.first { $0.name == name }?.value }
        set {
            guard let newValue else { return remove(name) }
            guard let index = fields.firstIndex(where: { $0.name == name }) else { return add(name, newValue) }
            fields[index] = Field(name, newValue)
            let tail = fields[(index + 1)...].filter { $0.name != name }
            fields.replaceSubrange((index + 1)..., with: tail)
        }
    }

    /// Every value of this name, in order.
    public func all(_ name: HeaderName) -> [HeaderValue] {
        fields.lazy.filter { $0.name == name }.map(\.value)
    }

    /// The values of this name as one list, as RFC 9110 lets a recipient join them; nothing if there are none.
    public func joined(_ name: HeaderName) -> HeaderValue? {
        let values = all(name)
        return values.count > 1 ? HeaderValue(joining: values) : values.first
    }

    /// Puts a field after all others.
    public mutating func add(_ name: HeaderName, _ value: HeaderValue) {
        fields.append(Field(name, value))
    }

    /// Takes every field of this name away.
    public mutating func remove(_ name: HeaderName) {
        fields.removeAll { $0.name == name }
    }

    /// Takes away what describes a body, for an answer that only confirms the copy that a client has.
    mutating func removeContentHeaders() {
        fields.removeAll { field in
            switch field.name {
            case .contentType, .contentEncoding, .contentLanguage, .contentDisposition, .acceptRanges: true
            default: false
            }
        }
    }

    /// Adds a word to a list such as `Vary`, unless it is there.
    public mutating func addToList(_ name: HeaderName, _ word: HeaderName) {
        guard let list = joined(name) else {
            return add(name, HeaderValue(naming: word))
        }
        let words = list.text.split(separator: ",").map { $0.drop { $0 == " " }.asciiLowercased }
        guard !words.contains(word.key) else { return }
        self[name] = HeaderValue(joining: [list, HeaderValue(naming: word)])
    }
}

extension Headers: RandomAccessCollection {
    /// Where the first field stands.
    public var startIndex: Int { fields.startIndex }
    /// Behind the last field.
    public var endIndex: Int { fields.endIndex }
    /// The field at this place.
    public subscript(position: Int) -> Field { fields[position] }
}

extension Headers: ExpressibleByDictionaryLiteral {
    /// These fields, in this order.
    public init(dictionaryLiteral elements: (HeaderName, HeaderValue)...) {
        fields = elements.map { Field($0.0, $0.1) }
    }
}
