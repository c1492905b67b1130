import Foundation
import MessageStackView
import Testing
import UIKit

@testable import Example

/// The generated code of the Playground, compiled as `PlaygroundSamples`.
@MainActor
@Suite(.tasksInOrder)
struct PlaygroundCodeTests {
    /// Writes the file first if `RECORD_SAMPLES=1` is in the environment.
    @Test func samplesMatchGeneratedCode() throws {
        if ProcessInfo.processInfo.environment["RECORD_SAMPLES"] != nil {
            try Data(PlaygroundSampleFile.text.utf8).write(to: PlaygroundSampleFile.location)
        }
        let written = try String(contentsOf: PlaygroundSampleFile.location, encoding: .utf8)
        #expect(
            written == PlaygroundSampleFile.text,
            "run the test with RECORD_SAMPLES=1 in the environment and review the difference")
    }

    @Test(arguments: PlaygroundSample.allCases)
    func generatedCodeCreatesChosenPresentation(sample: PlaygroundSample) throws {
        let postView = PostView(edge: .top)
        let write = try #require(PlaygroundSamples.all[sample.rawValue])
        write(postView)
        let (written, chosen) = (facts(of: postView.presentation), facts(of: sample.choices.presentation))
        for (written, chosen) in zip(written, chosen) { #expect(written == chosen) }
    }

    @Test(arguments: PlaygroundPreset.allCases, [PostEdge.top, .bottom])
    func presetChoicesMatchPreset(preset: PlaygroundPreset, side: PostEdge) {
        let choices = PlaygroundChoices(preset, side)
        let (chosen, library) = (facts(of: choices.presentation), facts(of: preset.presentation(side)))
        for (chosen, library) in zip(chosen, library) { #expect(chosen == library) }
        let head = preset == .standard ? "PostPresentation()" : ".\(preset.code(side))"
        #expect(PlaygroundCode.swift(for: choices) == "postView.presentation = \(head)")
    }

    @Test func generatedCodePostsChosenContent() {
        let written = textsOfPosts { PlaygroundSamples.post(on: $0) }
        let chosen = textsOfPosts { postView in
            for post in PlaygroundPostSample.contents { post.post(on: postView, as: postView.presentation) }
        }
        #expect(written.count == PlaygroundPostSample.contents.count)
        #expect(written == chosen)
    }

    @Test func generatedCodeMakesChosenRequest() throws {
        for (post, write) in zip(PlaygroundPostSample.requests, PlaygroundSamples.requests) {
            let written = requestsOfPosts { write($0) }
            let chosen = requestsOfPosts { post.post(on: $0, as: $0.presentation) }
            #expect(written.count == 1)
            #expect(written == chosen)
            #expect(written.first != requestsOfPosts { $0.post("Saved") }.first, "\(post.postCode)")
        }
        #expect(PlaygroundSamples.requests.count == PlaygroundPostSample.requests.count)
    }

    @Test func generatedCodeConfiguresPostView() {
        for (post, write) in zip(PlaygroundPostSample.settings, PlaygroundSamples.settings) {
            let (written, chosen) = (PostView(edge: .top), PostView(edge: .top))
            write(written)
            post.configure(chosen)
            #expect(facts(of: written) == facts(of: chosen))
        }
        #expect(PlaygroundSamples.settings.count == PlaygroundPostSample.settings.count)
    }

    @Test func settingsWithoutChangesAreThoseOfNewPostView() {
        let postView = PostView(edge: .top)
        PostChoices(deck: PostDeck(), spacing: 30, manager: PostManagerChoices(capacity: 3, edge: .bottom))
            .configure(postView)
        PostChoices(manager: PostManagerChoices()).configure(postView)
        #expect(facts(of: postView) == facts(of: PostView(edge: .top)))
        #expect(PostChoices(manager: PostManagerChoices()).settings.isEmpty)
    }

    /// Returns the properties of the requests of posts that are on screen, without those that aren't settings.
    private func requestsOfPosts(_ post: (PostView) -> Void) -> [[String]] {
        let app = AppDriver()
        let controller = UIViewController()
        app.simulator.show(controller)
        let postView = controller.view.createPostView()
        post(postView)
        app.wait(1.5)
        return postView.postManager.currentPostRequests.map { request in
            PostRequestChoices.properties.map { $0.read(request) }
        }
    }

    private func facts(of postView: PostView) -> [String] {
        PostManagerChoices.properties.map { $0.read(postView.postManager) } + [
            "\(postView.postManager.gestureManager.edge)", "\(postView.edge)", postView.spacing.code,
            postView.deck.code, "\(postView.keepsAboveSheets)",
        ]
    }

    /// Returns the texts in the views of posts that are on screen at the same time.
    private func textsOfPosts(_ post: (PostView) -> Void) -> [[String?]] {
        let app = AppDriver()
        let controller = UIViewController()
        app.simulator.show(controller)
        let postView = controller.view.createPostView()
        postView.postManager.capacity = PlaygroundPostSample.contents.count
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

    private func facts(_ values: any Equatable...) -> [Fact] { values.map { Fact($0) } }

    /// Returns the comparable properties of a presentation.
    private func facts(of presentation: PostPresentation) -> [Fact] {
        let (pan, transition) = (presentation.pan, presentation.transition)
        let (placement, backdrop) = (presentation.placement, presentation.backdrop)
        let insets = placement.insets.map { [$0.top, $0.leading, $0.bottom, $0.trailing] }
        return facts(
            placement.position, placement.alignment, insets, placement.centerOffset, presentation.size,
            presentation.safeArea, presentation.keyboard, transition.entrance, transition.exit, transition.replacement,
            pan,
            actions(of: presentation.touches), backdrop.fills.map(facts(of:)),
            actions(of: backdrop.touches),
            backdrop.entrance, backdrop.exit, presentation.timeIndicator, presentation.statusBarStyle,
            presentation.isStatusBarHidden
        ) + facts(of: presentation.style)
    }

    /// Returns the comparable properties of a style. Colors are resolved for light and dark, because each theme value
    /// creates new ones.
    private func facts(of style: PostStyle) -> [Fact] {
        let shadows = style.shadows.map { [$0.radius, CGFloat($0.opacity), $0.offset.width, $0.offset.height] }
        return facts(
            style.background.map(facts(of:)), style.corners, style.borderColor.map { _ in style.borderWidth },
            facts(of: style.borderColor),
            shadows, style.shadows.map { facts(of: $0.color) }, facts(of: style.tintColor), facts(of: style.textColor),
            style.userInterfaceStyle)
    }

    private func facts(of fill: PostFill) -> Fact {
        switch fill {
        case .color(let color): return Fact(facts(of: color))
        case .gradient(let colors, let locations, let start, let end):
            let points = [start, end].flatMap { [$0.x, $0.y] }
            return Fact(facts(colors.map { facts(of: $0) }, locations, points))
        case .palette(let palette, let isTranslucent):
            return Fact(facts(facts(of: palette.background), facts(of: palette.text), isTranslucent))
        case .blur, .glass, .image: return Fact(fill)
        }
    }

    private func facts(of color: UIColor?) -> [UIColor] {
        [UIUserInterfaceStyle.light, .dark].compactMap { style in
            color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
        }
    }

    private func actions(of response: PostPresentation.TouchResponse) -> [String] {
        // The actions aren't public, but can be read.
        let actions = Mirror(reflecting: response).children.first { $0.label == "actions" }
        return ["\(response.isForwarding)", "\(response.includesContentTaps)", "\(actions?.value ?? "none")"]
    }
}

/// A value of any type that can be compared.
private struct Fact: Equatable {
    private let value: Any
    private let isEqual: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
        self.value = value
        isEqual = { $0 as? Value == value }
    }

    static func == (fact: Fact, other: Fact) -> Bool { fact.isEqual(other.value) }
}
