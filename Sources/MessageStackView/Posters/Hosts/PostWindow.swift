public import UIKit

/// A separate window that shows posts above sheets and alerts.
///
/// ```swift
/// windowScene.postWindow().post(badgeMessage: message)
/// ```
///
/// The window is attached to its scene, and visible, only while a post is on the screen. Touches outside posts reach the app. The
/// tint color, user interface style, text size and layout direction follow the app's window. The app's key window stays key, and
/// the app's visible view controller controls the status bar, the home indicator and the orientations, with these exceptions:
///
/// - The post window is key while the user types in a post, and while a post that blocks touches on the app receives the presses of
///   a hardware keyboard. Afterward, the window that `nextKeyWindow` returns becomes key or, if that property is nil, the window
///   that was key before.
/// - A post with a `statusBarStyle` or `isStatusBarHidden` in its presentation controls the status bar. A posted view controller
///   with a backdrop that blocks touches controls the status bar and the orientations.
///
/// Posts wait while the app has no scene. When the scene of the window disconnects, posts whose `PostOptions.outlivesScene` is true
/// move to another scene. The other posts end with `PostRemovalReason.hostGone`. New posts on this window then appear on another
/// scene, until a scene of the same session connects and takes over the window.
public final class PostWindow: UIWindow, Poster {
    // MARK: - Lifecycle

    /// Creates a window that shows posts on a scene. The window is hidden until something is posted. Keep a reference to the
    /// window, or call `UIWindowScene.postWindow(level:)` instead, whose windows the library retains.
    ///
    /// - Parameters:
    ///   - windowScene: The scene. Its `windows` contain the new window only while the new window is visible.
    ///   - level: The level of the window. The default is one above `UIWindow.Level.alert`.
    public convenience init(windowScene: UIWindowScene, level: UIWindow.Level = .alert + 1) {
        self.init(level: level)
        session = windowScene.session.persistentIdentifier
        postView.host = PostWindowHost(of: self)
        adopt(by: windowScene)
        SceneHistory.shared.addFollower(self)
    }

    /// Creates a window that waits for a scene. Callers use `init(level:)`.
    @available(iOS, deprecated: 26.0)
    @available(visionOS, deprecated: 26.0)
    init(withoutSceneAt level: UIWindow.Level) {
        registeredLevel = level
        super.init(frame: .zero)
        windowLevel = level
        #if os(visionOS)
            // The level alone doesn't bring a window to the front (https://developer.apple.com/forums/thread/756696).
            layer.zPosition = 1
        #endif
        windowScene = nil
        backgroundColor = nil
        postView.host = PostWindowHost(of: self, sharedAt: level)
        controller.content.postView = postView
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

    public required init?(coder: NSCoder) { nil }

    // MARK: - Public

    /// The post view that shows the posts of the window. It fills the window. Posts enter from the top unless you set its `edge`
    /// to `.bottom`.
    public let postView = PostView.hosted(at: .top)

    /// The manager that decides when posts enter and leave. It is the manager of `postView`, and setting this property sets the
    /// manager of `postView`. If you set this property to the manager of another post view, the posts of both have one queue; see
    /// `PostView.postManager`.
    public var postManager: PostManager {
        get { postView.postManager }
        set { postView.postManager = newValue }
    }

    /// The object that shows the posts of the window: its `postView`.
    public var viewPoster: (any UIViewPoster)? { postView }

    /// A closure that returns the window that becomes key when this window stops being key, for example after the user has typed in
    /// a post. The default is nil, which makes the previous key window key again. If the closure returns nil, a hidden window, a
    /// window of another scene, or a `PostWindow`, the previous key window becomes key too.
    public var nextKeyWindow: (@MainActor () -> UIWindow?)?

    /// The scene in which the posts are shown. It is nil before the window has a scene. It is also nil after the scene has
    /// disconnected, until another scene takes over the window. Unlike `windowScene`, this property is also set while the window is
    /// hidden.
    public private(set) weak var scene: UIWindowScene?

    /// A Boolean value that indicates whether the window can become key. It is true only while the first responder is in a post,
    /// for example while the user types.
    public override var canBecomeKey: Bool { editedResponder != nil }

    /// Returns the view that receives a touch at a point: a view in a post, a backdrop that blocks touches, or a view of a
    /// controller that a posted controller has presented. UIKit calls this method.
    ///
    /// - Parameters:
    ///   - point: The point in the coordinate system of the window.
    ///   - event: The event; nil outside event handling.
    /// - Returns: The view, or nil if the point is in none of these views. In this case, the touch reaches the app's windows behind
    ///   this window.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // A touch may show another screen of the app, which controls the status bar.
        if event != nil { SceneHistory.shared.use(postView.hostScene) }
        guard takesTouch(at: point, with: event) else { return nil }
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === controller.viewIfLoaded ? nil : hit
    }

