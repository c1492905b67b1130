import UIKit

/// The post view of a `PostWindow`, which it brings to the screen and takes off it.
final class PostWindowView: PostView {
    weak var owner: PostWindow?

    /// Posts can be shown as soon as there is a scene; the window goes there when the first one comes.
    override func updateHost() {
        postManager.hasHost = owner?.scene != nil
    }

    /// Touches that pass the window by are the app's.
    override var tapHost: UIView? { owner?.appWindow }

    override func postManager(_ postManager: PostManager, willPost view: UIView) {
        owner?.comeToScreen()
        super.postManager(postManager, willPost: view)
    }

    override func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) {
        super.postManager(postManager, didEnd: post, reason: reason)
        owner?.leaveScreenIfIdle()
    }
}
