// swift-tools-version: 6.2
import PackageDescription

// The example app on Linux. App/ is shared with the iOS app, and Host/ shows it in a browser.
let package = Package(
    name: "Example",
    dependencies: [
        .package(name: "MessageStackView", path: ".."),
        .package(path: "../UIKitOnLinux"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        .executableTarget(
            name: "Example",
            dependencies: [
                "CZlib",
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "MessageStackViewConnectivity", package: "MessageStackView"),
                .product(name: "MessageStackViewForms", package: "MessageStackView"),
                .product(name: "MessageStackViewVersion3", package: "MessageStackView"),
                .product(name: "Simulator", package: "UIKitOnLinux"),
                .product(name: "SwiftUI", package: "UIKitOnLinux"),
                .product(name: "UIKit", package: "UIKitOnLinux"),
            ],
            path: ".",
            exclude: ["Tests", "scripts"],
            sources: ["App", "Host"],
            resources: [.process("Assets"), .process("Page")],
            // The host encodes pictures, which is too slow without optimization.
            swiftSettings: [.unsafeFlags(["-O"], .when(configuration: .debug))]
        ),
        .testTarget(
            name: "ExampleTests",
            dependencies: [
                "Example",
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "_Testing_UIKit", package: "UIKitOnLinux"),
            ]
        ),
        .systemLibrary(name: "CZlib", path: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    ]
)
