package import Markup

/// Whose dashboard this is: a portrait, a name and a line.
package final class ProfileController: Controller {
    /// What stands above and below the portrait.
    private static let margin = 40.0

    private let profile: Profile
    private let portrait: PortraitController

    package init(_ profile: Profile) {
        self.profile = profile
        portrait = PortraitController(of: profile)
        super.init(identifier: "profile")
        restorationIdentifier = identifier.name
        takeSize()
    }

    package override func didLoad() {
        do throws(ContainmentError) {
            try add(portrait)
        } catch {
            preconditionFailure(error.description)
        }
    }

    package override var title: String { "Profile" }
    package override var source: String? { profile.source }

    package override var root: FragmentRoot {
        FragmentRoot(.section, classes: "who", labelledBy: elementID(for: "name"))
    }

    package override var content: any Markup {
        ProfileView(
            profile: profile,
            nameID: elementID(for: "name"),
            portrait: portrait.slot,
            hide: HideButton(of: self)
        )
    }

    /// A larger portrait makes a larger profile, which tells its own parent in turn.
    package override func preferredSizeDidChange(of child: Controller) { takeSize() }

    package override var words: String? { ([profile.name] + profile.remarks).joined(separator: ", ") + "." }

    package override var model: JSON? {
        ["name": .string(profile.name), "remarks": .array(profile.remarks.map { .string($0) })]
    }

    package override class var modelShape: JSON {
        [
            "type": "object",
            "required": ["name", "remarks"],
            "properties": ["name": ["type": "string"], "remarks": ["type": "array", "items": ["type": "string"]]],
        ]
    }

    private func takeSize() {
        preferredSize = Size(width: 0, height: portrait.preferredSize.height + Self.margin)
    }
}
