import Observation
import Simulator
import SwiftUI
import Testing
import UIKit

@testable import MessageStackView

/// Views of SwiftUI that show which posts are on screen and wait.
@MainActor
@Suite(.leavesNothingBehind)
struct PostsTests {
    /// The state that a view has read, and the number of times that it was updated.
    @MainActor
    private final class Probe {
        var state: Posts.State?
        var updateCount = 0
    }

    private struct Badge: View {
        @Posts private var posts
        let probe: Probe

        init(_ probe: Probe, of poster: (any Poster)? = nil) {
            self.probe = probe
            if let poster { _posts = Posts(of: poster) }
        }

        var body: some View {
            record()
            return VStack {
                Text("\(posts.waiting.count) more")
                Text(posts.shown.map(\.text).joined(separator: " "))
                Text(posts.shown.first?.countdown?.isRunning == true ? "runs" : "stands")
            }
        }

        private func record() {
            probe.state = posts
            probe.updateCount += 1
        }
    }

    /// A view that gets the state as a plain value, which it observes from iOS 17 on.
    private struct Reader: View {
        let state: Posts.State

        var body: some View { Text("\(state.waiting.count) wait") }
    }

    private struct Owner: View {
        @Posts private var posts

        var body: some View { Reader(state: posts) }
    }

    private let probe = Probe()

    private func stays(_ request: inout PostRequest) { request.duration = .untilRemoved }

    @Test func viewShowsThePostsOfItsScene() throws {
        let stage = SwiftUIStage { Badge(probe).poster() }
        #expect(stage.texts.prefix(1) == ["0 more"])
        let postView = try #require(stage.window.windowScene).postView
        let posts = ["First", "Second", "Third"].map { postView.post(Message($0), request: stays) }
        stage.rest()
        #expect(stage.texts == ["2 more", "First", "stands"])
        posts[0].update(with: PostRequest(Message("Update")).with(stays))
        stage.rest()
        #expect(stage.texts == ["2 more", "Update", "stands"])
        posts[0].remove()
        posts[1].remove()
        stage.rest()
        #expect(stage.texts == ["0 more", "Third", "stands"])
        posts[2].remove()
        stage.rest()
        #expect(stage.texts.prefix(1) == ["0 more"] && probe.state?.shown.isEmpty == true)
    }

    @Test func newOrderUpdatesTheView() throws {
        let stage = SwiftUIStage { Badge(probe).poster() }
        let postView = try #require(stage.window.windowScene).postView
        for text in ["First", "Second", "Third"] { postView.post(Message(text), request: stays) }
        stage.rest()
        let count = probe.updateCount
        postView.postManager.ordering = .newestFirst
        stage.rest()
        #expect(probe.updateCount > count && probe.state?.waiting.map(\.text) == ["Third", "Second"])
    }

    @Test func countdownUpdatesTheView() throws {
        let stage = SwiftUIStage { Badge(probe).poster() }
        let post = try #require(stage.window.windowScene).postView.post(Message("Saved")) { $0.duration = .seconds(20) }
        stage.rest()
        #expect(stage.texts.last == "runs")
        let hold = post.hold()
        stage.rest()
        #expect(stage.texts.last == "stands")
        hold.release()
        stage.rest()
        #expect(stage.texts.last == "runs" && (probe.state?.shown.first?.timeLeft ?? 0) > 10)
    }

    @Test func restingPostsDoNotUpdateTheView() throws {
        let stage = SwiftUIStage { Badge(probe).poster() }
        try #require(stage.window.windowScene).postView.post(Message("Saved"), request: stays)
        stage.rest()
        let count = probe.updateCount
        stage.simulator.advance(by: 30)
        #expect(probe.updateCount == count)
    }

    @Test func severalChangesAreOneUpdate() throws {
        let stage = SwiftUIStage { Badge(probe).poster() }
        let postView = try #require(stage.window.windowScene).postView
        let suspension = postView.postManager.suspend()
        stage.rest()
        let count = probe.updateCount
        for number in 1...50 { postView.post(Message("\(number)")) }
        stage.rest()
        #expect(probe.updateCount == count + 1 && stage.texts.first == "50 more")
        suspension.release()
    }

