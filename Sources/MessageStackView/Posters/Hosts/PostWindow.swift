import UIKit

/// A window of its own for posts that must stand above sheets and alerts.
///
/// ```swift
/// windowScene.postWindow().post(badgeMessage: message)
/// ```
///
/// It is on its scene, and visible, only while something is on the screen. The app doesn't notice: touches beside a
/// post reach it, its key window stays key, and the status bar, the home indicator and the orientations are as its
/// visible controller says. Tint, light or dark, text size and layout direction are those of the app's window, and
/// follow them.
///
/// - While somebody types in a post, the window is key; then it gives key back to the window that had it.
/// - A post that asks by `PostPresentation.statusBar` decides on the status bar; so does a posted view controller with
///   a backdrop that keeps touches from the app, which decides on the orientations too.
/// - Posts wait while there is no scene. When the scene goes, its posts end with `PostRemovalReason.hostGone`, or go on
///   with another scene if they outlive theirs.
public final class PostWindow: UIWindow, Poster {
    // MARK: - Lifecycle

    /// A window for a scene, hidden until something is posted. Keep it, or use `UIWindowScene.postWindow(level:)`,
    /// which does.
    ///
    /// - Parameters:
    ///   - windowScene: where it is shown. It is in its list of windows only while it is visible.
    ///   - level: what it stands above.
    public convenience init(windowScene: UIWindowScene, level: PostWindowLevel = .alerts) {
        self.init(level: level)
        adopt(by: windowScene)
        observers.append(
            NotificationObservers([
                UIScene.didDisconnectNotification: { [weak self] in self?.sceneDidDisconnect($0.object) }
            ]))
    }

    /// A window that waits for a scene.
    init(level: PostWindowLevel) {
        self.level = level
        super.init(frame: .zero)
        setUp()
    }

    public required init?(coder: NSCoder) { nil }

    // MARK: - Public

    /// What it stands above.
    public let level: PostWindowLevel

    /// Fills the window; its posts come from the top unless its `layout` says otherwise.
    public var postView: PostView { postingView }

    public var postManager: PostManager { postingView.postManager }

    /// Where its posts are shown; nil while it waits for a scene, and after its scene has gone. `windowScene` is the
    /// same while the window is visible.
    public internal(set) weak var scene: UIWindowScene?

    /// Only while somebody types in a post.
    public override var canBecomeKey: Bool { typist != nil }

    /// Only posts take touches, where they are seen, and what stands in the way of touches on a post's behalf.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouch(at: point, with: event) else { return nil }
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === controller.viewIfLoaded ? nil : hit
    }

    // MARK: - Internal

    let postingView = PostWindowView(layout: .top)
    let controller = PostWindowController()
    /// The app's window that gets key back.
    weak var lender: UIWindow?
    /// No public event tells of another tint, controller or first responder, so each frame looks while it is visible.
    var frameLink: FrameLink?

    // MARK: - Private

    private var observers: [NotificationObservers] = []

    private func setUp() {
        windowLevel = level.windowLevel
        windowScene = nil
        backgroundColor = nil
        postingView.owner = self
        controller.content.postView = postingView
        controller.owner = self
        rootViewController = controller
        observers = [
            NotificationObservers([
                UIWindow.didBecomeKeyNotification: { [weak self] in self?.windowDidBecomeKey($0.object) },
                UITextField.textDidBeginEditingNotification: { [weak self] in self?.editingDidBegin($0.object) },
                UITextView.textDidBeginEditingNotification: { [weak self] in self?.editingDidBegin($0.object) },
            ])
        ]
    }

    private func takesTouch(at point: CGPoint, with event: UIEvent?) -> Bool {
        if postingView.window === self, postingView.point(inside: convert(point, to: postingView), with: event) {
            return true
        }
        // What a posted controller presents takes all that it gets.
        return subviews.contains { view in
            view !== controller.viewIfLoaded && !view.isHidden
                && view.point(inside: convert(point, to: view), with: event)
        }
    }
}
