import Testing
import UIKit

@testable import MessageStackView

/// A custom poster, like one in an app. It implements the two required methods of `UIViewPoster`, and tests can set its
/// optional properties.
@MainActor
final class FadingPoster: UIView, Poster, UIViewPoster {
    private(set) lazy var postManager = PostManager(poster: self)
    var presentation = PostPresentation()
    /// The view that receives the touches that posts let through. `nil` is the window.
    var viewBehindPosts: UIView?

    func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        addSubview(view)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        animate(animated, from: 0, to: 1, of: view, completion: completion)
    }

    func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        animate(animated, from: view.alpha, to: 0, of: view) {
            view.removeFromSuperview()
            completion()
        }
    }

    private func animate(
        _ animated: Bool, from start: CGFloat, to end: CGFloat, of view: UIView,
        completion: @escaping @MainActor () -> Void
    ) {
        guard animated else { return completion() }
        view.alpha = start
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) { view.alpha = end }
        animator.addCompletion { _ in completion() }
        animator.startAnimation()
    }
}

extension HostedTests {
    /// The features of the manager with a custom poster.
    @MainActor
    struct CustomPosterTests {
        private let stage: Stage
        private let poster = FadingPoster(frame: CGRect(x: 50, y: 100, width: 200, height: 100))

        private var manager: PostManager { poster.postManager }

        init() async throws {
            stage = try await Stage()
            stage.view.addSubview(poster)
            // The poster puts slots at its origin.
            manager.gestureManager.edge = .top
            stage.prepare(poster)
        }

        private func post(
            _ view: UIView = Stage.makeMessageView(), edit: (inout PostRequest) -> Void = { _ in }
        ) async -> Post {
            var request = PostRequest(view: view)
            edit(&request)
            let post = poster.post(request)
            await stage.rest()
            return post
        }

        @Test func flickRemovesPost() async throws {
            let view = Stage.makeMessageView()
            let post = await post(view) { $0.gestures = .pan }
            try stage.finger.down(on: view)
            await stage.finger.move(by: CGVector(dx: 0, dy: -12), frames: 6)
            await stage.finger.up()
            #expect(post.reason == .pan)
        }

        @Test func duplicatesAreCounted() async throws {
            manager.defaults.duplicatePolicy = .count
            let post = await post { $0.key = "key" }
            let second = await self.post { $0.key = "key" }
            #expect(second === post)
            let slot = try #require(post.view?.enclosingSlot)
            #expect(slot.subviews.compactMap { ($0 as? UILabel)?.text } == ["×2"])
        }

        @Test func styleIsAppliedAndReplacedByUpdate() async throws {
            poster.presentation.style = PostStyle(.color(.red))
            let post = await post()
            let slot = try #require(post.view?.enclosingSlot)
            #expect(slot.surfaceColor == .red)
            var request = PostRequest(Message(title: "Other"))
            request.editPresentation { $0.style = PostStyle(.color(.green)) }
            #expect(post.update(with: request))
            await stage.rest()
            #expect(post.view?.enclosingSlot === slot)
            #expect(slot.surfaceColor == .green)
            #expect((post.view as? MessageView)?.titleLabel.text == "Other")
        }

        @Test(arguments: [PostEdge.top, .bottom])
        func slotGrowsWithContent(edge: PostEdge) async throws {
            manager.gestureManager.edge = edge
            let post = await post()
            let slot = try #require(post.view?.enclosingSlot)
            let before = slot.frame
            post.update(with: Message(title: "Other", subtitle: Stage.text(sentences: 12)))
            await stage.rest()
            #expect(slot.bounds.height > 150 && abs(slot.bounds.height - slot.wantedHeight) < 0.5)
            #expect(slot.bounds.width == before.width)
            #expect(edge == .top ? slot.frame.minY == before.minY : slot.frame.maxY == before.maxY)
            let high = slot.frame
            post.update(with: Message(title: "Short"))
            await stage.rest()
            #expect(slot.frame == high)
        }

        @Test func controllerIsContained() async throws {
            let child = UIViewController()
            let post = poster.post(PostRequest(viewController: child))
            await stage.rest()
            #expect(child.parent?.parent === stage.controller)
            post.remove(animated: false)
            #expect(child.parent == nil)
        }

        @Test func movingViewElsewhereEndsPost() async throws {
            let view = Stage.makeMessageView()
            let post = await post(view)
            stage.view.addSubview(view)
            await stage.rest()
            #expect(post.reason == .viewTaken)
        }

        @Test func escapeRemovesPost() async throws {
            let post = await post()
            #expect(try #require(post.view?.enclosingSlot).accessibilityPerformEscape())
            await stage.rest()
            #expect(post.reason == .escape)
        }
    }
}