    // MARK: - Internal

    /// The app's window: the window that is, or was last, key; otherwise the frontmost normal one.
    var appWindow: UIWindow? {
        let windows = (windowScene ?? scene)?.windows.filter { !$0.isHidden && !($0 is PostWindow) } ?? []
        return windows.first { $0 === lastKeyWindow }
            ?? windows.last { $0.windowLevel == .normal && $0.rootViewController != nil } ?? windows.last
    }

    /// The status bar style that the newest post with a style requests; nil if no post on screen requests one.
    var postedStatusBarStyle: UIStatusBarStyle? {
        stayingPosts.lazy.compactMap { self.postManager.presentation(of: $0)?.statusBarStyle }.first
    }

    /// A Boolean value that indicates whether the newest post with a preference hides the status bar; nil if no post on
    /// screen has a preference.
    ///
    /// Posts don't hide a status bar at the side of the screen, as on iPhone Duo, since none is in its place.
    var isStatusBarHiddenByPost: Bool? {
        guard safeAreaInsets.top > 0 || max(safeAreaInsets.left, safeAreaInsets.right) == 0 else { return nil }
        return stayingPosts.lazy.compactMap { self.postManager.presentation(of: $0)?.isStatusBarHidden }.first
    }

    /// The newest posted controller with a backdrop that blocks touches.
    var blockingController: UIViewController? {
        stayingPosts.first { postManager.presentation(of: $0)?.backdrop.isBlocking == true }?.view?.next
            as? UIViewController
    }

    // MARK: - Private

    private let controller = PostWindowController()
    /// The initial level, which is that of the windows that take over the posts of a disconnected scene.
    private let registeredLevel: UIWindow.Level
    /// The session of the scene for which the app has created the window; nil for a window of the library.
    private var session: String?
    /// The app's window that gets key status back.
    private weak var lastKeyWindow: UIWindow?
    private var observers: [NotificationObservers] = []

    /// The posts that are entering or shown, newest first.
    private var stayingPosts: [Post] {
        postManager.currentPosts(on: postView).reversed().filter { $0.phase == .entering || $0.phase == .shown }
    }

    /// The view or the view controller in a post that is the first responder.
    private var editedResponder: UIResponder? { postView.firstResponderInside }

    private func takesTouch(at point: CGPoint, with event: UIEvent?) -> Bool {
        if postView.window === self, postView.point(inside: convert(point, to: postView), with: event) {
            return true
        }
        // Views that a posted controller presents take all touches inside them.
        return subviews.contains { view in
            view !== controller.viewIfLoaded && !view.isHidden
                && view.point(inside: convert(point, to: view), with: event)
        }
    }

    // MARK: Visibility

    fileprivate var isInUse: Bool { !postView.subviews.isEmpty || controller.isInUse }

    /// A Boolean value that indicates whether other code has removed the post view from the window.
    fileprivate var isDetached: Bool { !isHidden && postView.window !== self && !isCovered }

    /// A Boolean value that indicates whether UIKit has taken the view of the root controller, with the post view, for a
    /// presentation.
    private var isCovered: Bool {
        controller.isCoveredByPresentation && controller.viewIfLoaded.map(postView.isDescendant) == true
    }

    fileprivate func show() {
        guard let scene else { return }
        if isHidden || windowScene !== scene { show(on: scene) }
        guard isDetached else { return }
        controller.restorePostView()
        layoutIfNeeded()
    }

    private func show(on scene: UIWindowScene) {
        if lastKeyWindow == nil || lastKeyWindow?.windowScene !== scene { lastKeyWindow = scene.keyWindow }
        windowScene = scene
        frame = scene.windowSpace.bounds
        copyEnvironment()
        isHidden = false
        layoutIfNeeded()
    }

    fileprivate func hide() {
        guard !isHidden else { return }
        returnKeyStatus()
        let app = appWindow
        isHidden = true
        windowScene = nil
        app?.rootViewController?.updateStatusBar()
        app?.rootViewController?.updateOrientations()
    }

    fileprivate func update() {
        copyEnvironment()
        controller.update()
        if isKey, editedResponder == nil { returnKeyStatus() }
    }

