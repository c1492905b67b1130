// swift-tools-version: 6.2
import PackageDescription

// Optimized in debug builds too: apps and tests spend most of their time in here.
let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
    name: "UIKitOnLinux",
    products: [
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Simulator", targets: ["Simulator"]),
        // Swift Testing imports this module wherever a test imports a module named UIKit.
        .library(name: "_Testing_UIKit", targets: ["_Testing_UIKit"]),
    ],
    targets: [
        .systemLibrary(
            name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
        .target(name: "Combine", swiftSettings: optimized),
        .target(name: "Readings", swiftSettings: optimized),
        .target(name: "UIKit", dependencies: ["Combine", "CPangoCairo", "Readings"], swiftSettings: optimized),
        .target(name: "SwiftUI", dependencies: ["Combine", "Readings", "UIKit"], swiftSettings: optimized),
        .target(name: "Simulator", dependencies: ["Readings", "UIKit"], swiftSettings: optimized),
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
        .testTarget(name: "CombineTests", dependencies: ["Combine"]),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "Simulator", "_Testing_UIKit"]),
        .testTarget(name: "SwiftUITests", dependencies: ["Combine", "SwiftUI", "Simulator", "_Testing_UIKit"]),
        .testTarget(name: "SimulatorTests", dependencies: ["Simulator", "_Testing_UIKit"]),
    ]
)
