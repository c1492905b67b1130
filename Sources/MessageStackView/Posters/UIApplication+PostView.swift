import UIKit

extension UIApplication {
    /// Posts on the key window of the scene in the foreground, from its top edge, one after another.
    ///
    /// It is on the window only while something is queued or shown, and stays in front of what comes later. Before the
    /// app has a scene, posts wait for the first one.
    ///
    /// ```swift
    /// UIApplication.shared.postView.post(badgeMessage: message)
    /// ```
    public var postView: PostView { WindowPostViews.shared.postView(of: self) }
}

extension UIWindowScene {
    /// Posts on the key window of this scene, from its top edge, one after another.
    public var postView: PostView { WindowPostViews.shared.postView(on: self) }
}
