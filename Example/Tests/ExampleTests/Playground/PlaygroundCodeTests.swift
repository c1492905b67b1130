import Foundation
import MessageStackView
import Testing
import UIKit

@testable import Example

/// The generated code of the Playground, compiled as `PlaygroundSamples`.
@MainActor
struct PlaygroundCodeTests {
    private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("PlaygroundSamples.swift")

    /// Writes the file first if `RECORD_SAMPLES=1` is in the environment.
    @Test func samplesMatchGeneratedCode() throws {
        if ProcessInfo.processInfo.environment["RECORD_SAMPLES"] != nil {
            try Data(Self.text.utf8).write(to: Self.file)
        }
        let written = try String(contentsOf: Self.file, encoding: .utf8)
        #expect(written == Self.text, "run the test with RECORD_SAMPLES=1 in the environment and review the difference")
    }

    @Test(arguments: PlaygroundSample.allCases)
    func generatedCodeCreatesChosenPresentation(sample: PlaygroundSample) throws {
        let postView = PostView(layout: .top)
        let write = try #require(PlaygroundSamples.all[sample.rawValue])
        write(postView)
        let (written, chosen) = (facts(of: postView.presentation), facts(of: sample.choices.presentation))
        for (written, chosen) in zip(written, chosen) { #expect(written == chosen) }
    }

    @Test(arguments: PlaygroundPreset.allCases, PostSide.allCases)
    func presetChoicesMatchPreset(preset: PlaygroundPreset, side: PostSide) {
        let choices = PlaygroundChoices(preset, side)
        let (chosen, library) = (facts(of: choices.presentation), facts(of: preset.presentation(side)))
        for (chosen, library) in zip(chosen, library) { #expect(chosen == library) }
        let head = preset == .standard ? "PostPresentation()" : ".\(preset.code(side))"
        #expect(PlaygroundCode.swift(for: choices) == "postView.presentation = \(head)")
    }

    @Test func generatedCodePostsChosenContent() {
        let written = textsOfPosts { PlaygroundSamples.post(on: $0) }
        let chosen = textsOfPosts { postView in
            for post in Self.contents { post.post(on: postView, as: postView.presentation) }
        }
        #expect(written.count == Self.contents.count)
        #expect(written == chosen)
    }

    /// Returns the texts in the views of posts that are on screen at the same time.
    private func textsOfPosts(_ post: (PostView) -> Void) -> [[String?]] {
        let app = AppDriver()
        let controller = UIViewController()
        app.simulator.show(controller)
        let postView = controller.view.createPostView()
        postView.postManager.capacity = Self.contents.count
        post(postView)
        app.wait(1)
        return postView.postManager.currentPosts.map { app.labels(in: $0.view).map(\.text) }
    }

    @Test func namedTransitionsMatchLibrary() {
        let library: [TransitionChoices.Named: PostTransition] = [
            .slide: .slide, .fade: .fade, .zoom: .zoom, .none: .none,
        ]
        for name in TransitionChoices.Named.allCases {
            let chosen = TransitionChoices(name).transition
            #expect(chosen.entrance == library[name]?.entrance)
            #expect(chosen.exit == library[name]?.exit)
            #expect(chosen.replacement == nil)
        }
    }

    @Test func generatedCodeOmitsDefaults() {
        for sample in PlaygroundSample.allCases where sample != .all {
            let count = PlaygroundCode.swift(for: sample.choices).split(separator: "\n").count
            #expect(count <= 10, "\(sample)")
        }
        #expect(
            PlaygroundCode.swift(for: PlaygroundSample.corner.choices)
                == "postView.presentation.placement = .bottomTrailing")
    }

    // MARK: - Comparison

    /// Returns the comparable properties of a presentation.
    private func facts(of presentation: PostPresentation) -> [AnyHashable] {
        let (pan, transition) = (presentation.pan, presentation.transition)
        let (placement, backdrop) = (presentation.placement, presentation.backdrop)
        let insets = placement.insets.map { [$0.top, $0.leading, $0.bottom, $0.trailing] }
        return [
            placement.position, placement.alignment, insets, placement.centerOffset, presentation.size,
            presentation.safeArea, presentation.keyboard, transition.entrance, transition.exit, transition.replacement,
            pan,
            actions(of: presentation.touches), backdrop.fills.map(facts(of:)),
            actions(of: backdrop.touches),
            backdrop.entrance, backdrop.exit, presentation.statusBarStyle,
            presentation.isStatusBarHidden,
        ] + facts(of: presentation.style)
    }

    /// Returns the comparable properties of a style. Colors are resolved for light and dark, because each theme value
    /// creates new ones.
    private func facts(of style: PostStyle) -> [AnyHashable] {
        let shadows = style.shadows.map { [$0.radius, CGFloat($0.opacity), $0.offset.width, $0.offset.height] }
        return [
            style.background.map(facts(of:)), style.corners, style.borderColor.map { _ in style.borderWidth },
            facts(of: style.borderColor),
            shadows, style.shadows.map { facts(of: $0.color) }, facts(of: style.tintColor), facts(of: style.textColor),
            style.userInterfaceStyle,
        ]
    }

    private func facts(of fill: PostFill) -> AnyHashable {
        switch fill {
        case .color(let color): return facts(of: color)
        case .gradient(let colors, let locations, let start, let end):
            let points = [start, end].flatMap { [$0.x, $0.y] }
            return [colors.map { facts(of: $0) }, locations, points] as [AnyHashable]
        case .blur, .glass, .image: return fill
        }
    }

    private func facts(of color: UIColor?) -> [UIColor] {
        [UIUserInterfaceStyle.light, .dark].compactMap { style in
            color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
        }
    }

    private func actions(of response: PostTouchResponse) -> [String] {
        ["\(response.isForwarding)"]
            + response.actions.map { action in
                switch action {
                case .remove: "remove"
                case .keep(atLeast: let seconds): "keep \(seconds)"
                case .perform: "perform"
                }
            }
    }

    // MARK: - Generated file

    private static var text: String {
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
            import UIKit

            /// The code that the Playground generates for each `PlaygroundSample` and for each poster.
            @MainActor
            enum PlaygroundSamples {
                static let all: [String: @MainActor (PostView) -> Void] = [
            \(names.joined(separator: "\n"))
                ]

            \(functions.joined(separator: "\n"))}

            extension PlaygroundSamples {
                /// Posts each content of `PlaygroundCodeTests`.
                static func post(on postView: PostView) {
            \(contentCode.joined(separator: "\n"))
                }
            }

            extension UIViewController {
                func makePlaygroundPosters(in windowScene: UIWindowScene) -> [PostView] {
                    var all: [PostView] = []
            \(posters.joined(separator: "\n"))
                    return all
                }
            }

            """
    }

    /// The code that creates the posters, each in its own scope.
    private static var posters: [String] {
        posts.map { post in
            let lines = (post.posterCode + "\nall.append(postView)").split(separator: "\n").map { "            \($0)" }
            return "        do {\n\(lines.joined(separator: "\n"))\n        }"
        }
    }

    /// The code that posts each content, each in its own scope.
    private static var contentCode: [String] {
        contents.map { post in
            let lines = post.postCode.split(separator: "\n").map { "            \($0)" }
            return "        do {\n\(lines.joined(separator: "\n"))\n        }"
        }
    }

    /// Choices for each kind of content.
    private static var contents: [PostChoices] {
        PostChoices.Content.allCases.map { PostChoices(content: $0) } + [
            PostChoices(severity: .error, icon: .symbol, actionCount: 1),
            PostChoices(
                text: "\"Quoted\"\n", icon: .emoji, actionCount: 3, duration: .untilRemoved, gestures: [.pan, .tap]),
            PostChoices(content: .longMessage, severity: .success, actionCount: 2, duration: .seconds(2), gestures: []),
            PostChoices(content: .alert, icon: .emoji, actionCount: 3, gestures: .pan),
            PostChoices(content: .popup, icon: .symbol, actionCount: 2, duration: .seconds(5)),
            PostChoices(content: .form, icon: .symbol), PostChoices(content: .rating, text: "How was it?"),
            PostChoices(content: .note, text: "Connecting …"),
        ]
    }

    /// Choices for each kind of poster.
    private static var posts: [PostChoices] {
        [
            PostChoices(), PostChoices(layout: .bottom), PostChoices(host: .bars),
            PostChoices(host: .bars, layout: .bottom, scope: .window), PostChoices(host: .appWindow),
            PostChoices(host: .appWindow, layout: .bottom), PostChoices(host: .window),
            PostChoices(host: .window, layout: .bottom, level: .statusBar),
            PostChoices(host: .window, level: .alert + 1),
            PostChoices(company: .list), PostChoices(host: .appWindow, layout: .bottom, company: .deck),
        ]
    }
}
