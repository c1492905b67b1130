import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// Requests that are posted more than once.
@MainActor
@Suite(.leavesNothingBehind)
struct PostRequestTests {
    private let poster = RecordingPoster()
    private var manager: PostManager { poster.postManager }

    enum Kind: CaseIterable {
        case value, closure

        @MainActor var request: PostRequest {
            switch self {
            case .value: PostRequest(Message(title: "A"))
            case .closure: PostRequest { .tagged(1) }
            }
        }
    }

    @Test(arguments: Kind.allCases)
    func eachPostOfARequestMakesItsView(_ kind: Kind) throws {
        manager.capacity = 2
        let request = kind.request
        let posts = [manager.post(request), manager.post(request)]
        #expect(posts.map(\.phase) == [.shown, .shown])
        let views = try posts.map { try #require($0.view) }
        #expect(views[0] !== views[1])
    }

    @Test(arguments: Kind.allCases)
    func requestIsPostedAgainAfterItsEnd(_ kind: Kind) throws {
        let request = kind.request
        let first = manager.post(request)
        let view = try #require(first.view)
        first.remove()
        let second = manager.post(request)
        #expect(second.phase == .shown)
        let newView = try #require(second.view)
        #expect(newView !== view)
    }

    @Test func postOnAnotherPosterTakesNoView() throws {
        let other = RecordingPoster()
        let request = PostRequest(Message(title: "A"))
        let first = manager.post(request)
        let second = other.post(request)
        #expect([first.phase, second.phase] == [.shown, .shown])
        let views = try [first, second].map { try #require($0.view) }
        #expect(views[0] !== views[1])
    }

    @Test func valueThatWaitsWhileItIsShownEntersAfterward() {
        let request = PostRequest(Message(title: "A"))
        let first = manager.post(request)
        let second = manager.post(request)
        #expect(second.phase == .waiting)
        first.remove()
        #expect(second.phase == .shown)
    }

    @Test func viewThatWasSetIsSharedByAllPosts() {
        var request = PostRequest(Message(title: "A"))
        let view = UIView.tagged(1)
        request.view = view
        #expect(manager.post(request).view === view)
        #expect(manager.post(request).refusal == .duplicateView)
        manager.removeAll()
        request.view = nil
        #expect(manager.post(request).view === view)
    }

    @Test func requestRemovesAllOfItsPosts() {
        manager.capacity = 2
        let request = PostRequest(Message(title: "A"))
        let posts = [manager.post(request), manager.post(request), manager.post(request)]
        let other = manager.post(PostRequest(Message(title: "A")))
        manager.remove(postRequest: request)
        #expect(posts.map(\.phase) == [.ended, .ended, .ended])
        #expect(other.phase == .shown)
    }

    @Test func currentRequestHasTheViewOfItsPost() throws {
        let post = manager.post(PostRequest(Message(title: "A")))
        let current = try #require(manager.currentPostRequests.first)
        #expect(current.view === post.view)
        manager.remove(postRequest: current)
        #expect(post.phase == .ended)
    }

    @Test func requestUpdatesSeveralPosts() throws {
        manager.capacity = 2
        let posts = [manager.post(PostRequest(view: .tagged(1))), manager.post(PostRequest(view: .tagged(2)))]
        let request = PostRequest(Message(title: "A"))
        #expect(posts.map { $0.update(with: request) } == [true, true])
        let views = try posts.map { try #require($0.view as? MessageView) }
        #expect(views[0] !== views[1])
        #expect(views.map(\.titleLabel.text) == ["A", "A"])
    }

    @Test func updateOfAWaitingPostIsShownAtItsReturn() throws {
        let post = manager.post(PostRequest(Message(title: "A")).with { $0.priority = .low })
        var urgent = PostRequest(view: .tagged(1))
        urgent.precedence = .interrupt
        let other = manager.post(urgent)
        #expect(post.phase == .waiting)
        post.update(with: Message(title: "B"))
        other.remove()
        #expect(try #require(post.view as? MessageView).titleLabel.text == "B")
    }

    @Test func postThatReturnsKeepsItsView() throws {
        let post = manager.post(PostRequest(Message(title: "A")).with { $0.priority = .low })
        let view = try #require(post.view)
        var urgent = PostRequest(view: .tagged(1))
        urgent.precedence = .interrupt
        manager.post(urgent).remove()
        #expect(post.phase == .shown)
        #expect(post.view === view)
    }

    @Test func requestOfAControllerIsPostedOnceAtATime() {
        let request = PostRequest(viewController: UIViewController())
        manager.post(PostRequest(view: .tagged(1)))
        let waiting = manager.post(request)
        #expect(manager.post(request).refusal == .duplicateView)
        manager.removeCurrent()
        #expect(waiting.phase == .shown)
        #expect(manager.post(request).refusal == .duplicateView)
    }

    @Test func postEndsIfItsClosureReturnsAShownView() {
        manager.capacity = 2
        let view = UIView()
        let shown = manager.post(PostRequest(view: view))
        #expect(manager.post(PostRequest { view }).reason == .viewTaken)
        #expect(manager.post(of: view) === shown && shown.phase == .shown)
    }

    @Test func ignoredDuplicateMakesNoView() {
        var views = 0
        for _ in 1...3 {
            var request = PostRequest {
                views += 1
                return UIView()
            }
            request.key = "a"
            request.duplicatePolicy = .ignore
            manager.post(request)
        }
        #expect(views == 1 && manager.posts.count == 1)
    }

    // MARK: - Properties of the value

    private func posted(_ edit: (inout PostRequest) -> Void = { _ in }) -> PostRequest? {
        var request = PostRequest(Urgent())
        edit(&request)
        manager.post(request)
        defer { manager.removeAll() }
        return manager.currentPostRequests.last
    }

    @Test func propertiesThatAreNotSetAreThoseOfTheValue() {
        let request = posted()
        #expect(request?.duration == .seconds(3) && request?.severity == .error)
        #expect(request?.priority == .high && request?.precedence == .override)
    }

    @Test func propertiesThatAreSetReplaceThoseOfTheValue() {
        #expect(posted { $0.duration = .seconds(9) }?.duration == .seconds(9))
        #expect(posted { $0.severity = .success }?.severity == .success)
        #expect(posted { $0.priority = .low }?.priority == .low)
        #expect(posted { $0.precedence = .enqueue }?.precedence == .enqueue)
        let priority = manager.post(PostRequest(Urgent()).with { $0.priority = .normal })
        #expect(manager.currentPostRequests.last?.priority == .normal && priority.phase == .shown)
    }

    @Test func nilIsNotSet() {
        let request = posted {
            $0.duration = .seconds(9)
            $0.duration = nil
            $0.severity = nil
        }
        #expect(request?.duration == .seconds(3) && request?.severity == .error)
    }

    @Test func updateHasThePropertiesOfItsValue() {
        let post = manager.post(PostRequest(Message("A")))
        post.update(with: Urgent())
        #expect(manager.currentPostRequests.last?.severity == .error && post.timeLeft == 3)
        var request = PostRequest(Urgent())
        request.severity = .success
        post.update(with: request)
        #expect(manager.currentPostRequests.last?.severity == .success && post.timeLeft == 3)
    }

    @Test func anotherViewKeepsThePropertiesOfTheValue() {
        let request = posted { $0.view = .tagged(1) }
        #expect(request?.duration == .seconds(3) && request?.severity == .error)
        #expect(request?.priority == .high && request?.precedence == .override)
    }

    @Test func closureReadsThePropertiesOfTheValue() async throws {
        var durations: [PostDuration?] = []
        _ = try await poster.post(
            whileRunning: ProgressMessage("A"), request: { durations.append($0.duration) }, operation: { _ in 1 }
        )
        let asking = Task {
            await poster.ask(AlertMessage("B"), request: { durations.append($0.duration) })
        }
        await TaskOrder.settle()
        manager.removeAll()
        #expect(await asking.value == nil && durations == [.untilRemoved, .untilRemoved])
    }
}

/// A value with each property that a request can have.
private struct Urgent: Postable {
    var duration: PostDuration? { .seconds(3) }
    var severity: PostSeverity? { .error }
    var priority: PostPriority { .high }
    var precedence: PostPrecedence? { .override }

    func makeView() -> UIView { UIView() }
}
