/// A controller that manages a view and responds to changes of its appearance.
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
    /// Whether the current change of appearance is animated.
    var appearanceIsAnimated = false
    /// Whether the controller appears or disappears because its view moves, not because a container requests it.
    var changesByMove = false
    /// The reason for the current appearance or disappearance, nil when it has ended.
    var passage: Passage?
    /// The presentation whose presenter is this controller.
    var presentation: Presentation? {
        didSet { StatusBarRule.setNeedsUpdate() }
    }
    /// The presentation whose presented controller is this one.
    weak var ownPresentation: Presentation?
    /// The presentation controller, created before the presentation starts.
    var waitingPresentationController: UIPresentationController?
    /// The current transition in which this controller takes part.
    weak var activeTransition: ControllerTransition?
    /// Whether `viewIsAppearing` has been called in the current appearance.
    var hasConfirmedAppearance = false
    var storedTraits: UITraitCollection? {
        didSet { StatusBarRule.setNeedsUpdate() }
    }
    var traitResponse: TraitResponse?
    /// The traits that this controller overrides for its children.
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

    /// The controller's view, loaded at first access.
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

    /// The title of the controller, shown in navigation bars and tab bars.
    open var title: String? {
        didSet {
            navigationItem.title = title
            tabBarItem.title = title
        }
    }

    // MARK: - Appearance

    open func viewWillAppear(_ animated: Bool) {}
    /// Called after `viewWillAppear`, when the view is in its hierarchy and has its traits and geometry.
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    /// Starts a change of the child's appearance, on behalf of a container. An opposite change in progress is reversed;
    /// a call for the change in progress does nothing.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { beginAppearance(animated: animated) } else { beginDisappearance(animated: animated) }
    }

    /// Ends the change of appearance: the child has appeared or disappeared.
    open func endAppearanceTransition() { endTransition() }

    // MARK: - Layout

    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}

    /// The minimum margins of the root view: 16 points on each side, or 20 in views at least 414 points wide.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let width = viewIfLoaded?.bounds.width ?? 0
        let side: CGFloat = width >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// A Boolean value that indicates whether the margins of the root view are at least `systemMinimumLayoutMargins`.
    /// The default is true.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            guard viewRespectsSystemMinimumLayoutMargins != oldValue else { return }
            viewIfLoaded?.marginsDidChange()
        }
    }

    /// The insets added to the safe area that the view inherits, in points.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
    }

    // MARK: - Containment

    open var parent: UIViewController? { storedParent }
    open var children: [UIViewController] { storedChildren }
    open func addChild(_ childController: UIViewController) {
        checkHierarchy(of: childController)
        adopt(childController)
    }
    /// Whether the container has a place for a child.
    func mayContain(_ child: UIViewController) -> Bool { true }
    open func removeFromParent() { leaveParent() }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// A Boolean value that indicates whether the controller is appearing because it is presented. True during the
    /// appearance callbacks of the presented controller itself.
    open var isBeingPresented: Bool { passage == .presented }
    open var isBeingDismissed: Bool { passage == .dismissed }
    /// A Boolean value that indicates whether the controller is appearing because it is pushed. `isMovingFromParent` is
    /// the same for a pop.
    open var isMovingToParent: Bool { passage == .toParent }
    open var isMovingFromParent: Bool { passage == .fromParent }

    // MARK: - Presentation

    /// The style of the presentation, read when the controller is presented. The default is a sheet.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// A Boolean value that indicates whether interactive dismissal is disabled.
    open var isModalInPresentation = false
    /// The delegate that provides custom animators and a custom presentation controller.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// A Boolean value that indicates whether presentations with the styles `.currentContext` and `.overCurrentContext`
    /// cover this controller rather than an ancestor.
    open var definesPresentationContext = false
    /// A Boolean value that indicates whether presentations in this context use this controller's
    /// `modalTransitionStyle` instead of the presented controller's.
    open var providesPresentationContextTransitionStyle = false

    /// The presentation controller of this controller or of its nearest presented ancestor. It is created in advance
    /// for a controller that isn't presented yet.
    open var presentationController: UIPresentationController? { nearestPresentationController }
    /// The presentation controller if it presents a sheet, as by default; otherwise nil.
    @available(iOS 15.0, *)
    open var sheetPresentationController: UISheetPresentationController? {
        nearestPresentationController as? UISheetPresentationController
    }
    /// The coordinator of the current transition of this controller or of an ancestor; nil without a transition.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        if let activeTransition, !activeTransition.isOver { return activeTransition.coordinator }
        return storedParent?.transitionCoordinator ?? viewIfLoaded?.window?.windowScene?.change?.coordinator
    }

    /// The controller presented by this controller or by its nearest ancestor.
    open var presentedViewController: UIViewController? { nearestPresentation?.presented }
    /// The controller that presented this controller or its nearest ancestor.
    open var presentingViewController: UIViewController? { nearestOwnPresentation?.presenter }

    /// Presents a controller over the outermost ancestor of this one. `completion` runs after its `viewDidAppear`.
    ///
    /// In full screen, the presenter's view is removed and the presenter disappears; with other styles the view stays
    /// and the presenter isn't notified. The current-context styles use the nearest ancestor that defines a context
    /// instead of the outermost. The call is logged and ignored if something is presented already, if this view isn't
    /// in a window, or if the controller has a parent or is presented elsewhere.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        startPresenting(viewControllerToPresent, animated: flag, completion)
    }

    /// Dismisses the controller that this one presents, with everything presented on top of it. If this controller
    /// presents nothing, it is dismissed itself. `completion` runs after the `viewDidDisappear` of the frontmost
    /// controller.
    ///
    /// A presentation animation in progress is completed first. Does nothing if there is nothing to dismiss.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        startDismissing(animated: flag, completion)
    }

    /// Shows a controller in the nearest container that can: a navigation controller pushes it. Presents it if there is
    /// no such container.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController { return navigationController.show(vc, sender: sender) }
        present(vc, animated: UIView.areAnimationsEnabled)
    }

    /// Shows a controller as the detail of the nearest split view controller; presents it if there is none.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let splitViewController { return splitViewController.showDetailViewController(vc, sender: sender) }
        present(vc, animated: UIView.areAnimationsEnabled)
    }

    // MARK: - Containers

    /// The edges at which the view extends below bars. The default is all.
    open var edgesForExtendedLayout: UIRectEdge = .all

    /// Returns the scroll view that the bar at an edge follows, or nil if the bar finds it by itself.
    @available(iOS 15.0, *)
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        edge == .top ? namedScrollView : nil
    }

    @available(iOS 15.0, *)
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        if edge.contains(.top) { namedScrollView = scrollView }
    }

    private weak var namedScrollView: UIScrollView?

    /// A Boolean value that indicates whether the tab bar is hidden while this controller, or one above it, is on the
    /// stack of a navigation controller.
    open var hidesBottomBarWhenPushed = false

    /// The item that represents the controller in a navigation bar.
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// The item that represents the controller in a tab bar.
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

    /// Overrides traits that a child inherits; nil removes the override. Apple has deprecated it in iOS 17 in favor of
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

    /// The preferred size of the view for containers that support it, such as a form sheet on iPad; in points.
    open var preferredContentSize: CGSize = .zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            let container: (any UIContentContainer)? = storedParent ?? ownPresentation?.controller
            container?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size of a child for a given size of this controller. Returns the whole size by default.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the size of the view changes because its scene's size does. The default calls the same method of
    /// the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forwardSizeTransition(to: size, coordinator)
    }

    /// Called before the traits change because of the scene's size, and before `viewWillTransition`. The default calls
    /// the same method of the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forwardTraitTransition(to: newCollection, coordinator)
    }

    // MARK: - Orientation

    /// The orientations that the controller supports. Only the controller that fills the window is asked. By default
    /// all on iPad and all but upside down on iPhone.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { defaultOrientations }

    final var defaultOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// The supported orientation to use when the current one isn't supported.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    /// Notifies UIKit that the supported orientations have changed. The scene rotates if necessary.
    @available(iOS 16.0, *)
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        viewIfLoaded?.window?.windowScene?.followDevice(animated: true)
    }

    /// A Boolean value that indicates whether the controller prefers that the interface keeps its orientation. The default is
    /// false. UIKit asks the controller that it asks for its orientations when that controller changes, and after
    /// `setNeedsUpdateOfPrefersInterfaceOrientationLocked()`.
    ///
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/prefersinterfaceorientationlocked
    @available(iOS 26.0, *)
    open var prefersInterfaceOrientationLocked: Bool { false }

    /// The child that is asked for `prefersInterfaceOrientationLocked` instead of this controller; nil, the default, for none.
    @available(iOS 26.0, *)
    open var childForInterfaceOrientationLock: UIViewController? { nil }

    /// Notifies UIKit that `prefersInterfaceOrientationLocked` or its child has changed.
    @available(iOS 26.0, *)
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
        viewIfLoaded?.window?.windowScene?.updateOrientationLock()
    }

    // MARK: - Status bar

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// A Boolean value that indicates whether the status bar is hidden. By default true if the height is compact, as on
    /// iPhone in landscape, unless the bar is in a column at the side.
    open var prefersStatusBarHidden: Bool {
        traitCollection.verticalSizeClass == .compact && UIScreen.inUse.configuration.geometry.statusArea == nil
    }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    /// A Boolean value that indicates whether the controller determines the status bar although it isn't presented in
    /// full screen.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// Updates the status bar. Inside an animation block, the change is animated.
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
