/// A container controller that shows the top of a stack of controllers below a navigation bar.
///
/// The stack changes at once; the visible controller follows. A change during a transition finishes the transition
/// first. A change from a callback of a transition takes effect after the callbacks.
/// https://developer.apple.com/documentation/uikit/uinavigationcontroller
open class UINavigationController: UIViewController {
    // MARK: - Lifecycle

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: - Stack

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }
    /// The controller presented over the stack, or the top controller.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Replaces the stack. If the last controller was already on the stack, the change is a pop, otherwise a push.
    /// The controllers must be distinct, and none may be a navigation controller.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        requireStackable(viewControllers)
        change(to: viewControllers, animated)
    }

    /// Pushes a controller, which may be neither on the stack nor a navigation controller.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        requireStackable(stack + [viewController])
        change(to: stack + [viewController], animated)
    }

    /// Pops the top controller and returns it. Returns nil and does nothing if only the root is left.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: stack.dropLast(), animated)
        return top
    }

    /// Pops to the given controller, which must be on the stack, and returns the popped ones.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(of: viewController) else {
            fatalError("Tried to pop to a view controller that doesn't exist: \(viewController).")
        }
        let popped = Array(stack[(index + 1)...])
        change(to: Array(stack[...index]), animated)
        return popped
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    // MARK: - Bar

    open private(set) lazy var navigationBar = UINavigationBar()

    open var isNavigationBarHidden: Bool {
        get { barIsHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar. The safe area of the children changes with it.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != barIsHidden else { return }
        barIsHidden = hidden
        guard isViewLoaded else { return }
        if animated {
            UIView.animate(withDuration: 0.2) { self.layOutBar() }
        } else {
            layOutBar()
        }
    }

    /// The gesture recognizer that pops with a pan from the leading edge. It can be disabled, or prevented by its
    /// delegate.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = edgePan

    // MARK: - UIViewController

    /// Pushes the controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

    override func mayContain(_ child: UIViewController) -> Bool { stack.contains(child) }

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        contentView.frame = view.bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.clipsToBounds = true
        view.addSubview(contentView)
        view.addSubview(navigationBar)
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        navigationBar.onHeightChange = { [weak self] in self?.layOutBar() }
        navigationBar.onBack = { [weak self] in self?.popSeenController() }
        contentView.addGestureRecognizer(edgePan)
        contentView.mayBegin = { [weak self] in $0 !== self?.edgePan || self?.leavesSwipeToOwner == false }
        edgePan.addHandler { [weak self] _ in self?.edgePanChanged() }
        reconcile(animated: false)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !hasToldDelegate.willShow, let top = stack.last else { return }
        hasToldDelegate.willShow = true
        delegate?.navigationController(self, willShow: top, animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard !hasToldDelegate.didShow, let top = stack.last else { return }
        hasToldDelegate.didShow = true
        delegate?.navigationController(self, didShow: top, animated: animated)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOutBar()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOutBar()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.verticalSizeClass == .compact, traitCollection.verticalSizeClass != .compact {
            largeTitleDidReturn()
        }
    }

    open override var childForStatusBarStyle: UIViewController? { stack.last }
    open override var childForStatusBarHidden: UIViewController? { stack.last }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { stack.last }

    // MARK: - Internal

    let contentView = ContainerContentView()
    let edgePan = EdgePanGestureRecognizer()
    var stack: [UIViewController] = []
    var barIsHidden = false
    /// The height of a minimized bar without the safe area, in points; nil for its usual height.
    package var minimizedBarHeight: CGFloat? {
        didSet { if minimizedBarHeight != oldValue { layOutBar() } }
    }
    /// The controller whose view is shown or being shown.
    var shown: UIViewController?
    var transition: ControllerTransition?
    /// The scroll view that moves the large title.
    weak var followedScrollView: UIScrollView?
    /// The action to run after the views have stopped moving.
    var endOfMovement: () -> Void = {}
    /// The interactive pop in progress, unless something else has ended it.
    weak var swipe: ControllerTransition?
    var isSwipeBeginning = false
    /// The children that haven't received `didMove(toParent:)` yet.
    var arriving: [UIViewController] = []
    private var hasToldDelegate = (willShow: false, didShow: false)
    var isTellingCallbacks = false
    /// Whether the stack changed during callbacks, and whether the update is animated.
    var pendingChange: (isPending: Bool, animated: Bool) = (false, false)
}
