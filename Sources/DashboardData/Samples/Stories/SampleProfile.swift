package import DashboardCore

/// Whose dashboard it is as long as nobody has said.
package enum SampleProfile {
    /// Ingrid, who reads on Sundays.
    package static let ingrid = Profile(
        name: "Ingrid Nygård",
        remarks: ["Bergen, Norway", "reads on Sundays"],
        source: "sample"
    )
}
