import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3

extension HostedTests {
    /// The outcome of posts that can be undone: exactly one of commit and undo runs, exactly once.
    @MainActor
    struct UndoTests {
        private let stage: Stage
        private let postView: PostView
        private let outcome = UndoOutcome()
        private var manager: PostManager { postView.postManager }

        init() async throws {
            stage = try await Stage()
            postView = stage.view.createPostView(edge: .top)
        }

        @discardableResult
        private func post(_ name: String = "", key: PostKey? = nil, on poster: (any Poster)? = nil) -> Post {
            (poster ?? postView).post(
                undoable: "Photo deleted", request: { $0.key = key }, commit: outcome.commit(name),
                undo: outcome.undo(name))
        }

        @Test func requestOfAnUndoablePostCanBeEdited() async {
            let edit: @MainActor (inout PostRequest) -> Void = {
                $0.duration = .seconds(60)
                $0.severity = .warning
                $0.key = "deletion"
            }
            func post(_ name: String) -> Post {
                postView.post(
                    undoable: "Deleted", request: edit, commit: outcome.commit(name), undo: outcome.undo(name))
            }
            let first = post("1")
            await stage.rest()
            #expect(manager.timeLeft(of: first.id).map { $0 > 50 } == true)
            #expect(manager.currentPostRequests.first?.severity == .warning)
            #expect(post("2") === first, "posts with the same key are combined")
            #expect(manager.timeLeft(of: first.id).map { $0 > 50 } == true)
        }

        /// Presses Undo, without time for an animation.
        private func pressUndo(of post: Post) throws {
            try UndoOutcome.button(of: post).sendActions(for: .touchUpInside)
        }

        @Test(arguments: [PostRefusal.queueFull, .outranked, .hostGone])
        func refusedPostIsCommitted(refusal: PostRefusal) async throws {
            var owner: PostView? = PostView(edge: .top)
            let manager = try #require(owner?.postManager)
            let poster = ManagerPoster(postManager: manager)
            owner?.addTo(view: stage.view, layout: .top)
            manager.post(PostRequest(Message(title: "First")).with { $0.priority = .max })
            await stage.rest()
            switch refusal {
            case .queueFull: manager.waitingLimit = 0
            case .outranked: manager.defaults.precedence = .override
            case .hostGone:
                owner?.removeFromSuperview()
                owner = nil
            default: break
            }
            let post = post(on: poster)
            #expect(post.refusal == refusal)
            await stage.runTasks()
            #expect(outcome.calls == ["commit"])
            withExtendedLifetime(owner) {}
        }

        @Test(arguments: [PostDuplicatePolicy.ignore, .replace, .update, .count])
        func plainPostsWithTheSameKeyAreLeftAlone(policy: PostDuplicatePolicy) async throws {
            manager.capacity = .max
            manager.defaults.duplicatePolicy = policy
            var request = PostRequest(Message(title: "Plain"))
            request.key = "deletion"
            request.duration = .untilRemoved
            let plain = postView.post(request)
            let post = post(key: "deletion")
            await stage.rest()
            #expect(post !== plain && post.phase == .shown && plain.phase == .shown && plain.count == 1)
            #expect((plain.view as? MessageView)?.titleLabel.text == "Plain")
            post.remove(animated: false)
            await stage.runTasks()
            #expect(outcome.calls == ["commit"] && plain.phase == .shown)
        }

        /// Another request may show its content in the post, which then lacks the Undo button.
        @Test func replacedContentIsCommittedOnce() async throws {
            let post = post(key: "deletion")
            await stage.rest()
            post.update(with: Message(title: "Other"))
            await stage.advance(by: 20)
            #expect(post.reason == .timeout)
            #expect(outcome.calls == ["commit"])
        }

        // MARK: Manager and windows

