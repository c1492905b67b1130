public import UIKit

extension PostView {
    /// The post view of the app, the same as `UIApplication.shared.postView`. It isn't available in app extensions.
    ///
    /// ```swift
    /// PostView.app.post("Saved")
    /// ```
    ///
    /// An app with one scene can keep the post view: it works as long as the app, also after the system has disconnected the
    /// scene. An app with several scenes gets it each time, since it is the post view of the scene in use.
    @available(iOSApplicationExtension, unavailable)
    @available(macCatalystApplicationExtension, unavailable)
    @available(visionOSApplicationExtension, unavailable)
    public static var app: PostView { UIApplication.shared.postView }
}

extension UIApplication {
    /// A post view on the key window of the scene in use, which shows posts at the top, one after another.
    ///
    /// The post view is in the window only while a post is shown, and stays in front of views that are added later. Before the
    /// app has a scene, posts wait for the first scene. The post view is never in a volume or on an external display.
    ///
    /// If several scenes are active, the scene in use is the scene that most recently became active, got another key window, or
    /// was touched while it showed posts. UIKit doesn't report that the user turns to another visible scene, so this can be the
    /// wrong scene. In an app with several scenes, choose the scene: `view.window?.windowScene?.postView`.
    ///
    /// ```swift
    /// UIApplication.shared.postView.post(Message(.success, "Saved"))
    /// ```
    ///
    /// An app with one scene can keep the post view, and what it has set on it. If the system disconnects the scene, the next
    /// scene takes over the post view, and posts wait until then. An app with several scenes gets the post view each time. If it
    /// has kept one whose scene has disconnected, new posts on it move to the post view of the scene in use. Settings for all
    /// scenes are in `PostEnvironment.app`.
    public var postView: PostView { WindowHost.all.hostInUse(of: self).postView }

    /// Returns a window for posts above alerts and sheets, on the scene in use. See `postView` for the scene in use.
    ///
    /// ```swift
    /// UIApplication.shared.postWindow().post(Message(.success, "Saved"))
    /// ```
    ///
    /// There is one window for each scene and level, so the same window is returned each time. Before the app has a scene,
    /// posts wait for the first scene. As with `postView`, an app with one scene can keep the window, and an app with several
    /// scenes gets it each time.
    ///
    /// - Parameter level: The level of the window. The default is above alerts. `.normal + 1` is above the app's windows and
    ///   their sheets and alerts, but below the status bar. No level is above the keyboard.
    public func postWindow(level: UIWindow.Level = .alert + 1) -> PostWindow {
        PostWindow.all(at: level).hostInUse(of: self)
    }
}

extension UIWindowScene {
    /// A post view on the key window of this scene, which shows posts at the top, one after another. The same post view is
    /// returned each time. It is in the window only while a post is shown.
    ///
    /// If the scene disconnects, the next scene of its session takes over the post view, with all that the app has set on it. If
    /// no other scene is connected, any next scene does. Meanwhile, new posts on the post view move to that of the scene in use.
    /// The library itself keeps only the post view whose scene has disconnected last. Settings for all scenes are in
    /// `PostEnvironment.app`.
    public var postView: PostView { WindowHost.all.host(on: self).postView }

    /// Returns a window for posts above alerts and sheets on this scene. There is one window for each level, so the same window
    /// is returned each time. If the scene disconnects, another scene takes over the window, as it does `postView`.
    ///
    /// - Parameter level: The level of the window. The default is above alerts. `.normal + 1` is above the app's windows and
    ///   their sheets and alerts, but below the status bar. No level is above the keyboard.
    public func postWindow(level: UIWindow.Level = .alert + 1) -> PostWindow {
        PostWindow.all(at: level).host(on: self)
    }
}