    /// Copies the appearance of the app's window, where it differs.
    private func copyEnvironment() {
        guard let app = appWindow, let scene = windowScene else { return }
        let traits = app.traitCollection
        let style = traits.userInterfaceStyle
        let override: UIUserInterfaceStyle = style == scene.traitCollection.userInterfaceStyle ? .unspecified : style
        if overrideUserInterfaceStyle != override { overrideUserInterfaceStyle = override }
        if tintColor != app.tintColor { tintColor = app.tintColor }
        controller.takeOver(
            category: traits.preferredContentSizeCategory, direction: traits.layoutDirection)
    }

    // MARK: Key status

    /// A Boolean value that indicates whether the window is the key window of its scene. With Stage Manager,
    /// `isKeyWindow` may be false for all windows.
    private var isKey: Bool { windowScene?.keyWindow === self }

    private func windowDidBecomeKey(_ object: Any?) {
        guard let window = object as? UIWindow, window.windowScene === scene, !(window is PostWindow) else { return }
        lastKeyWindow = window
    }

    /// Makes the window key for a text field that didn't do so itself.
    private func editingDidBegin(_ object: Any?) {
        guard let view = object as? UIView, view.window === self, !isKey else { return }
        makeKey()
    }

    /// Makes the app's window key, unless another window has already become key instead of this one.
    private func returnKeyStatus() {
        guard isKey else { return }
        let wanted = nextKeyWindow?()
        let isValid = wanted.map { !$0.isHidden && $0.windowScene === windowScene && !($0 is PostWindow) } ?? false
        (isValid ? wanted : appWindow)?.makeKey()
    }
}

// MARK: - SceneHost

extension PostWindow: SceneHost {
    /// The windows of the library by their levels. Tests remove them, since a new process has no windows of former scenes.
    static var registries: [UIWindow.Level: SceneHosts<PostWindow>] = [:]

    /// The windows of `UIWindowScene.postWindow(level:)`.
    static func all(at level: UIWindow.Level) -> SceneHosts<PostWindow> {
        if let registry = registries[level] { return registry }
        let registry = SceneHosts { PostWindow(level: level) }
        registries[level] = registry
        return registry
    }

    func adopt(by scene: UIWindowScene) {
        self.scene = scene
        windowsDidChange()
    }

    func windowsDidChange() {
        postView.updateHost()
    }

    func sceneDidGo() {
        scene = nil
        postView.updateHost()
        postManager.loseScene(of: postView)
        // Another scene may have taken over the window.
        if scene == nil { postView.leaveHost() }
    }

    /// The post view of the library's window that shows the posts while this one has no scene; nil if it is this one.
    fileprivate var successor: PostView? {
        guard scene == nil else { return nil }
        let window = PostWindow.all(at: registeredLevel).hostInUse()
        return window === self ? nil : window.postView
    }
}

// MARK: - SceneFollower

/// Follows the scene of a window that the app has created, and later scenes of the same session.
extension PostWindow: SceneFollower {
    func windowsDidChange(on scene: UIWindowScene) {
        if self.scene === scene {
            windowsDidChange()
        } else if self.scene == nil, scene.session.persistentIdentifier == session {
            adopt(by: scene)
        }
    }

    func sceneDidDisconnect(_ scene: UIWindowScene) {
        if self.scene === scene { sceneDidGo() }
    }
}

/// The host of a window's post view, which doesn't retain the window.
@MainActor
private final class PostWindowHost: PostHost {
    private weak var window: PostWindow?
    /// The level of a window of the library; nil for one that the app has created.
    private let sharedLevel: UIWindow.Level?

    init(of window: PostWindow, sharedAt level: UIWindow.Level? = nil) {
        self.window = window
        sharedLevel = level
    }

    var absence: PostAbsence? { scene == nil ? .noScene : nil }
    var scene: UIWindowScene? { window?.scene }
    /// An app may retain the post view of a window that the library has released.
    var successor: PostView? {
        guard window == nil else { return window?.successor }
        return sharedLevel.map { PostWindow.all(at: $0).hostInUse().postView }
    }
    /// Touches that the window lets through reach the app.
    var tapHost: UIView? { window?.appWindow }
    var isInUse: Bool { window?.isInUse ?? false }

    var isDetached: Bool { window?.isDetached ?? true }

    func screen(at edge: PostEdge) -> VisibleScreen? {
        window?.appWindow.map { VisibleScreen(in: $0, at: edge, x: window?.postView.middle(at: edge)) }
    }

    func prepare(for presentation: PostPresentation) { window?.show() }

    func update() -> Bool {
        window?.update()
        return false
    }

    func leave() { window?.hide() }
}

extension PostWindow: WindowWithoutScene {}
