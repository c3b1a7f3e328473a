package import Markup

/// A round portrait, which a visitor may look at closely.
///
/// Where there is no picture, the initials are drawn.
package final class PortraitController: Controller {
    /// The two sizes that a portrait has.
    package enum Layout {
        static let small = Size(width: 112, height: 112)
        static let large = Size(width: 256, height: 256)
    }

    private static let key = "portrait"

    private let profile: Profile

    package init(of profile: Profile) {
        self.profile = profile
        super.init(identifier: "portrait")
        restorationIdentifier = identifier.name
        preferredSize = Layout.small
    }

    package override var title: String { "Portrait of \(profile.name)" }
    package override var source: String? { profile.source }
    package override var allowsHiding: Bool { false }

    /// Whether it is seen at its large size.
    package var isExpanded: Bool { state[Self.key] == "large" }

    package override var root: FragmentRoot {
        FragmentRoot(.div, classes: "portrait-frame", data: ("size", isExpanded ? "large" : "small"))
    }

    package override var content: any Markup {
        PortraitView(
            profile: profile,
            id: elementID(for: "air"),
            change: address(of: isExpanded ? "collapse" : "expand"),
            frame: elementID,
            isExpanded: isExpanded,
            back: ReturnField(to: elementID, on: traits.page)
        )
    }

    package override var actions: [String] { ["expand", "collapse"] }

    package override func didReceive(_ action: Action) {
        state[Self.key] = action.name == "expand" ? "large" : nil
        takeSize()
    }

    package override func restoreState() { takeSize() }

    package override var words: String? {
        "\(profile.name), drawn as the initials \(profile.initials), \(isExpanded ? "large" : "small")."
    }

    package override var model: JSON? {
        [
            "name": .string(profile.name),
            "initials": .string(profile.initials),
            "expanded": .bool(isExpanded),
            "width": .number(preferredSize.width),
            "height": .number(preferredSize.height),
        ]
    }

    package override class var modelShape: JSON {
        [
            "type": "object",
            "required": ["name", "initials", "expanded", "width", "height"],
            "properties": [
                "name": ["type": "string"],
                "initials": ["type": "string"],
                "expanded": ["type": "boolean"],
                "width": ["type": "number"],
                "height": ["type": "number"],
            ],
        ]
    }

    package override var picture: (any Markup)? { PortraitDrawing(profile: profile, id: "air", isAlone: true) }

    /// Says how much room it would like; whoever places it lays out again.
    private func takeSize() {
        preferredSize = isExpanded ? Layout.large : Layout.small
        setNeedsRender()
    }
}
