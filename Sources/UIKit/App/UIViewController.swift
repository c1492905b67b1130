/// Owns a view and hears of its appearance.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller
@MainActor
open class UIViewController: UIResponder {
    package enum Appearance {
        case disappeared, appearing, appeared, disappearing
    }

    package var storedView: UIView?
    package var appearance = Appearance.disappeared
    package var storedChildren: [UIViewController] = []
    package weak var storedParent: UIViewController?

    // MARK: - Lifecycle

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    // MARK: - View

    /// Loaded when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set { replaceView(with: newValue) }
    }

    open var viewIfLoaded: UIView? { storedView }
    open var isViewLoaded: Bool { storedView != nil }
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
    open func loadViewIfNeeded() { loadIfNeeded() }
    open func viewDidLoad() {}

    open var title: String?

    // MARK: - Appearance

    open func viewWillAppear(_ animated: Bool) {}
    /// After `viewWillAppear`, when the view is in its hierarchy with traits and geometry.
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    // MARK: - Layout

    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}

    /// Added to what the view inherits of safe area, in points.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
    }

    // MARK: - Containment

    open var parent: UIViewController? { storedParent }
    open var children: [UIViewController] { storedChildren }
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    open func removeFromParent() { leaveParent() }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: - Environment

    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection ?? ViewEnvironment.unattachedTraits
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.propagateTraits() } }
    }

    // MARK: - Status bar

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Hidden by default where the height is compact, as on an iPhone in landscape.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
    open var childForStatusBarStyle: UIViewController? { nil }
    open func setNeedsStatusBarAppearanceUpdate() { RunCycle.setNeedsCommit() }

    open override var next: UIResponder? { viewIfLoaded?.storedSuperview ?? storedParent }
}
