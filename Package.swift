// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "MessageStackView",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "MessageStackView", targets: ["MessageStackView"]),
        .library(name: "MessageStackViewTesting", targets: ["MessageStackViewTesting"]),
    ],
    targets: [
        .target(name: "MessageStackView"),
        .target(name: "MessageStackViewTesting", dependencies: ["MessageStackView"]),
        .testTarget(
            name: "MessageStackViewTests",
            dependencies: ["MessageStackView", "MessageStackViewTesting"],
            exclude: ["README.md"]
        ),
        // Apps' own code, outside of the module, in both language modes.
        .testTarget(name: "ConsumerTests", dependencies: ["MessageStackView"]),
        .testTarget(
            name: "Swift5ConsumerTests", dependencies: ["MessageStackView"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)

#if os(Linux)
    // There is no UIKit here: the package brings the part of it that it uses, and a device to run it on.
    package.products += [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "Simulator", targets: ["Simulator"]),
        // What Swift Testing asks for where a test imports a module of UIKit's name.
        .library(name: "_Testing_UIKit", targets: ["_Testing_UIKit"]),
    ]
    package.targets += [
        .systemLibrary(
            name: "CPangoCairo",
            pkgConfig: "pangocairo",
            providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]
        ),
        .target(name: "UIKit", dependencies: ["CPangoCairo"], exclude: ["README.md"]),
        .target(name: "Simulator", dependencies: ["UIKit"], exclude: ["README.md"]),
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
        .testTarget(name: "UIKitTests", dependencies: ["UIKit", "Simulator", "_Testing_UIKit"]),
        .testTarget(name: "SimulatorTests", dependencies: ["Simulator", "_Testing_UIKit"]),
    ]
    for target in package.targets {
        switch target.name {
        case "MessageStackView", "MessageStackViewTesting", "ConsumerTests", "Swift5ConsumerTests":
            target.dependencies += ["UIKit"] + (target.isTest ? ["_Testing_UIKit"] : [])
        case "MessageStackViewTests": target.dependencies += ["Simulator", "_Testing_UIKit"]
        default: break
        }
    }
#endif
