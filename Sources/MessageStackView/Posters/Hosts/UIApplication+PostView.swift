public import UIKit

extension PostView {
    /// The post view of the app, which is `UIApplication.shared.postView`. App extensions have none.
    ///
    /// ```swift
    /// PostView.app.post("Saved")
    /// ```
    @available(iOSApplicationExtension, unavailable)
    @available(macCatalystApplicationExtension, unavailable)
    @available(visionOSApplicationExtension, unavailable)
    public static var app: PostView { UIApplication.shared.postView }
}

extension UIApplication {
    /// A post view on the key window of the scene in use, which shows posts at the top, one after another.
    ///
    /// It is on the window only while a post is shown, in front of views that are added later. Before the app has a
    /// scene, posts wait for the first one. It is never in a volume or on an external display.
    ///
    /// With several active scenes, it is on the one that most recently became active, had another key window, or was
    /// touched while posts were on it. UIKit doesn't report that a user turns to another visible scene, so this may be
    /// the wrong one. An app with several scenes posts on the scene that it means:
    /// `view.window?.windowScene?.postView`.
    ///
    /// ```swift
    /// UIApplication.shared.postView.post(Message(.success, "Saved"))
    /// ```
    public var postView: PostView { WindowHost.all.hostInUse(of: self).postView }

    /// Returns a window for posts above alerts and sheets, on the scene in use, which `postView` describes.
    ///
    /// ```swift
    /// UIApplication.shared.postWindow().post(Message(.success, "Saved"))
    /// ```
    ///
    /// There is one window for each scene and level. Before the app has a scene, posts wait for the first one.
    ///
    /// - Parameter level: The level of the window; above alerts by default. `.normal + 1` is above the app's windows and
    ///   their sheets and alerts, but below the status bar. No level is above the keyboard.
    public func postWindow(level: UIWindow.Level = .alert + 1) -> PostWindow {
        PostWindow.all(at: level).hostInUse(of: self)
    }
}

extension UIWindowScene {
    /// A post view on the key window of this scene, which shows posts at the top, one after another.
    public var postView: PostView { WindowHost.all.host(on: self).postView }

    /// Returns the window for posts above alerts and sheets on this scene, one for each level.
    ///
    /// - Parameter level: The level of the window; above alerts by default. `.normal + 1` is above the app's windows and
    ///   their sheets and alerts, but below the status bar. No level is above the keyboard.
    public func postWindow(level: UIWindow.Level = .alert + 1) -> PostWindow {
        PostWindow.all(at: level).host(on: self)
    }
}
