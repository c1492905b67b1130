public import UIKit

/// The methods that a manager calls when its posts enter, leave and end. All of them are optional.
///
/// For a post that appears on screen, the manager calls `willPost`, `didPost`, `willRemove`, `didRemove` and `didEnd`, once
/// each and in this order. It leaves out `didPost` if the post is removed while it enters. For a post that ends before it
/// was on screen, it calls `didEnd` alone. For a post that is overridden and waits again, it calls the first four methods
/// each time the post is on screen. If an update replaces the view of a post, it calls `willRemove` and `didRemove` for the
/// old view, and `willPost` and `didPost` for the new one.
@MainActor
public protocol PostManagerDelegate: AnyObject {
    /// Called when a view is about to be added. Removing its post in this method keeps the view off the screen.
    func postManager(_ postManager: PostManager, willPost view: UIView)

    /// Called when the entrance of a view has ended.
    func postManager(_ postManager: PostManager, didPost view: UIView)

    /// Called when a view is about to leave.
    func postManager(_ postManager: PostManager, willRemove view: UIView)

    /// Called when a view has left the screen. Its frame is the same as before the post.
    func postManager(_ postManager: PostManager, didRemove view: UIView)

    /// Called when a post has ended. Its state is final.
    func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason)
}

extension PostManagerDelegate {
    public func postManager(_ postManager: PostManager, willPost view: UIView) {}
    public func postManager(_ postManager: PostManager, didPost view: UIView) {}
    public func postManager(_ postManager: PostManager, willRemove view: UIView) {}
    public func postManager(_ postManager: PostManager, didRemove view: UIView) {}
    public func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) {}
}
