import MessageStackViewTesting
import UIKit

@testable import MessageStackView

/// A recording poster with posts that are named by their tags.
@MainActor
struct PostTable {
    let poster: RecordingPoster
    let delegate = RecordingDelegate()

    init(_ habit: RecordingPoster.Habit = .completesAtOnce) {
        poster = RecordingPoster(habit)
        poster.postManager.delegate = delegate
    }

    var manager: PostManager { poster.postManager }
    var clock: ManualPostClock { poster.clock }

    /// The tags of what is on the screen, and of what waits.
    var current: [Int] { manager.currentPosts.map(tag) }
    var waiting: [Int] { manager.waitingPosts.map(tag) }

    @discardableResult
    func post(
        _ tag: Int,
        priority: PostPriority = .normal,
        for seconds: TimeInterval? = nil,
        _ edit: (inout PostRequest) -> Void = { _ in }
    ) -> Post {
        var request = PostRequest(view: .tagged(tag), dismissAfter: seconds, priority: priority)
        edit(&request)
        return manager.post(request)
    }

    private func tag(_ post: Post) -> Int { post.view?.tag ?? 0 }
}
