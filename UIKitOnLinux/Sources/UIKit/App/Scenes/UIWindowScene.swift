/// A scene that manages windows.
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
    /// Whether the turn in which the app first made a window key has ended.
    var hasLaunched = false
    /// A number that increases with each scene and each window that becomes key. It identifies the scene used last.
    package var becameKeyAt = 0 {
        didSet { StatusBarRule.setNeedsUpdate() }
    }
    var traitResponse: TraitResponse?
    var storedTraits: UITraitCollection {
        didSet { StatusBarRule.setNeedsUpdate() }
    }
    /// Whether the status bar was hidden when the windows were last notified.
    var statusBarWasHidden = false
    /// The controller whose supported orientations determined the last rotation.
    weak var orientedController: UIViewController?
    /// Whether that controller preferred to lock the orientation when it was last asked.
    var isOrientationLocked = false

    // MARK: - Geometry

    package var storedScreen = UIScreen.inUse
    /// The frame on the screen of a scene that doesn't fill it; nil for one that does.
    package var frameOnScreen: CGRect?
    /// The view that clips the windows of a scene that doesn't fill the screen, for drawing.
    private lazy var container = SceneContainerView()
    /// The frame with a title bar, for drawing on a Mac.
    private lazy var macWindow = MacWindow()
    /// Whether an iPad shows window controls over the scene.
    var hasWindowControls = false {
        didSet { if hasWindowControls != oldValue { RunCycle.setNeedsCommit() } }
    }
    /// The window controls, for drawing.
    private lazy var windowControls = WindowControls()
    package var storedOrientation = UIInterfaceOrientation.portrait
    /// The orientations requested by `requestGeometryUpdate`, until the device is rotated.
    var requestedOrientations: UIInterfaceOrientationMask?
    /// The change of size or orientation in progress.
    var change: SceneChange?
    /// Whether the scene has the other style, for a snapshot.
    var isPosing = false
    /// Whether a change is setting new values. Other code must not react to them yet.
    var isChanging = false

    // MARK: - Lifecycle

    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        storedTraits = UIScreen.inUse.traitCollection
        super.init(session: session, connectionOptions: connectionOptions)
        storedOrientation = UIScreen.inUse.configuration.interfaceOrientation
        becameKeyAt = Self.nextKeyOrder()
    }

    // MARK: - Windows

    open var screen: UIScreen { storedScreen }

    /// The windows, back to front: ordered by level, then by when they were shown.
    open var windows: [UIWindow] { storedWindows.compactMap(\.window) }

    open var keyWindow: UIWindow? { storedKeyWindow }

    /// Returns the layers that draw the windows, back to front.
    func layers(at origin: CGPoint) -> [CALayer] {
        let layers = windows.filter { !$0.isHidden }.map(\.layer)
        guard frameOnScreen != nil else { return layers.map { $0.superlayer == nil ? $0 : container.release($0) } }
        let isInWindow = screen.configuration.windowSize != nil
        container.hold(layers, in: CGRect(origin: origin, size: frame.size), belowTitleBar: isInWindow)
        if let area = windowControlsArea {
            windowControls.draw(in: area.offsetBy(dx: origin.x, dy: origin.y))
            return [container.layer, windowControls.layer]
        }
        guard isInWindow, origin == frame.origin else { return [container.layer] }
        macWindow.surround(self, isInUse: UIApplication.shared.windowScenes.last === self)
        return [macWindow.layer, container.layer]
    }

    // MARK: - Environment

    open var traitCollection: UITraitCollection { storedTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

    /// The orientation of the scene. Apple has deprecated it in iOS 26 in favor of
    /// `effectiveGeometry.interfaceOrientation`.
    open var interfaceOrientation: UIInterfaceOrientation { storedOrientation }

    /// The coordinate space of the scene. Apple has deprecated it in iOS 26 in favor of
    /// `effectiveGeometry.coordinateSpace`.
    open var coordinateSpace: any UICoordinateSpace { FixedCoordinateSpace(frame: frame) }

    @available(iOS 16.0, *)
    open var effectiveGeometry: Geometry { Geometry(of: self) }

    open var isFullScreen: Bool { frameOnScreen == nil }

    /// Requests another orientation. `errorHandler` runs if the app or the device doesn't support it, or if the scene
    /// doesn't fill the screen.
    @available(iOS 16.0, *)
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        update(to: geometryPreferences, errorHandler)
    }
}
