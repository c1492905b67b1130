internal import Readings

/// The root of a view hierarchy. Windows are ordered by level, then by when they were shown.
///
/// https://developer.apple.com/documentation/uikit/uiwindow
open class UIWindow: UIView {
    // MARK: - Lifecycle

    /// Creates a window in a scene, with the scene's size. It is hidden until shown.
    public init(windowScene: UIWindowScene) {
        super.init(frame: CGRect(origin: .zero, size: windowScene.frame.size))
        self.windowScene = windowScene
        finishInit()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
    }

    /// Creates a window with the size of the device's screen.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
    }

    private func finishInit() {
        storedWindow = self
        super.isHidden = true
        environment.traits = windowScene?.traitCollection ?? UIScreen.main.traitCollection
        updateSafeArea()
    }

    deinit { StatusBarRule.setNeedsUpdate() }

    package weak var storedFirstResponder: UIResponder?

    // MARK: - Scene

    /// The scene of the window. Setting it moves the window to another scene; nil removes it from the screen.
    open weak var windowScene: UIWindowScene? {
        didSet { if windowScene !== oldValue { windowSceneDidChange(from: oldValue) } }
    }

    open var screen: UIScreen { windowScene?.screen ?? UIScreen.main }

    // MARK: - Level and key status

    open var windowLevel: Level = .normal {
        didSet { if windowLevel != oldValue { windowScene?.sortWindows(movingToFront: nil) } }
    }

    open var isKeyWindow: Bool { !Reading.keyWindowsAreUnreported.isOn && windowScene?.keyWindow === self }
    open var canBecomeKey: Bool { true }

    open func makeKey() { KeyWindow.make(self) }

    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    open func becomeKey() {}
    open func resignKey() {}

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            visibilityDidChange()
        }
    }

    // MARK: - Content

    open var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue { rootViewControllerDidChange(from: oldValue) } }
    }

    /// Dispatches an event to the views and recognizers of the window, or to the responders of its presses.
    open func sendEvent(_ event: UIEvent) {
        if let event = event as? UIPressesEvent {
            routePresses(of: event)
        } else {
            routeTouches(of: event)
        }
    }

    open override var next: UIResponder? { windowScene }

    open override func layoutSubviews() {
        rootViewController?.viewIfLoaded?.frame = bounds
        super.layoutSubviews()
    }
}
