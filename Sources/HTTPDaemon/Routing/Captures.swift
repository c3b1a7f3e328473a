/// What a route's pattern found in a path.
struct Captures: Sendable {
    private var values: [(name: String, segments: ArraySlice<String>)] = []

    mutating func note(_ name: String, _ segments: ArraySlice<String>) {
        values.append((name, segments))
    }

    func value<Value>(of parameter: PathParameter<Value>) -> Value {
        guard let text = segments(named: parameter.name).first, let value = Value(text) else {
            preconditionFailure(
                "The route that answers this request has no parameter “\(parameter.name)” of this type."
            )
        }
        return value
    }

    func segments(of remainder: PathRemainder) -> [String] { Array(segments(named: remainder.name)) }

    private func segments(named name: String) -> ArraySlice<String> {
        values.first { $0.name == name }?.segments ?? []
    }
}
