import UIKit

/// The post view of a scene: on its key window while something is queued or shown, in front of everything there but its
/// own menus.
final class WindowPostView: PostView, SceneHost {
    // MARK: - Lifecycle

    static let all = SceneHosts { WindowPostView() }

    /// A view that waits for a scene to adopt it.
    required init(layout: MessageLayout = .top) {
        super.init(layout: layout)
        // Touches follow the order of subviews, painting follows this too: above whatever comes later.
        layer.zPosition = Self.frontmost
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Internal

    private(set) weak var scene: UIWindowScene?

    /// It is on a window only while it is needed, so this can't be switched off.
    override var removeFromSuperviewOnEmpty: Bool {
        get { true }
        set {}
    }

    func adopt(by scene: UIWindowScene) {
        self.scene = scene
        windowsDidChange()
    }

    /// The scene's key window may be another one now: what is shown goes there, what waits may come.
    func windowsDidChange() {
        updateHost()
        if superview != nil { attach() }
    }

    /// The scene is gone, and everything on it; posts that outlive it go to `successor`.
    func sceneDidGo(successor: WindowPostView) {
        scene = nil
        updateHost()
        postManager.loseScene(successor: successor.postManager)
        removeFromSuperview()
    }

    /// Posts can be shown as soon as the scene has a window; the view goes there when the first one comes.
    override func updateHost() {
        postManager.hasHost = host != nil
    }

    override func postManager(_ postManager: PostManager, willPost view: UIView) {
        attach()
        super.postManager(postManager, willPost: view)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        updateFrontKeeper()
    }

    // MARK: - Private

    private static let frontmost: CGFloat = 10_000
    private var frontKeeper: FrameLink?

    /// The scene's key window. While that is one for alerts or the like, the normal window that it was on, or any.
    private var host: UIWindow? {
        let key = scene?.keyWindow
        let normal = scene?.windows.filter { !$0.isHidden && $0.windowLevel == .normal && !($0 is PostWindow) } ?? []
        return normal.first { $0 === key } ?? normal.first { $0 === superview } ?? normal.first ?? key
    }

    private func attach() {
        guard let host, superview !== host else { return }
        addTo(view: host, layout: .top, constrainToSafeArea: false)
        host.layoutIfNeeded()
    }

    /// No public event tells of a view that is added to the window later, nor of a menu, so each frame looks.
    private func updateFrontKeeper() {
        if superview != nil, frontKeeper == nil {
            frontKeeper = FrameLink { [weak self] in self?.moveToFront() }
        } else if superview == nil {
            frontKeeper?.invalidate()
            frontKeeper = nil
        }
    }

    /// A menu of a post is in front of it.
    private func moveToFront() {
        guard let superview else { return }
        let isFrontmost = superview.subviews.last === self
        let isBehindMenu = !isFrontmost && hasOpenMenu
        let zPosition = isBehindMenu ? 0 : Self.frontmost
        if layer.zPosition != zPosition { layer.zPosition = zPosition }
        if !isFrontmost, !isBehindMenu { superview.bringSubviewToFront(self) }
    }
}
