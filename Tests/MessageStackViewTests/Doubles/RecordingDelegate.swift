import UIKit

@testable import MessageStackView

/// A delegate that records its callbacks and runs closures inside them.
@MainActor
final class RecordingDelegate: PostManagerDelegate {
    /// The received callbacks, such as "willPost 1" or "ended 1 timeout", with the tags of the views.
    private(set) var log: [String] = []
    var onWillPost: (UIView) -> Void = { _ in }
    var onDidPost: (UIView) -> Void = { _ in }
    var onWillRemove: (UIView) -> Void = { _ in }
    var onDidRemove: (UIView) -> Void = { _ in }
    var onEnd: (Post) -> Void = { _ in }

    func clear() {
        log = []
    }

    func postManager(_ postManager: PostManager, willPost view: UIView) {
        log.append("willPost \(view.tag)")
        onWillPost(view)
    }

    func postManager(_ postManager: PostManager, didPost view: UIView) {
        log.append("didPost \(view.tag)")
        onDidPost(view)
    }

    func postManager(_ postManager: PostManager, willRemove view: UIView) {
        log.append("willRemove \(view.tag)")
        onWillRemove(view)
    }

    func postManager(_ postManager: PostManager, didRemove view: UIView) {
        log.append("didRemove \(view.tag)")
        onDidRemove(view)
    }

    func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) {
        log.append("ended \(post.view?.tag ?? 0) \(reason)")
        onEnd(post)
    }
}
