// swift-tools-version: 6.2
import PackageDescription

/// As strict as the library that is measured.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "daybook-benchmarks",
    dependencies: [.package(name: "daybook", path: "..")],
    targets: [
        .executableTarget(
            name: "BenchServer",
            dependencies: [.product(name: "HTTPDaemon", package: "daybook")],
            swiftSettings: strict
        ),
        // A screen of widgets in a module of its own, as a program's screens are.
        .target(
            name: "BenchScreen",
            dependencies: [
                .product(name: "DashboardCore", package: "daybook"),
                .product(name: "Markup", package: "daybook"),
            ],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "ScreenServer",
            dependencies: [
                "BenchScreen",
                .product(name: "DashboardCore", package: "daybook"),
                .product(name: "DashboardData", package: "daybook"),
                .product(name: "DashboardWeb", package: "daybook"),
                .product(name: "HTTPDaemon", package: "daybook"),
                .product(name: "Markup", package: "daybook"),
            ],
            swiftSettings: strict
        ),
        // A module of its own, as a program's views are: the figure must hold across modules.
        .target(
            name: "MarkupBenchPage",
            dependencies: [.product(name: "Markup", package: "daybook")],
            swiftSettings: [.swiftLanguageMode(.v6)]
        ),
        .target(name: "CAllocationCounter"),
        .executableTarget(
            name: "MarkupBench",
            dependencies: ["CAllocationCounter", "MarkupBenchPage", .product(name: "Markup", package: "daybook")],
            swiftSettings: [.swiftLanguageMode(.v6)]
        ),
        .executableTarget(
            name: "ContainmentBench",
            dependencies: [
                "BenchScreen",
                .product(name: "DashboardCore", package: "daybook"),
                .product(name: "Markup", package: "daybook"),
            ],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "StoreBench",
            dependencies: [
                .product(name: "DashboardCore", package: "daybook"),
                .product(name: "DashboardData", package: "daybook"),
            ],
            swiftSettings: strict
        ),
    ]
)
