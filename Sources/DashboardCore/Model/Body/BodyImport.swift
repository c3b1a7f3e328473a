package import Markup

/// Where somebody brings what their devices have noted.
package enum BodyImport {
    /// The page that takes it.
    package static let address: Link = "/day/import"
    /// What one is asked to do there.
    package static let words = "Bring an export"
}
