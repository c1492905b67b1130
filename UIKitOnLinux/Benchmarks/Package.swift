// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that the library depends on no other package. It runs on Linux only, because posts are shown
// on the simulated device, in virtual time.
let package = Package(
    name: "Benchmarks",
    dependencies: [
        .package(name: "MessageStackView", path: "../.."),
        .package(path: ".."),
        // Its traits are disabled, because they preload libraries that count allocations.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        .executableTarget(
            name: "PostBenchmarks",
            dependencies: [
                .product(name: "Benchmark", package: "benchmark"),
                .product(name: "MessageStackView", package: "MessageStackView"),
                .product(name: "Simulator", package: "UIKitOnLinux"),
                .product(name: "UIKit", package: "UIKitOnLinux"),
            ],
            // The harness looks for benchmarks in the folder with the target's name.
            path: "PostBenchmarks",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
        .executableTarget(
            name: "FrameBenchmarks",
            dependencies: [
                .product(name: "MessageStackView", package: "MessageStackView"),
                .product(name: "Simulator", package: "UIKitOnLinux"),
                .product(name: "UIKit", package: "UIKitOnLinux"),
            ],
            path: "FrameBenchmarks"
        ),
    ]
)