    @Test func givenPosterIsWatched() {
        let stackView = MessageStackView()
        let stage = SwiftUIStage { Badge(probe, of: stackView).poster() }
        stage.window.windowScene?.postView.post(Message("Elsewhere"), request: stays)
        stackView.post(Message("Here"), request: stays)
        stage.rest()
        #expect(stage.texts.first == "1 more" && probe.state?.waiting.map(\.text) == ["Here"])
    }

    @Test func posterOfTheModifierIsWatched() {
        let own = PostView(edge: .bottom)
        let stage = SwiftUIStage { Badge(probe).poster { _ in own } }
        own.post(Message("Own"), request: stays)
        stage.rest()
        #expect(stage.texts.first == "1 more")
    }

    @Test func eachSceneHasItsPosts() throws {
        let other = Probe()
        let first = SwiftUIStage(on: Simulator(device: .iPad11)) { Badge(probe).poster() }
        let second = SwiftUIStage(nextTo: first) { Badge(other).poster() }
        try #require(first.window.windowScene).postView.post(Message("First"), request: stays)
        try #require(second.window.windowScene).postView.post(Message("Second"), request: stays)
        first.rest()
        #expect(first.texts[1] == "First" && second.texts[1] == "Second")
    }

    @Test func viewWithoutAModifierWatchesTheSceneInUse() {
        let stage = SwiftUIStage { Badge(probe) }
        UIApplication.shared.postView.post(Message("Saved"), request: stays)
        stage.rest()
        #expect(stage.texts[1] == "Saved")
    }

    @Test func viewThatReceivesTheStateObservesIt() throws {
        let stage = SwiftUIStage { Owner().poster() }
        let postView = try #require(stage.window.windowScene).postView
        for _ in 0..<3 { postView.post(Message("Saved"), request: stays) }
        stage.rest()
        #expect(stage.texts == ["2 wait"])
    }

    @Test func changesAreObservable() {
        let postView = PostView(edge: .top)
        let state = Posts.State()
        state.follow { [weak postView] in postView?.postManager }
        let changes = Probe()
        withObservationTracking {
            #expect(state.waiting.isEmpty)
        } onChange: {
            MainActor.assumeIsolated { changes.updateCount += 1 }
        }
        let simulator = Simulator()
        postView.post(Message("Saved"), request: stays)
        simulator.advance(by: 0.1)
        #expect(changes.updateCount == 1 && state.waiting.count == 1)
    }

    @Test func movedPostsLeaveTheirFormerManager() {
        let (old, new) = (PostView(edge: .top), PostView(edge: .top))
        let stage = SwiftUIStage { Badge(probe, of: old).poster() }
        old.post(Message("Saved"), request: stays)
        stage.rest()
        #expect(stage.texts.first == "1 more")
        old.postManager.moveWaitingPosts(to: new.postManager)
        stage.rest()
        #expect(stage.texts.first == "0 more")
    }

    @Test func nothingIsKeptAfterTheView() throws {
        weak var state: Posts.State?
        let stage = SwiftUIStage { Badge(probe).poster() }
        state = probe.state
        let manager = try #require(stage.manager)
        #expect(state != nil && manager.changeListeners.count == 1)
        probe.state = nil
        stage.show { Text("Other") }
        stage.rest()
        #expect(state == nil)
        manager.post(PostRequest(Message("Saved")))
        stage.rest()
        #expect(manager.changeListeners.isEmpty)
    }

    /// The sample of the page *Posting from SwiftUI*.
    @Test func badgeShowsTheNumberOfWaitingPosts() {
        let stage = SwiftUIStage { SwiftUISampleTests.WaitingBadge().poster() }
        #expect(stage.texts.isEmpty)
        for text in ["First", "Second", "Third"] { stage.window.windowScene?.postView.post(Message(text)) }
        stage.rest()
        #expect(stage.texts == ["2 more"])
    }
}
