/// Owns a view and hears of its appearance.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller
@MainActor
open class UIViewController: UIResponder {
    package enum Appearance {
        case disappeared, appearing, appeared, disappearing
    }

    enum Passage {
        case presented, dismissed, toParent, fromParent
    }

    package var storedView: UIView?
    package var appearance = Appearance.disappeared {
        didSet { StatusBarRule.setNeedsUpdate() }
    }
    /// Whether the change of appearance that is under way is animated.
    var appearanceIsAnimated = false
    /// Whether the controller appears or disappears because its view moves, not because a container says so.
    var changesByMove = false
    /// Why the controller appears or disappears, until it has.
    var passage: Passage?
    /// What the controller presents itself.
    var presentation: Presentation? {
        didSet { StatusBarRule.setNeedsUpdate() }
    }
    /// The presentation that the controller was presented by itself.
    weak var ownPresentation: Presentation?
    /// Made before the presentation, or that of the presentation.
    var waitingPresentationController: UIPresentationController?
    /// The change between controllers in which this one takes part.
    weak var activeTransition: ControllerTransition?
    /// Whether `viewIsAppearing` was told of the appearance that is under way.
    var hasConfirmedAppearance = false
    var storedTraits: UITraitCollection? {
        didSet { StatusBarRule.setNeedsUpdate() }
    }
    var traitResponse: TraitResponse?
    /// What the controller makes of its children's traits.
    var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
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

    /// What the bars of a navigation and of a tab bar controller call the controller.
    open var title: String? {
        didSet {
            navigationItem.title = title
            tabBarItem.title = title
        }
    }

    // MARK: - Appearance

