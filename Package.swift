// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Linux has no UIKit, so a clone builds against the stand-in in UIKitOnLinux. A package that is a dependency can't use
// it, because SwiftPM refuses versioned packages with local dependencies.
#if os(Linux)
    let manifest = Context.packageDirectory + "/UIKitOnLinux/Package.swift"
    let isCloneOnLinux = FileManager.default.fileExists(atPath: manifest) && !manifest.contains("/checkouts/")
#else
    let isCloneOnLinux = false
#endif

func onLinux(_ modules: String...) -> [Target.Dependency] {
    isCloneOnLinux ? modules.map { .product(name: $0, package: "UIKitOnLinux") } : []
}

// A poster of a test in Swift 5 mode compiles with a warning that no attribute suppresses.
let quiet: [SwiftSetting] = isCloneOnLinux ? [.unsafeFlags(["-suppress-warnings"])] : []

let package = Package(
    name: "MessageStackView",
    platforms: [.iOS(.v15), .macCatalyst(.v15), .visionOS(.v1)],
    products: [
        .library(name: "MessageStackView", targets: ["MessageStackView"]),
        .library(name: "MessageStackViewForms", targets: ["MessageStackViewForms"]),
        .library(name: "MessageStackViewConnectivity", targets: ["MessageStackViewConnectivity"]),
        .library(name: "MessageStackViewVersion3", targets: ["MessageStackViewVersion3"]),
        .library(name: "MessageStackViewTesting", targets: ["MessageStackViewTesting"]),
    ],
    dependencies: isCloneOnLinux ? [.package(path: "UIKitOnLinux")] : [],
    targets: [
        .target(name: "MessageStackView", dependencies: onLinux("Combine", "UIKit", "SwiftUI")),
        .target(name: "MessageStackViewForms", dependencies: ["MessageStackView"]),
        .target(name: "MessageStackViewConnectivity", dependencies: ["MessageStackView"]),
        .target(name: "MessageStackViewVersion3", dependencies: ["MessageStackViewConnectivity"]),
        .target(name: "MessageStackViewTesting", dependencies: ["MessageStackView"]),
        // The order of tasks, and the reset of global state, for all tests.
        .testTarget(name: "MessageStackViewTestSupport", dependencies: ["MessageStackView"] + onLinux("Simulator")),
        .testTarget(
            name: "MessageStackViewTests",
            dependencies: [
                "MessageStackViewConnectivity", "MessageStackViewForms", "MessageStackViewTesting",
                "MessageStackViewTestSupport",
            ] + onLinux("_Testing_UIKit")),
        // Tests of real threads.
        .testTarget(
            name: "MessageStackViewThreadTests",
            dependencies: ["MessageStackViewTesting", "MessageStackViewTestSupport"] + onLinux("_Testing_UIKit")),
        // Client code that imports the library without @testable, with the settings of new projects, and in both language modes.
        .testTarget(
            name: "ConsumerTests", dependencies: ["MessageStackViewVersion3"] + onLinux("SwiftUI", "_Testing_UIKit")),
        .testTarget(
            name: "IsolatedConsumerTests",
            dependencies: ["MessageStackViewVersion3"] + onLinux("SwiftUI", "_Testing_UIKit"),
            swiftSettings: [
                .defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
                .enableUpcomingFeature("InferIsolatedConformances"),
            ]),
        .testTarget(
            name: "Swift5ConsumerTests", dependencies: ["MessageStackViewVersion3"] + onLinux("_Testing_UIKit"),
            swiftSettings: [.swiftLanguageMode(.v5)] + quiet),
        // An app of version 3 with a feature that limits imports to their file.
        .testTarget(
            name: "Version3ConsumerTests", dependencies: ["MessageStackViewVersion3"] + onLinux("_Testing_UIKit"),
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
        .testTarget(
            name: "Swift5Version3ConsumerTests", dependencies: ["MessageStackViewVersion3"] + onLinux("_Testing_UIKit"),
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility"), .swiftLanguageMode(.v5)]),
        // An app with types of the same names as the library's, in both language modes.
        .testTarget(
            name: "OwnNamesTests",
            dependencies: ["MessageStackViewForms", "MessageStackViewVersion3"] + onLinux("_Testing_UIKit")),
        .testTarget(
            name: "Swift5OwnNamesTests",
            dependencies: ["MessageStackViewForms", "MessageStackViewVersion3"] + onLinux("_Testing_UIKit"),
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)

// Tests that need an app. The simulated device runs all of them. Those of MessageStackViewHostedTests also run in
// Example.xcodeproj, with the example as their app. The others share the test doubles of MessageStackViewTests.
if isCloneOnLinux {
    package.targets += [
        .testTarget(
            name: "MessageStackViewHostedTests",
            dependencies: [
                "MessageStackViewConnectivity", "MessageStackViewForms", "MessageStackViewTesting",
                "MessageStackViewTestSupport", "MessageStackViewVersion3",
            ] + onLinux("Simulator", "SwiftUI", "_Testing_UIKit"),
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
        .testTarget(
            name: "MessageStackViewDeviceTests",
            dependencies: ["MessageStackViewTests", "MessageStackViewHostedTests"]
                + onLinux("Combine", "Simulator", "SwiftUI", "_Testing_UIKit"),
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    ]
}
