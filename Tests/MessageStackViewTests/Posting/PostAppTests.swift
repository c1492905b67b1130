import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// Removal and suspension for all managers of the app.
@MainActor
@Suite(.leavesNothingBehind)
struct PostAppTests {
    private let posters = [RecordingPoster(), RecordingPoster()]

    private func post(lasting seconds: Double = 5) -> [Post] {
        posters.flatMap { poster in
            (1...2).map { _ in
                poster.postManager.post(
                    PostRequest(view: UIView()).with { $0.duration = PostDuration(dismissAfter: seconds) })
            }
        }
    }

    @Test func removeAllEndsPostsOfAllManagers() {
        let posts = post()
        var calls = 0
        PostManager.removeAll(animated: false) { calls += 1 }
        #expect(posts.allSatisfy { $0.reason == .programmatic && $0.phase == .ended } && calls == 1)
        #expect(posters.allSatisfy { $0.changes.count == 2 }, "waiting posts are never shown")
        PostManager.removeAll { calls += 1 }
        #expect(calls == 2)
    }

    @Test func postsOfAllManagersAreRemovedByCondition() {
        let posts = post()
        let unwanted = Set([posts[0], posts[3]].map(\.id))
        var calls = 0
        PostManager.remove(animated: false) {
            calls += 1
        } where: {
            #expect($0.reason == nil, "no post ends before all were asked about")
            return unwanted.contains($0.id)
        }
        #expect(posts.map(\.reason) == [.programmatic, nil, nil, .programmatic] && calls == 1)
        #expect(posts[1].phase == .shown && posts[2].phase == .shown)
        PostManager.remove(completion: { calls += 1 }, where: { _ in false })
        #expect(calls == 2)
    }

    @Test func suspensionHoldsAllManagers() {
        let shown = post().filter { $0.phase == .shown }
        #expect(shown.count == 2)
        let token = PostManager.suspend()
        for poster in posters { poster.clock.advance(by: 60) }
        #expect(shown.allSatisfy { $0.phase == .shown })
        token.release()
        for poster in posters { poster.clock.advance(by: 5) }
        #expect(shown.allSatisfy { $0.reason == .timeout })
    }

    @Test func suspensionHoldsManagersThatAreCreatedMeanwhile() {
        let token = PostManager.suspend()
        let poster = RecordingPoster()
        let post = poster.postManager.post(PostRequest(Message("News")))
        #expect(post.phase == .waiting)
        token.release()
        token.release()
        #expect(post.phase == .shown)
        let later = RecordingPoster()
        #expect(later.postManager.post(PostRequest(Message("News"))).phase == .shown)
    }

    @Test func lastOfSeveralSuspensionsCounts() {
        let tokens = [PostManager.suspend(), posters[0].postManager.suspend()]
        let posts = post()
        tokens[0].release()
        #expect(posts.map(\.phase) == [.waiting, .waiting, .shown, .waiting])
        tokens[1].release()
        #expect(posts.map(\.phase) == [.shown, .waiting, .shown, .waiting])
    }
}