    open func viewWillAppear(_ animated: Bool) {}
    /// After `viewWillAppear`, when the view is in its hierarchy with traits and geometry.
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    /// For a container that shows a child: the child hears that it will appear or disappear. One that is on the way
    /// the other way turns round. Calling it for what is under way already does nothing.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { beginAppearance(animated: animated) } else { beginDisappearance(animated: animated) }
    }

    /// The child hears that it has appeared or disappeared.
    open func endAppearanceTransition() { endTransition() }

    // MARK: - Layout

    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}

    /// The least margins of the controller's root view: 16 points at the sides, 20 where there is more room.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let width = viewIfLoaded?.bounds.width ?? 0
        let side: CGFloat = width >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Whether the root view's margins are at least `systemMinimumLayoutMargins`; true by default.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            guard viewRespectsSystemMinimumLayoutMargins != oldValue else { return }
            viewIfLoaded?.marginsDidChange()
        }
    }

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

    /// True between the callbacks of appearance that a presentation causes, in the presented controller itself.
    open var isBeingPresented: Bool { passage == .presented }
    open var isBeingDismissed: Bool { passage == .dismissed }
    /// True between the callbacks of appearance that a push causes; likewise `isMovingFromParent` for a pop.
    open var isMovingToParent: Bool { passage == .toParent }
    open var isMovingFromParent: Bool { passage == .fromParent }

    // MARK: - Presentation

    /// Read when the controller is presented; a sheet by default.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// Whether a swipe can't dismiss the controller.
    open var isModalInPresentation = false
    /// Provides animators and a presentation controller of the app's own.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Whether the styles `.currentContext` and `.overCurrentContext` cover this controller, not one further out.
    open var definesPresentationContext = false
    /// Whether this controller's `modalTransitionStyle` counts, not that of what is presented in its context.
    open var providesPresentationContextTransitionStyle = false

    /// What presents this controller or the nearest of its ancestors; made in advance for one that isn't presented yet.
    open var presentationController: UIPresentationController? { nearestPresentationController }
    /// The same if it is a sheet, as by default.
    @available(iOS 15.0, *)
    open var sheetPresentationController: UISheetPresentationController? {
        nearestPresentationController as? UISheetPresentationController
    }
    /// The transition in which this controller, or else an ancestor of it, takes part; nil if there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        if let activeTransition, !activeTransition.isOver { return activeTransition.coordinator }
        return storedParent?.transitionCoordinator ?? viewIfLoaded?.window?.windowScene?.change?.coordinator
    }

    /// What this controller or the nearest of its ancestors presents.
    open var presentedViewController: UIViewController? { nearestPresentation?.presented }
    /// Who presented this controller or the nearest of its ancestors.
    open var presentingViewController: UIViewController? { nearestOwnPresentation?.presenter }

    /// Shows a controller over the outermost ancestor of this one; `completion` runs after its `viewDidAppear`.
    ///
    /// In full screen the presenter's view is taken out and the presenter disappears; under anything else it stays and
    /// hears nothing. In the current context the nearest ancestor that defines one takes the place of the outermost.
    /// While something is presented already, if this view is in no window, or if the controller has a parent or is
    /// presented elsewhere, the call is logged and ignored.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        startPresenting(viewControllerToPresent, animated: flag, completion)
    }

    /// Takes away what this controller presents, with all that stands on it; a controller that presents nothing is
    /// dismissed itself. `completion` runs after the `viewDidDisappear` of what was in front.
    ///
    /// An entrance that is under way comes to its end first. With nothing to dismiss the call does nothing.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion)
    }

    /// Has the nearest container show a controller in its way: a navigation controller pushes it. Presents it if there
    /// is no such container.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController { return navigationController.show(vc, sender: sender) }
        present(vc, animated: UIView.areAnimationsEnabled)
    }

    /// Has the nearest split view show a controller as its detail; presents it if there is none.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let splitViewController { return splitViewController.showDetailViewController(vc, sender: sender) }
        present(vc, animated: UIView.areAnimationsEnabled)
    }

    // MARK: - Containers

    /// Where the view goes on below bars; everywhere by default.
    open var edgesForExtendedLayout: UIRectEdge = .all

    /// The scroll view whose content the bar at an edge goes with; nil leaves it to the bar to find it.
    @available(iOS 15.0, *)
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        edge == .top ? namedScrollView : nil
    }

    @available(iOS 15.0, *)
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        if edge.contains(.top) { namedScrollView = scrollView }
    }

    private weak var namedScrollView: UIScrollView?

    /// Whether a tab bar makes room while this controller, or one on top of it, is on the stack of a navigation
    /// controller.
    open var hidesBottomBarWhenPushed = false

    /// What stands for the controller in a navigation bar.
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// What stands for the controller in a tab bar.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    open var navigationController: UINavigationController? { nearestAncestor() }
    open var splitViewController: UISplitViewController? { nearestAncestor() }
    open var tabBarController: UITabBarController? { nearestAncestor() }

    // MARK: - Environment

    open var traitCollection: UITraitCollection { storedTraits ?? unattachedTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { viewIfLoaded?.propagateTraits() } }
    }

    /// What a child has in place of what it inherits; nil takes that back. Deprecated by Apple since iOS 17 in favour of
    /// `traitOverrides`.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        setChildTraits(collection, for: childViewController)
    }

    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childTraits[ObjectIdentifier(childViewController)]
    }

    // MARK: - Size

    /// How large the view wants to be where that is free, as in a form sheet of an iPad; in points.
    open var preferredContentSize: CGSize = .zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            let container: (any UIContentContainer)? = storedParent ?? ownPresentation?.controller
            container?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// What a child gets of a size that this controller is to have; all of it by default.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the view takes another size because its scene does; by default passed on to the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardSizeTransition(to: size, coordinator)
    }

    /// Called before the traits change because the scene's size does, and before `viewWillTransition`; by default passed
    /// on to the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forwardTraitTransition(to: newCollection, coordinator)
    }

    // MARK: - Orientation

    /// Asked of the controller that fills the window; by default all, upside down on tablets only.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { defaultOrientations }

    final var defaultOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// Chosen among the supported ones when the present one isn't.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    /// What the controller supports has changed; the scene turns if it has to.
    @available(iOS 16.0, *)
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        viewIfLoaded?.window?.windowScene?.followDevice(animated: true)
    }

    // MARK: - Status bar

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Hidden by default where the height is compact, as on an iPhone in landscape.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Whether a controller that isn't presented in full screen decides on the status bar.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// In an animation block the status bar changes with it.
    open func setNeedsStatusBarAppearanceUpdate() {
        viewIfLoaded?.window?.windowScene?.updateStatusBar()
        RunCycle.setNeedsCommit()
    }

    // MARK: - Home indicator

    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
        StatusBarRule.setNeedsUpdate()
        RunCycle.setNeedsCommit()
    }

    open override var next: UIResponder? {
        ownPresentation?.presenter ?? viewIfLoaded?.storedSuperview ?? storedParent
    }
}
