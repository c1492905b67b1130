import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// Posts alongside one that stays until it is answered.
@MainActor
@Suite(.leavesNothingBehind)
struct UnansweredPostTests {
    private let stage = Stage()
    nonisolated private static let error = Message(.error, "Upload failed", subtitle: "The connection was lost.")

    /// Posts a value, and waits until it is shown.
    private func post(_ value: some Postable, as presentation: PostPresentation? = nil) -> Post {
        let post = stage.postView.post(value, as: presentation)
        stage.rest()
        return post
    }

    private func frame(of post: Post) throws -> CGRect {
        let slot = try #require(post.view?.enclosingSlot)
        return stage.seenFrame(of: slot)
    }

    @Test(arguments: [PostEdge.top, .bottom]) func savedIsInTheColumnOfTheError(edge: PostEdge) throws {
        let error = post(Self.error, as: .card(edge))
        let before = try frame(of: error)
        let saved = post(Message(.success, "Saved"), as: .card(edge))
        #expect(saved.phase == .shown)
        let (frame, after) = (try frame(of: saved), try frame(of: error))
        #expect(after == before)
        let spacing = edge == .top ? frame.minY - before.maxY : before.minY - frame.maxY
        #expect(abs(spacing - stage.postView.spacing) < 0.5)
        #expect(frame.minX == before.minX && frame.width == before.width)
        stage.simulator.advance(by: 20)
        #expect(saved.reason == .timeout)
        #expect(error.phase == .shown)
        #expect(try self.frame(of: error) == before)
    }

    @Test(arguments: [PostEdge.top, .bottom]) func newerIsInFrontWithoutRoomForBoth(edge: PostEdge) throws {
        let container = UIView(frame: CGRect(x: 0, y: 200, width: stage.view.bounds.width, height: 80))
        stage.view.addSubview(container)
        let postView = container.createPostView(edge: .top)
        let posts = [Self.error, Message("Saved", subtitle: "All photos")].map { message in
            let post = postView.post(message, as: .card(edge))
            stage.rest()
            return post
        }
        #expect(posts.map(\.phase) == [.shown, .shown])
        let frames = try posts.map(frame)
        #expect(frames[0].intersects(frames[1]))
        let point = CGPoint(x: frames[1].midX, y: frames[1].midY)
        let newer = try #require(posts[1].view)
        #expect(stage.window.hitTest(point, with: nil)?.isDescendant(of: newer) == true)
    }

    @Test func buttonOfTheErrorWorksAlongside() async throws {
        var retries = 0
        let error = post(Message(.error, "Upload failed", actions: [PostAction("Retry") { retries += 1 }]))
        let saved = post(Message("Saved"))
        #expect(saved.phase == .shown)
        let view = try #require(error.view)
        let button = try #require(PostControls.answers(in: view).first)
        stage.simulator.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        await stage.simulator.advance(by: 1)
        #expect(retries == 1)
        #expect(error.phase == .ended && saved.phase == .shown)
    }

    @Test func nextErrorWaitsAndNextNoticeDoesNot() {
        let first = post(Self.error)
        let second = post(Self.error)
        let notices = [post(Message("Saved")), post(Message("Sent"))]
        #expect([first, second].map(\.phase) == [.shown, .waiting])
        #expect(notices.map(\.phase) == [.shown, .waiting])
        stage.simulator.advance(by: 6)
        #expect(notices.map(\.phase) == [.ended, .shown])
        stage.simulator.advance(by: 8)
        #expect(second.phase == .waiting)
        first.remove()
        stage.rest()
        #expect(second.phase == .shown)
    }

    @Test(
        arguments: [
            (Self.error, nil), (Message("Photo deleted", actions: [PostAction("Undo")]), nil),
            (Message("Saved"), .alert),
            (Message("Saved"), .popup),
        ] as [(Message, PostPresentation?)])
    func postThatStaysWaitsBeforeItHasAView(message: Message, presentation: PostPresentation?) {
        _ = post(Self.error)
        let other = post(message, as: presentation)
        #expect(other.phase == .waiting && other.view == nil)
    }

    @Test(arguments: [PostPresentation.alert, .popup, .hud(blocksApp: true)])
    func postThatBlocksTheAppKeepsOthersWaiting(presentation: PostPresentation) {
        let blocking = post(Self.error, as: presentation)
        blocking.setDuration(.untilRemoved)
        let saved = post(Message("Saved"))
        #expect([blocking, saved].map(\.phase) == [.shown, .waiting])
    }

    @Test func editedPresentationThatBlocksTheAppKeepsOthersWaiting() {
        var request = PostRequest(Self.error)
        request.editPresentation { $0.backdrop = .dim }
        let error = stage.postView.post(request)
        let saved = post(Message("Saved"))
        #expect(saved.phase == .waiting)
        request.editPresentation { $0.backdrop = .none }
        error.update(with: request)
        stage.rest()
        #expect(saved.phase == .shown)
    }

    @Test func blockingPostOfACallbackKeepsOthersWaiting() {
        var request = PostRequest(Message("First"))
        var posts: [Post] = []
        request.onEnd { [postView = stage.postView] _, _ in
            posts = [postView.post(AlertMessage("Delete?", actions: [.cancel("No")])), postView.post("Saved")]
        }
        stage.postView.post(request).remove(animated: false)
        #expect(posts.map(\.phase).last == .waiting)
        stage.rest()
        #expect(posts.map(\.phase) == [.shown, .waiting])
    }

    @Test func noticeIsShownAlongsideWithVoiceOver() {
        stage.simulator.isVoiceOverRunning = true
        let error = post(Self.error)
        let posts = [error, post(Message("Saved")), post(Message("Sent"))]
        #expect(posts.map(\.phase) == [.shown, .shown, .waiting])
    }

    @Test func noticeDoesNotExpireInTheBackground() {
        _ = post(AlertMessage("Delete?", actions: [.cancel("No")]))
        let saved = post(Message("Saved"))
        stage.simulator.moveToBackground()
        stage.simulator.advance(by: 20)
        stage.simulator.moveToForeground()
        stage.simulator.advance(by: 20)
        #expect(saved.phase == .waiting)
        stage.simulator.advance(by: 10)
        #expect(saved.reason == .expired)
    }
}
