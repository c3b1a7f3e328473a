// swift-tools-version: 6.2
import PackageDescription

/// As strict as the library that is shown.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
]

let library: [Target.Dependency] = [
    .product(name: "DashboardCore", package: "daybook"),
    .product(name: "Markup", package: "daybook"),
]

let server: [Target.Dependency] = [
    .product(name: "DashboardWeb", package: "daybook"),
    .product(name: "HTTPDaemon", package: "daybook"),
]

let package = Package(
    name: "daybook-examples",
    dependencies: [.package(name: "daybook", path: "..")],
    targets: [
        .executableTarget(name: "Widget", dependencies: library, swiftSettings: strict),
        .executableTarget(name: "CustomContainer", dependencies: library, swiftSettings: strict),
        .executableTarget(name: "WithoutServer", dependencies: library, swiftSettings: strict),
        .executableTarget(name: "OwnSite", dependencies: library + server, swiftSettings: strict),
    ]
)
