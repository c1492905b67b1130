import UIKit

extension UIApplication {
    /// Posts on the key window of the scene in the foreground, from its top edge, one after another.
    ///
    /// It is on the window only while a post is shown, in front of views that are added later. Before the app has a
    /// scene, posts wait for the first one.
    ///
    /// ```swift
    /// UIApplication.shared.postView.post(badgeMessage: message)
    /// ```
    public var postView: PostView { WindowHost.all.host(of: self).postView }

    /// Posts in a window of its own on the scene in the foreground, above alerts and sheets.
    ///
    /// ```swift
    /// UIApplication.shared.postWindow().post(badgeMessage: message)
    /// ```
    ///
    /// There is one for each scene and level. Before the app has a scene, posts wait for the first one.
    ///
    /// - Parameter level: what it stands above.
    public func postWindow(level: PostWindowLevel = .alerts) -> PostWindow { PostWindow.all(at: level).host(of: self) }
}

extension UIWindowScene {
    /// Posts on the key window of this scene, from its top edge, one after another.
    public var postView: PostView { WindowHost.all.host(on: self).postView }

    /// Posts in a window of its own on this scene, above alerts and sheets; always the same for a level.
    ///
    /// - Parameter level: what it stands above.
    public func postWindow(level: PostWindowLevel = .alerts) -> PostWindow { PostWindow.all(at: level).host(on: self) }
}
