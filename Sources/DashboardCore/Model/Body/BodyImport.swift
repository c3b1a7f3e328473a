package import Markup

/// Where somebody brings what their devices have noted.
package enum BodyImport {
    /// The page that takes it.
    package static let address: Link = "/day/import"
    /// The command that does the same.
    package static let command = "DashboardServer import apple-health export.zip --data FOLDER"
}
