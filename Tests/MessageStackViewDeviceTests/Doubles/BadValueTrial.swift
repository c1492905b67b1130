import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// A post with a bad value somewhere, from its request to its end.
@MainActor
struct BadValueTrial {
    let stage = Stage(device: .iPhoneSE)

    /// How the post is shown.
    var presentation = PostPresentation { $0.placement = .top }

    /// The post to make.
    var request = PostRequest(Message(title: "Title", subtitle: "Subtitle"))

    /// A post view over the whole screen.
    let postView: PostView

    /// Where it is posted: `postView` by default.
    var poster: any Poster

    /// Called when the post has had time to enter.
    var whileShown: @MainActor (Post) -> Void = { _ in }

    /// Begins the removal.
    var remove: @MainActor (Post) -> Void = { $0.remove() }

    init() {
        postView = stage.view.createPostView(layout: .top, constrainToSafeArea: false)
        poster = postView
    }

    var manager: PostManager { poster.postManager }

    /// Posts, waits, renders and removes, and checks that nothing breaks on the way.
    ///
    /// - Parameter isSeen: Whether the post must be visible once it has entered.
    func run(isSeen: Bool, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let ends = EndCount()
        var request = request
        request.presentation = { [presentation] in $0 = presentation }
        request.handlers.didEnd = { _, _ in ends.count += 1 }
        let post = poster.post(request)
        #expect(post.refusal == nil, sourceLocation: sourceLocation)

        stage.simulator.advance(by: 0.1)
        _ = stage.simulator.screenshot(scale: 1)
        stage.simulator.advance(by: 0.6)
        try expectFrames(of: post, isSeen: isSeen, sourceLocation)
        whileShown(post)
        _ = stage.simulator.screenshot(scale: 1)

        remove(post)
        stage.simulator.advance(by: 0.1)
        _ = stage.simulator.screenshot(scale: 1)
        stage.simulator.advance(by: 0.5)
        // An exit that takes for ever, and a post that must not leave yet.
        manager.removeAll(animated: false)
        stage.simulator.advance(by: 0.1)

        #expect(post.phase == .removed && ends.count == 1, sourceLocation: sourceLocation)
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

// What cases have in common.
extension BadValueTrial {
    /// Gives back what belongs to the whole app.
    func restoreDefaults() {
        PostTiming.scale = 1
        BadgeMessageView.shadowComponents = Self.badgeMessageShadow
        BadgeContainerView.shadowComponents = .defaultBlack
    }

    private static let badgeMessageShadow = BadgeMessageView.shadowComponents

    mutating func insetPlacement(_ edge: WritableKeyPath<NSDirectionalEdgeInsets, CGFloat>, _ length: CGFloat) {
        var insets = NSDirectionalEdgeInsets.zero
        insets[keyPath: edge] = length
        presentation.placement.insets = insets
    }

    /// Posts to a stack at the top of the screen.
    mutating func postToStack(_ setUp: (MessageStackView) -> Void) {
        let stackView = stage.view.createMessageStackView(layout: .top)
        setUp(stackView)
        poster = stackView
        request = PostRequest(view: Stage.makeMessageView())
    }

    /// Shows two messages before the post, and lets all stay.
    func showThreePosts() {
        manager.isSerialQueue = false
        for title in ["First", "Second"] { poster.post(PostRequest(view: Stage.makeMessageView(title))) }
    }

    /// Lets an urgent post take the place of the post.
    mutating func removeByOverriding() {
        remove = { [poster] _ in
            var request = PostRequest(Message(title: "Urgent"))
            request.precedence = .override()
            poster.post(request)
        }
    }

    /// Drags the post once it is shown, and lets it go.
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
