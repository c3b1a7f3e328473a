import FoundationEssentials
import Markup

extension Controller {
    /// The forms in which this controller can show itself.
    public final var formats: [Format] {
        Format.allCases.filter { format in
            switch format {
            case .html: true
            case .json: model != nil || shapesModel || !visibleMembers.isEmpty
            case .text: words != nil || visibleMembers.contains { $0.formats.contains(.text) }
            case .picture: picture != nil
            }
        }
    }

    /// This controller in a form of its choice; nil if it has no such form.
    public final func bytes(as format: Format) -> [UInt8]? {
        switch format {
        case .html: fragment().bytes
        case .json: formats.contains(.json) ? envelope.bytes + [UInt8(ascii: "\n")] : nil
        case .text: text.map { Array(($0.hasSuffix("\n") ? $0 : $0 + "\n").utf8) }
        case .picture: picture.map { $0.rendered().bytes }
        }
    }

    /// What this controller says of itself and of its data, or of its children where it has none of its own.
    public final var envelope: JSON {
        var members: [JSON.Member] = [
            .init("version", .integer(Self.modelVersion)),
            .init("path", .string(pathText)),
            .init("kind", .string(kind)),
            .init("title", .string(title)),
            .init("hidden", .bool(isHidden)),
            .init("state", .string(phase.rawValue)),
            .init("asOf", JSON(asOf?.formatted(.iso8601))),
            .init("source", JSON(source)),
        ]
        if model == nil, !shapesModel, !visibleMembers.isEmpty {
            members.append(.init("fragments", .array(visibleMembers.map(\.envelope))))
        } else {
            members.append(.init("data", model ?? .null))
        }
        return .object(members)
    }

    /// The identifiers from the root's child down to this controller, joined by slashes.
    public final var pathText: String { path.map(\.name).joined(separator: "/") }

    /// What kind of controller this is: the identifier that its type's name makes.
    public final var kind: String { Identifier(of: Self.self).name }

    /// What a visitor may ask of this controller by name.
    public final var offeredActions: [String] {
        (allowsHiding && parent != nil ? Controller.visibilityActions : []) + actions
    }

    /// The actions that every controller answers which a visitor may put away.
    public static let visibilityActions = ["hide", "show", "toggle"]

    private final var text: String? {
        if let words { return words }
        let parts = visibleMembers.compactMap(\.text)
        return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
    }

    /// Whether there is a shape, so that there will be a model once the data are here.
    private final var shapesModel: Bool { Self.modelShape["properties"] != .null }

    /// The children that somebody who has this fragment has, too.
    private final var visibleMembers: [Controller] {
        displayedChildren.filter { $0.isLoaded && !$0.isHidden && !($0 is LoadingController) }
    }
}
