import UIKit

/// Is told when the posts of a manager come and go. Every method has an empty default.
///
/// For a post that comes onto the screen: `willPost`, `didPost`, `willRemove`, `didRemove`, `didEnd`, once each and in
/// this order; `didPost` is left out if it was removed while it was entering. A post that ends while it waits, or that
/// was accepted and never shown, gets `didEnd` alone. One that is overridden and comes back gets the first four for
/// each time on the screen. Where an update puts another view into a post, one view goes (`willRemove`, `didRemove`)
/// and the other comes (`willPost`, `didPost`).
@MainActor
public protocol PostManagerDelegate: AnyObject {
    /// The view is about to be added. Removing its post here keeps it off the screen.
    func postManager(_ postManager: PostManager, willPost view: UIView)

    /// The view is at rest on the screen.
    func postManager(_ postManager: PostManager, didPost view: UIView)

    /// The view is about to leave.
    func postManager(_ postManager: PostManager, willRemove view: UIView)

    /// The view is off the screen, with its frame as it was lent.
    func postManager(_ postManager: PostManager, didRemove view: UIView)

    /// The post has ended. Its state is final.
    func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason)
}

extension PostManagerDelegate {
    public func postManager(_ postManager: PostManager, willPost view: UIView) {}
    public func postManager(_ postManager: PostManager, didPost view: UIView) {}
    public func postManager(_ postManager: PostManager, willRemove view: UIView) {}
    public func postManager(_ postManager: PostManager, didRemove view: UIView) {}
    public func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) {}
}
