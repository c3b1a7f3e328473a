// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "daybook-benchmarks",
    dependencies: [.package(name: "daybook", path: "..")],
    targets: [
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
    ]
)
