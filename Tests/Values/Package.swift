// swift-tools-version: 6.2
import PackageDescription

// The parts of the library that decide, and their tests. They build without UIKit, which proves that they don't need it. All
// sources are links.
let package = Package(
    name: "Values",
    platforms: [.iOS(.v15), .macOS(.v12)],
    targets: [
        .target(name: "MessageStackView"),
        .testTarget(name: "ValueTests", dependencies: ["MessageStackView"]),
    ]
)
