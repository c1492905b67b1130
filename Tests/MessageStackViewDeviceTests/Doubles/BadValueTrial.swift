import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// A run of one post with an invalid value in one property, from the request to the end.
@MainActor
struct BadValueTrial {
    let stage = Stage(device: .iPhoneSE)

    /// The presentation of the post.
    var presentation = PostPresentation { $0.placement = .top }

    /// The request to post.
    var request = PostRequest(Message(title: "Title", subtitle: "Subtitle"))

    /// A post view that fills the screen.
    let postView: PostView

    /// The poster of the post, `postView` by default.
    var poster: any Poster

    /// A closure called after the entrance.
    var whileShown: @MainActor (Post) -> Void = { _ in }

    /// A closure that starts the removal.
    var remove: @MainActor (Post) -> Void = { $0.remove() }

    init() {
        postView = stage.view.createPostView(edge: .top, constrainToSafeArea: false)
        poster = postView
    }

    var manager: PostManager { poster.postManager }

    /// Posts, renders and removes the post, and checks its frames, its layout and its end.
    ///
    /// - Parameter isSeen: Whether the post must be visible after its entrance.
    func run(isSeen: Bool, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let ends = EndCount()
        var request = request
        request.editPresentation { [presentation] in $0 = presentation }
        request.onEnd { _, _ in ends.count += 1 }
        let post = poster.post(request)
        #expect(post.refusal == nil, sourceLocation: sourceLocation)

        stage.simulator.advance(by: 0.1)
        _ = stage.simulator.screenshot(scale: 1)
        stage.simulator.advance(by: 0.9)
        try expectFrames(of: post, isSeen: isSeen, sourceLocation)
        whileShown(post)
        _ = stage.simulator.screenshot(scale: 1)

        remove(post)
        stage.simulator.advance(by: 0.1)
        _ = stage.simulator.screenshot(scale: 1)
        stage.simulator.advance(by: 0.5)
        // Ends exits without end and posts that must stay for a minimum time.
        manager.removeAll(animated: false)
        stage.simulator.advance(by: 0.1)

        #expect(post.phase == .ended && ends.count == 1, sourceLocation: sourceLocation)
        #expect(!manager.isActive, sourceLocation: sourceLocation)
        #expect(stage.simulator.layoutConflicts == [], sourceLocation: sourceLocation)
        #expect(!stage.hasEndlessLayouts, sourceLocation: sourceLocation)
    }

    private func expectFrames(of post: Post, isSeen: Bool, _ sourceLocation: SourceLocation) throws {
        let slot = post.view?.slot
        for layer in [slot?.layer, slot?.seenLayer].compactMap(\.self) {
            let frame = layer.frame
            let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
            #expect(isFinite, "\(frame)", sourceLocation: sourceLocation)
        }
        guard isSeen else { return }
        let view = try #require(post.view, sourceLocation: sourceLocation)
        let frame = try stage.seenSlotFrame(of: view)
        let part = frame.intersection(stage.view.bounds)
        #expect(
            post.phase == .shown && part.width > 0 && part.height > 0, "\(post.phase) at \(frame)",
            sourceLocation: sourceLocation)
    }
}

// MARK: - Steps shared by several cases

extension BadValueTrial {
    /// Resets the global settings that a case may have changed.
    func restoreDefaults() {
        PostEnvironment.app.durationScale = 1
        PostEnvironment.app.strings = PostStrings()
    }

    mutating func insetPlacement(_ edge: WritableKeyPath<NSDirectionalEdgeInsets, CGFloat>, _ length: CGFloat) {
        var insets = NSDirectionalEdgeInsets.zero
        insets[keyPath: edge] = length
        presentation.placement.insets = insets
    }

    /// Makes a stack at the top of the screen the poster.
    mutating func postToStack(_ setUp: (MessageStackView) -> Void) {
        let stackView = stage.view.createMessageStackView(edge: .top)
        setUp(stackView)
        poster = stackView
        request = PostRequest(view: Stage.makeMessageView())
    }

    /// Posts two messages before the post, so that three are shown at the same time.
    func showThreePosts() {
        manager.capacity = .max
        for title in ["First", "Second"] { poster.post(PostRequest(view: Stage.makeMessageView(title))) }
    }

    /// Replaces the removal with a post that overrides the post.
    mutating func removeByOverriding() {
        remove = { [poster] _ in
            var request = PostRequest(Message(title: "Urgent"))
            request.precedence = .override
            poster.post(request)
        }
    }

    /// Drags and releases the post after its entrance.
    mutating func drag(by step: CGVector) {
        whileShown = { [stage] post in
            guard let slot = post.view?.slot else { return }
            stage.finger.down(at: stage.seenCenter(of: slot))
            stage.finger.move(by: step, frames: 5)
            stage.finger.up()
            stage.simulator.advance(by: 0.1)
        }
    }

    mutating func tap() {
        whileShown = { [stage] post in _ = post.view.map(stage.simulator.tap) }
    }

    mutating func tapBackdrop() {
        whileShown = { [stage] _ in stage.simulator.tap(at: CGPoint(x: 160, y: 500)) }
    }
}

@MainActor
private final class EndCount {
    var count = 0
}