        @Test(arguments: [true, false])
        func releasedManagerCommits(isShown: Bool) async throws {
            var owner: PostView? = PostView(edge: .top)
            if isShown { owner?.addTo(view: stage.view, layout: .top) }
            let post = post(on: try #require(owner) as PostView)
            await stage.rest()
            #expect(post.phase == (isShown ? .shown : .waiting) && outcome.calls == [])
            owner?.removeFromSuperview()
            weak var released: PostView?
            released = owner
            owner = nil
            await stage.runTasks()
            #expect(released == nil && post.reason == .hostGone)
            #expect(outcome.calls == ["commit"])
        }

        @Test func removedWindowCommits() async throws {
            var window: UIWindow? = UIWindow(windowScene: stage.scene)
            window?.rootViewController = UIViewController()
            window?.isHidden = false
            let post = post(on: try #require(window?.rootViewController).view.createPostView())
            await stage.rest()
            #expect(post.phase == .shown)
            window?.isHidden = true
            window = nil
            await stage.rest()
            #expect(post.reason == .hostGone)
            #expect(outcome.calls == ["commit"])
        }

        // MARK: Undo

        @Test func undoIsCalledAtOnceAndEndsPost() async throws {
            let post = post()
            await stage.rest()
            try pressUndo(of: post)
            #expect(outcome.calls == ["undo"] && post.phase == .leaving)
            await stage.rest()
            #expect(post.reason == .action(id: "undo") && outcome.calls == ["undo"])
        }

        @Test func secondPressHasNoEffect() async throws {
            let post = post()
            await stage.rest()
            let button = try UndoOutcome.button(of: post)
            try pressUndo(of: post)
            await stage.nextFrame()
            await stage.tap(button)
            button.sendActions(for: .touchUpInside)
            await stage.advance(by: 20)
            #expect(outcome.calls == ["undo"])
        }

        @Test func pressDuringEntranceUndoes() async throws {
            let post = post()
            await stage.nextFrame()
            #expect(post.phase == .entering)
            try UndoOutcome.button(of: post).sendActions(for: .touchUpInside)
            await stage.advance(by: 20)
            #expect(outcome.calls == ["undo"])
        }

        @Test func pressDuringExitHasNoEffect() async throws {
            let post = post()
            await stage.rest()
            post.remove()
            await stage.nextFrame()
            #expect(post.phase == .leaving)
            try UndoOutcome.button(of: post).sendActions(for: .touchUpInside)
            await stage.rest()
            #expect(post.reason == .programmatic && outcome.calls == ["commit"])
        }

        @Test(arguments: [true, false])
        func removalAfterUndoDoesNotCommit(animated: Bool) async throws {
            let post = post()
            await stage.rest()
            try pressUndo(of: post)
            post.remove(animated: animated)
            manager.removeAll(animated: animated)
            await stage.rest()
            #expect(post.reason == .action(id: "undo") && outcome.calls == ["undo"])
        }

        @Test func undoneViewThatIsTakenDuringExitIsNotCommitted() async throws {
            let post = post()
            await stage.rest()
            try pressUndo(of: post)
            post.view?.removeFromSuperview()
            await stage.rest()
            #expect(outcome.calls == ["undo"])
        }

        @Test func overriddenPostThatReturnsCanBeUndone() async throws {
            let post = post()
            await stage.rest()
            var request = PostRequest(Message(title: "Urgent"))
            request.precedence = .interrupt
            let urgent = postView.post(request)
            await stage.advance(by: 2)
            #expect(post.phase == .waiting && outcome.calls == [])
            urgent.remove()
            await stage.advance(by: 2)
            try pressUndo(of: post)
            await stage.advance(by: 20)
            #expect(outcome.calls == ["undo"])
        }

        // MARK: Posting from inside

        @Test(arguments: [nil, PostKey("deletion")])
        func commitCanPostAgain(key: PostKey?) async throws {
            var second: Post?
            let first = postView.post(undoable: "First", request: { $0.key = key }) {
                self.outcome.add("commit 1")
                second = self.post("2", key: key)
            } undo: {
                self.outcome.add("undo 1")
            }
            await stage.rest()
            first.remove()
            await stage.advance(by: 2)
            #expect(second !== first && second?.phase == .shown)
            #expect(outcome.calls == ["commit 1"])
            second?.remove()
            await stage.rest()
            #expect(outcome.calls == ["commit 1", "commit 2"])
        }

        @Test(arguments: [nil, PostKey("deletion")])
        func undoCanPostAgain(key: PostKey?) async throws {
            var second: Post?
            let first = postView.post(undoable: "First", request: { $0.key = key }) {
                self.outcome.add("commit 1")
            } undo: {
                self.outcome.add("undo 1")
                second = self.post("2", key: key)
            }
            await stage.rest()
            try pressUndo(of: first)
            await stage.advance(by: 2)
            #expect(second !== first && second?.phase == .shown)
            try pressUndo(of: try #require(second))
            await stage.rest()
            #expect(outcome.calls == ["undo 1", "undo 2"])
        }

        @Test func undoThatRemovesItsPostRunsOnce() async throws {
            var post: Post?
            post = postView.post(undoable: "Photo deleted") {
                self.outcome.add("commit")
            } undo: {
                self.outcome.add("undo")
                post?.remove(animated: false)
            }
            await stage.rest()
            try pressUndo(of: try #require(post))
            await stage.rest()
            #expect(post?.phase == .ended && outcome.calls == ["undo"])
        }

        // MARK: Time

        @Test func defaultDurationOfPosterDoesNotApply() async throws {
            manager.defaults.duration = .seconds(2)
            let post = post()
            await stage.rest()
            #expect(try #require(post.timeLeft) > 8)
        }

        // MARK: Memory

        @Test(arguments: [true, false])
        func closuresAreReleasedAfterTheirPost(isUndone: Bool) async throws {
            weak var token: NSObject?
            let post: Post
            do {
                let object = NSObject()
                token = object
                post = postView.post(undoable: "Photo deleted") {
                    _ = object
                } undo: {
                    _ = object
                }
            }
            await stage.rest()
            #expect(token != nil)
            if isUndone { try pressUndo(of: post) } else { post.remove() }
            await stage.advance(by: 2)
            #expect(token == nil)
        }
    }
}

/// A poster with the manager of another one.
private struct ManagerPoster: Poster {
    let postManager: PostManager
}

/// The calls of commit and undo closures, in order.
@MainActor
final class UndoOutcome {
    private(set) var calls: [String] = []

    func add(_ call: String) { calls.append(call) }

    /// Returns a closure that adds the call "commit" with a name.
    func commit(_ name: String = "") -> @MainActor @Sendable () async -> Void {
        { self.add(name.isEmpty ? "commit" : "commit \(name)") }
    }

    /// Returns a closure that adds the call "undo" with a name.
    func undo(_ name: String = "") -> @MainActor @Sendable () -> Void {
        { self.add(name.isEmpty ? "undo" : "undo \(name)") }
    }

    /// Returns the Undo button of a post on screen.
    static func button(of post: Post) throws -> UIButton {
        try #require((post.view as? MessageView)?.actionsView.buttons.first)
    }
}
