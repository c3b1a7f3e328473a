// swift-tools-version: 6.2
import PackageDescription

/// Strict by setting, so that the compiler and not a reviewer keeps these rules.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
]

/// Production code says `unsafe` wherever it leaves the memory-safe part of the language.
let shipped = strict + [.strictMemorySafety()]

let package = Package(
    name: "daybook",
    products: [
        .executable(name: "DashboardServer", targets: ["DashboardServer"]),
        .library(name: "DashboardCore", targets: ["DashboardCore"]),
        .library(name: "DashboardWeb", targets: ["DashboardWeb"]),
        .library(name: "DashboardData", targets: ["DashboardData"]),
        .library(name: "DashboardTesting", targets: ["DashboardTesting"]),
        .library(name: "HTTPDaemon", targets: ["HTTPDaemon"]),
        .library(name: "Markup", targets: ["Markup"]),
    ],
    targets: [
        // Floor 0: system libraries, two files each, one importer each.
        .systemLibrary(name: "CMHD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
        .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-gnutls-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
        .systemLibrary(name: "CZip", pkgConfig: "libzip", providers: [.apt(["libzip-dev"])]),
        .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),

        // Floor 1: one law each; they do not know one another, save that the daemon and the fetching use the small ones.
        .target(name: "Locking", swiftSettings: shipped),
        .target(name: "Gzip", dependencies: ["CZlib"], swiftSettings: shipped),
        .target(name: "Crypto", dependencies: ["CSodium"], swiftSettings: shipped),
        .target(name: "Markup", swiftSettings: shipped),
        .target(name: "SQLite", dependencies: ["CSQLite"], swiftSettings: shipped),
        .target(name: "YAML", dependencies: ["CYAML"], swiftSettings: shipped),
        .target(name: "XML", dependencies: ["CExpat"], swiftSettings: shipped),
        .target(name: "Archives", dependencies: ["CZip"], swiftSettings: shipped),
        .target(name: "Health", swiftSettings: shipped),
        .target(name: "Fetching", dependencies: ["CCurl", "Crypto", "Locking"], swiftSettings: shipped),
        .target(
            name: "HTTPDaemon",
            dependencies: ["CMHD", "Crypto", "Gzip", "Locking"],
            swiftSettings: shipped
        ),

        // Floor 2: what a program made of controllers needs, with or without our server.
        .target(name: "DashboardCore", dependencies: ["Crypto", "Locking", "Markup"], swiftSettings: shipped),

        // Floor 3
        .target(
            name: "DashboardWeb",
            dependencies: ["Crypto", "DashboardCore", "HTTPDaemon", "Locking", "Markup"],
            swiftSettings: shipped
        ),
        .target(
            name: "DashboardData",
            dependencies: ["Archives", "DashboardCore", "Fetching", "Health", "Locking", "SQLite", "XML"],
            swiftSettings: shipped
        ),
        .target(
            name: "DashboardTesting",
            dependencies: ["DashboardCore", "Gzip", "HTTPDaemon", "Locking"],
            swiftSettings: shipped
        ),

        // Floor 4
        .executableTarget(
            name: "DashboardServer",
            dependencies: [
                "Crypto", "DashboardCore", "DashboardData", "DashboardWeb", "Fetching", "Health", "HTTPDaemon",
                "Locking",
                "Markup", "YAML",
            ],
            swiftSettings: shipped
        ),

        .testTarget(
            name: "FetchingTests",
            dependencies: ["Crypto", "DashboardTesting", "Fetching", "Gzip", "HTTPDaemon", "Locking"],
            swiftSettings: strict
        ),
        .testTarget(name: "SQLiteTests", dependencies: ["SQLite"], swiftSettings: strict),
        .testTarget(name: "HealthTests", dependencies: ["Health"], swiftSettings: strict),
        .testTarget(name: "XMLTests", dependencies: ["XML"], swiftSettings: strict),
        .testTarget(name: "ArchivesTests", dependencies: ["Archives", "DashboardTesting"], swiftSettings: strict),
        .testTarget(name: "YAMLTests", dependencies: ["YAML"], swiftSettings: strict),
        // Saves without end, so that a test can kill it.
        .executableTarget(
            name: "SaveLoop",
            dependencies: ["DashboardCore", "DashboardData"],
            path: "Tests/SaveLoop",
            swiftSettings: strict
        ),
        // Makes up somebody of whom much is known, to look at and to measure; it knows the tables, so it is of this package.
        .executableTarget(
            name: "HealthPerson",
            dependencies: ["DashboardCore", "DashboardData", "SQLite"],
            path: "Benchmarks/HealthPerson",
            swiftSettings: strict
        ),
        .testTarget(
            name: "DashboardDataTests",
            dependencies: [
                "DashboardCore", "DashboardData", "DashboardTesting", "Fetching", "Gzip", "Health", "Locking",
                "Markup", "SaveLoop", "SQLite", "XML",
            ],
            swiftSettings: strict
        ),
        .testTarget(name: "MarkupTests", dependencies: ["Markup"], swiftSettings: strict),
        .testTarget(
            name: "HTTPDaemonTests",
            dependencies: ["Crypto", "DashboardTesting", "Gzip", "HTTPDaemon", "Locking"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "DashboardCoreTests",
            dependencies: ["DashboardCore", "DashboardTesting", "Locking", "Markup"],
            exclude: [
                "Body/__Snapshots__", "Containment/further-scenarios.json", "Containment/scenarios.json",
                "Weather/__Snapshots__",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "DashboardWebTests",
            dependencies: [
                "Crypto", "DashboardCore", "DashboardTesting", "DashboardWeb", "HTTPDaemon", "Locking", "Markup",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "DashboardTestingTests",
            dependencies: ["DashboardTesting", "Gzip", "HTTPDaemon", "Locking"],
            exclude: ["__Snapshots__"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "DashboardServerTests",
            dependencies: [
                "Crypto", "DashboardCore", "DashboardData", "DashboardServer", "DashboardTesting", "DashboardWeb",
                "HTTPDaemon", "Health", "Locking", "SQLite",
            ],
            exclude: ["Health/__Snapshots__", "Site/__Snapshots__"],
            swiftSettings: strict
        ),
    ]
)
