public import DashboardCore

/// What a site of yours answers beside the dashboard, for the description for programs.
///
/// ```swift
/// dashboard.add(to: &router, describing: SiteDescription(paths: [.init("/ping", ["get": ping])]))
/// ```
public struct SiteDescription: Sendable {
    /// Members of the description's `paths`.
    public var paths: [JSON.Member]
    /// By what else than a sign-in somebody is known.
    public var securitySchemes: [JSON.Member]

    /// Describes nothing unless something is given.
    public init(paths: [JSON.Member] = [], securitySchemes: [JSON.Member] = []) {
        self.paths = paths
        self.securitySchemes = securitySchemes
    }
}
