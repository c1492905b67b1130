import Foundation

@testable import Example

/// The text of `PlaygroundSamples.swift`.
@MainActor
enum PlaygroundSampleFile {
    static let location = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("PlaygroundSamples.swift")

    static var text: String {
        let functions = PlaygroundSample.allCases.map { sample in
            let code = PlaygroundCode.swift(for: sample.choices).split(separator: "\n").map { "        \($0)" }
            return
                "    static func \(sample.rawValue)(_ postView: PostView) {\n\(code.joined(separator: "\n"))\n    }\n"
        }
        let names = PlaygroundSample.allCases.map { "        \"\($0.rawValue)\": \($0.rawValue)," }
        return """
            // swift-format-ignore-file
            // Written by PlaygroundCodeTests.

            import MessageStackView
            import MessageStackViewForms
            import UIKit

            /// The code that the Playground generates for each `PlaygroundSample` and `PlaygroundPostSample`.
            @MainActor
            enum PlaygroundSamples {
                static let all: [String: @MainActor (PostView) -> Void] = [
            \(names.joined(separator: "\n"))
                ]

            \(functions.joined(separator: "\n"))}

            extension PlaygroundSamples {
                /// Posts each content.
                static func post(on postView: PostView) {
            \(blocks(PlaygroundPostSample.contents.map(\.postCode)))
                }

                /// Posts a request.
                static let requests: [@MainActor (PostView) -> Void] = [
            \(closures(PlaygroundPostSample.requests.map(\.postCode)))
                ]

                /// Sets properties of a post view and its manager.
                static let settings: [@MainActor (PostView) -> Void] = [
            \(closures(PlaygroundPostSample.settings.map { $0.settings.joined(separator: "\n") }))
                ]
            }

            extension UIViewController {
                func makePlaygroundPosters(in windowScene: UIWindowScene) -> [PostView] {
                    var all: [PostView] = []
            \(blocks(PlaygroundPostSample.hosts.map { $0.posterCode + "\nall.append(postView)" }))
                    return all
                }
            }

            """
    }

    /// Returns pieces of code, each in its own scope.
    private static func blocks(_ pieces: [String]) -> String {
        pieces.map { "        do {\n\(indented($0, by: 12))\n        }" }.joined(separator: "\n")
    }

    /// Returns pieces of code, each in a closure.
    private static func closures(_ pieces: [String]) -> String {
        pieces.map { code in
            code.isEmpty ? "        { _ in }," : "        { postView in\n\(indented(code, by: 12))\n        },"
        }.joined(separator: "\n")
    }

    private static func indented(_ code: String, by count: Int) -> String {
        code.split(separator: "\n").map { String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
    }
}
