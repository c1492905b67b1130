/// Shows the last of a stack of controllers below a navigation bar.
///
/// The stack changes at once, what is seen follows. A change during a transition brings that one to its end first; one
/// from inside a callback of a transition follows when the callbacks are through.
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
    /// What is presented over the stack, or its last controller.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// A last controller that was in the stack already is popped to, another one pushed. A controller that comes twice
    /// counts once; navigation controllers are logged and left out.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        var seen: Set<ObjectIdentifier> = []
        change(to: viewControllers.filter { canStack($0) && seen.insert(ObjectIdentifier($0)).inserted }, animated)
    }

    /// A controller that is in the stack already and a navigation controller are logged and ignored, where Apple's
    /// raises an exception.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard canStack(viewController) else { return }
        guard !stack.contains(viewController) else {
            return logMisuse("\(viewController) is on the stack of \(self) already.")
        }
        change(to: stack + [viewController], animated)
    }

    /// Nil, and nothing else, if the root is all that is left.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: stack.dropLast(), animated)
        return top
    }

    /// The controllers above `viewController`, which are popped; nil, logged, if it isn't on the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(of: viewController) else {
            logMisuse("\(viewController) isn't on the stack of \(self).")
            return nil
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

    /// The children's safe area follows the bar.
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

    /// Pops with a drag from the leading edge; switched off, or refused by its delegate, it doesn't.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = edgePan

    // MARK: - UIViewController

    /// Pushes the controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: UIView.areAnimationsEnabled)
    }

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

    open override var childForStatusBarStyle: UIViewController? { stack.last }
    open override var childForStatusBarHidden: UIViewController? { stack.last }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { stack.last }

    // MARK: - Internal

    let contentView = ContainerContentView()
    let edgePan = EdgePanGestureRecognizer()
    var stack: [UIViewController] = []
    var barIsHidden = false
    /// The controller whose view is shown, or on its way in.
    var shown: UIViewController?
    var transition: ControllerTransition?
    /// The scroll view that the large title goes with.
    weak var followedScrollView: UIScrollView?
    /// What is to be done once views have come to rest.
    var endOfMovement: () -> Void = {}
    /// The pop that a swipe leads, unless something else has put an end to it.
    weak var swipe: ControllerTransition?
    var isSwipeBeginning = false
    /// Children that haven't heard of `didMove(toParent:)` yet.
    var arriving: [UIViewController] = []
    private var hasToldDelegate = (willShow: false, didShow: false)
    var isTellingCallbacks = false
    /// Whether the stack changed meanwhile, and whether what is seen follows with an animation.
    var pendingChange: (isPending: Bool, animated: Bool) = (false, false)
}
