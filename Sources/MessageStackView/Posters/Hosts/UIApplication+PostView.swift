public import UIKit

extension PostView {
    /// A post view that shows posts at the top of the key window of the scene in use, one after another. It is
    /// `UIApplication.shared.postView`. It isn't available in app extensions.
    ///
    /// ```swift
    /// PostView.app.post("Saved")
    /// ```
    ///
    /// An app with one scene can store the post view, which keeps working after the system has disconnected the scene. An app with
    /// several scenes should read this property for each post, because another scene can be in use then; `UIApplication.postView`
    /// describes which scene is in use.
    @available(iOSApplicationExtension, unavailable)
    @available(macCatalystApplicationExtension, unavailable)
    @available(visionOSApplicationExtension, unavailable)
    public static var app: PostView { UIApplication.shared.postView }
}

extension UIApplication {
    /// A post view on the key window of the scene in use, which shows posts at the top, one after another.
    ///
    /// The post view is in the window only while a post is shown, in front of all other views of the window, including those that
    /// are added later. Before the app has a scene, posts wait for the first scene. The post view is never in a volume or on an
    /// external display.
    ///
    /// If several scenes are active, the scene in use is the scene that most recently became active, got another key window, or
    /// was touched while it showed posts. UIKit doesn't report that the user looks at another visible scene, so this can be the
    /// wrong scene. In an app with several scenes, choose the scene: `view.window?.windowScene?.postView`.
    ///
    /// ```swift
    /// UIApplication.shared.postView.post(Message(.success, "Saved"))
    /// ```
    ///
    /// An app with one scene can store the post view and change its settings. If the system disconnects the scene, the next scene
    /// takes over the post view, and new posts wait until then. An app with several scenes should read this property for each post.
    /// If the scene of a stored post view has disconnected, new posts on that post view move to the post view of the scene in use.
    /// Settings for all scenes are in `PostEnvironment.app`.
    public var postView: PostView { WindowHost.all.hostInUse(of: self).postView }

    /// Returns a window that shows posts above alerts and sheets, on the scene in use: the scene that the user used last; see
    /// `postView`.
    ///
    /// ```swift
    /// UIApplication.shared.postWindow().post(Message(.success, "Saved"))
    /// ```
    ///
    /// There is one window for each scene and level: calls with the same level return the same window, as long as the same scene is
    /// in use. Before the app has a scene, posts wait for the first scene. An app with one scene can store the window. An app with
    /// several scenes should call this method for each post, because another scene can be in use then.
    ///
    /// - Parameter level: The level of the window. The default is one above `UIWindow.Level.alert`. `.normal + 1` is above the
    ///   app's windows, with the sheets and alerts in them, but below the status bar. No level is above the keyboard.
    public func postWindow(level: UIWindow.Level = .alert + 1) -> PostWindow {
        PostWindow.all(at: level).hostInUse(of: self)
    }
}

extension UIWindowScene {
    /// A post view on the key window of this scene, which shows posts at the top, one after another. The same post view is
    /// returned each time. It is in the window only while a post is shown.
    ///
    /// If the scene disconnects, the next scene of the same session takes over the post view with its settings. If no other scene
    /// is connected, the next scene of any session takes over the post view. Until then, new posts on this post view move to the
    /// post view of the scene in use. Among the post views without a scene, the library retains only the one whose scene was the
    /// last to disconnect. Settings for all scenes are in `PostEnvironment.app`.
    public var postView: PostView { WindowHost.all.host(on: self).postView }

    /// Returns a window that shows posts above alerts and sheets on this scene. There is one window for each level: calls with the
    /// same level return the same window. If the scene disconnects, another scene takes over the window, as described for
    /// `postView`.
    ///
    /// - Parameter level: The level of the window. The default is one above `UIWindow.Level.alert`. `.normal + 1` is above the
    ///   app's windows, with the sheets and alerts in them, but below the status bar. No level is above the keyboard.
    public func postWindow(level: UIWindow.Level = .alert + 1) -> PostWindow {
        PostWindow.all(at: level).host(on: self)
    }
}
