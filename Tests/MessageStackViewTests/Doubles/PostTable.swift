import MessageStackViewTesting
import UIKit

@testable import MessageStackView

/// A recording poster whose posts are identified by the tags of their views.
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

    /// The tags of the posts on the screen.
    var current: [Int] { manager.currentPosts.map(tag) }
    /// The tags of the waiting posts.
    var waiting: [Int] { manager.waitingPosts.map(tag) }

    @discardableResult
    func post(
        _ tag: Int,
        priority: PostPriority = .normal,
        for seconds: TimeInterval? = nil,
        _ edit: (inout PostRequest) -> Void = { _ in }
    ) -> Post {
        var request = PostRequest(view: .tagged(tag)).with {
            $0.duration = PostDuration(dismissAfter: seconds)
            $0.priority = priority
        }
        edit(&request)
        return manager.post(request)
    }

    /// Disconnects the scene of the poster. Posts that outlive it move to another table; with nil, they wait.
    func loseScene(to other: PostTable?) {
        manager.managed(poster)?.successor = { other?.poster }
        manager.setAbsence(.noScene, of: poster)
        manager.loseScene(of: poster)
    }

    private func tag(_ post: Post) -> Int { post.view?.tag ?? 0 }
}
