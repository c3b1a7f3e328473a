/// What rain and snow are measured in.
package enum PrecipitationUnit: String, Sendable, CaseIterable {
    case millimetres = "mm"
    case inches = "in"
}
