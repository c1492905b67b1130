public import UIKit

/// The methods that a `PostManager` calls when its posts enter, leave and end. Each method has a default implementation that
/// does nothing.
///
/// For a post that appears on screen, the manager calls the methods with `willPost`, `didPost`, `willRemove`, `didRemove` and
/// `didEnd`, once each and in this order. The manager doesn't call `didPost` if the post is removed while it enters or in
/// `willPost`. For a post that ends while it waits, the manager calls only `didEnd`. For a post that is interrupted and waits
/// again, it calls the first four methods each time the post is on screen. If an update replaces the view of a post, the manager
/// calls `willRemove` for the old view, `willPost` for the new view, `didRemove` for the old view and, if the entrance of the
/// post has ended, `didPost` for the new view.
@MainActor
public protocol PostManagerDelegate: AnyObject {
    /// Tells the delegate that a posted view is about to enter the screen. If you remove its post in this method, the view
    /// never appears.
    ///
    /// - Parameters:
    ///   - postManager: The manager of the post. `postManager.post(of: view)` returns the post.
    ///   - view: The posted view.
    func postManager(_ postManager: PostManager, willPost view: UIView)

    /// Tells the delegate that the entrance of a posted view has ended. The manager doesn't call this method if the post is
    /// removed before its entrance ends.
    ///
    /// - Parameters:
    ///   - postManager: The manager of the post.
    ///   - view: The posted view.
    func postManager(_ postManager: PostManager, didPost view: UIView)

    /// Tells the delegate that a posted view is about to leave the screen.
    ///
    /// - Parameters:
    ///   - postManager: The manager of the post.
    ///   - view: The posted view.
    func postManager(_ postManager: PostManager, willRemove view: UIView)

    /// Tells the delegate that a posted view has left the screen. At this time, the view has the frame that it had before it was
    /// posted.
    ///
    /// - Parameters:
    ///   - postManager: The manager of the post.
    ///   - view: The posted view.
    func postManager(_ postManager: PostManager, didRemove view: UIView)

    /// Tells the delegate that a post has ended, whether it was on screen or waited. The post doesn't change anymore.
    ///
    /// - Parameters:
    ///   - postManager: The manager of the post.
    ///   - post: The post that has ended.
    ///   - reason: The reason why the post ended, which is also its `Post.reason`.
    func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason)
}

extension PostManagerDelegate {
    public func postManager(_ postManager: PostManager, willPost view: UIView) {}
    public func postManager(_ postManager: PostManager, didPost view: UIView) {}
    public func postManager(_ postManager: PostManager, willRemove view: UIView) {}
    public func postManager(_ postManager: PostManager, didRemove view: UIView) {}
    public func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) {}
}
