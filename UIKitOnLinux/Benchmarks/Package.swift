// swift-tools-version: 6.2
import PackageDescription

// A package of its own, since UIKitOnLinux doesn't depend on the library. It runs on Linux only, because posts are shown on
// the simulated device, in virtual time.
let simulator: [Target.Dependency] = [
    "CHeap",
    .product(name: "Simulator", package: "UIKitOnLinux"),
    .product(name: "UIKit", package: "UIKitOnLinux"),
]

let package = Package(
    name: "Benchmarks",
    dependencies: [
        .package(name: "MessageStackView", path: "../.."),
        .package(path: ".."),
    ],
    targets: [
        .systemLibrary(name: "CHeap", path: "CHeap"),
        .executableTarget(
            name: "PostBenchmarks",
            dependencies: simulator + [.product(name: "MessageStackView", package: "MessageStackView")],
            path: "PostBenchmarks"),
        .executableTarget(name: "UIKitBenchmarks", dependencies: simulator, path: "UIKitBenchmarks"),
    ]
)
