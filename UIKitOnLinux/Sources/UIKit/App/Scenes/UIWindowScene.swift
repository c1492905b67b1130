/// A scene that shows windows.
///
/// https://developer.apple.com/documentation/uikit/uiwindowscene
open class UIWindowScene: UIScene {
    package struct WeakWindow {
        package weak var window: UIWindow?
    }

    package var storedWindows: [WeakWindow] = [] {
        didSet { StatusBarRule.setNeedsUpdate() }
    }
    package weak var storedKeyWindow: UIWindow?
    /// Counts up with each scene and each window that became key, so that the latest of several scenes is known.
    package var becameKeyAt = 0 {
        didSet { StatusBarRule.setNeedsUpdate() }
    }
    var traitResponse: TraitResponse?
    var storedTraits: UITraitCollection {
        didSet { StatusBarRule.setNeedsUpdate() }
    }
    /// What the status bar was like when the windows last heard of it.
    var statusBarWasHidden = false
    /// Whose word on orientations counted when the scene was last turned.
    weak var orientedController: UIViewController?

    // MARK: - Geometry

    package var storedScreen = UIScreen.main
    /// Where a scene that doesn't fill the screen lies on it; nil for one that does.
    package var frameOnScreen: CGRect?
    /// Holds the windows of a scene that doesn't fill the screen where they are drawn.
    private lazy var container = SceneContainerView()
    package var storedOrientation = UIInterfaceOrientation.portrait
    /// Orientations that the app asked for by `requestGeometryUpdate`, until the device is turned.
    var requestedOrientations: UIInterfaceOrientationMask?
    /// The change of size or orientation that is under way.
    var change: SceneChange?
    /// Whether the change sets new values, so that nobody else is to act on them.
    var isChanging = false

    // MARK: - Lifecycle

    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        storedTraits = UIScreen.main.traitCollection
        super.init(session: session, connectionOptions: connectionOptions)
        storedOrientation = UIScreen.main.configuration.interfaceOrientation
        becameKeyAt = Self.nextKeyOrder()
    }

    // MARK: - Windows

    open var screen: UIScreen { storedScreen }

    /// Back to front: by level, then in the order of showing.
    open var windows: [UIWindow] { storedWindows.compactMap(\.window) }

    open var keyWindow: UIWindow? { storedKeyWindow }

    /// What draws the windows, back to front.
    func layers(at origin: CGPoint) -> [CALayer] {
        let layers = windows.filter { !$0.isHidden }.map(\.layer)
        guard frameOnScreen != nil else { return layers.map { $0.superlayer == nil ? $0 : container.release($0) } }
        container.hold(layers, in: CGRect(origin: origin, size: frame.size))
        return [container.layer]
    }

    // MARK: - Environment

    open var traitCollection: UITraitCollection { storedTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

    /// Deprecated by Apple since iOS 26 in favour of `effectiveGeometry.interfaceOrientation`.
    open var interfaceOrientation: UIInterfaceOrientation { storedOrientation }

    /// Deprecated by Apple since iOS 26 in favour of `effectiveGeometry.coordinateSpace`.
    open var coordinateSpace: any UICoordinateSpace { FixedCoordinateSpace(frame: frame) }

    @available(iOS 16.0, *)
    open var effectiveGeometry: Geometry { Geometry(of: self) }

    open var isFullScreen: Bool { frameOnScreen == nil }

    /// Asks for another orientation; `errorHandler` runs if the app or the device doesn't support it, or if the scene
    /// doesn't fill the screen.
    @available(iOS 16.0, *)
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        update(to: geometryPreferences, errorHandler)
    }
}
