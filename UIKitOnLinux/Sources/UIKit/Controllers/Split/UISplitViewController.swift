/// Shows two columns side by side where the width is regular, and one stack of them where it is compact.
///
/// With a column style, a controller that isn't a navigation controller is given one. In a compact width the split view
/// collapses: the secondary column's navigation controller goes onto the stack of the primary one's, whose bar stands
/// for both; or the controller of the compact column takes the place of all. Where the width is regular again, it
/// expands: each column gets its own back.
///
/// Columns stand side by side as Apple documents it for `tile`, without iOS 26's sidebar that floats over the content.
/// https://developer.apple.com/documentation/uikit/uisplitviewcontroller
open class UISplitViewController: UIViewController {
    /// Leaves a width to the system.
    public class var automaticDimension: CGFloat { -CGFloat(Float.greatestFiniteMagnitude) }

    // MARK: - Lifecycle

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// A split view without a column style, whose columns are set as `viewControllers`.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    public let style: Style
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: - Columns

    /// What stands in the columns: the primary and the secondary one, or collapsed the one controller that is seen; with
    /// a column style these are navigation controllers. Set without a column style: first primary, then secondary.
    open var viewControllers: [UIViewController] {
        get {
            isCollapsed ? compactContainer.map { [$0] } ?? [] : [.primary, .secondary].compactMap { containers[$0] }
        }
        set { setColumns(newValue) }
    }

    /// In a secondary column that has a navigation controller already, one that isn't a navigation controller is pushed.
    /// Without a column style the call is logged and ignored, where Apple's raises an exception.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard style != .unspecified else { return logMisuse("\(self) has no column style.") }
        fill(column, with: vc)
    }

    /// What was set for the column; not the navigation controller that was made for it.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Brings a column into sight, with an animation if the split view is: the primary one beside the secondary one, or
    /// over it where the view is higher than wide; collapsed, by a push or a pop.
    open func show(_ column: Column) { bringIntoSight(column) }

    /// Takes a column out of sight; collapsed, the secondary one is popped.
    open func hide(_ column: Column) { takeOutOfSight(column) }

    // MARK: - State

    /// Whether there is one stack; false until the split view is seen in a compact width.
    open internal(set) var isCollapsed = false

    /// `.automatic` by default: the primary column is beside the secondary one while the view is wider than high, and
    /// out of sight otherwise. Animatable.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { preferencesDidChange() }
    }

    /// What is seen while the split view isn't collapsed; never `.automatic`.
    open internal(set) var displayMode = DisplayMode.oneBesideSecondary

    // MARK: - Widths

    /// A part of the view's width, from 0 to 1; `automaticDimension` by default.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }
    /// In points; counts before the fraction. `automaticDimension` by default.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }
    /// In points; `automaticDimension`, by default, is 0.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }
    /// In points; `automaticDimension`, by default, is 320.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }
    /// What the primary column has or would have, in points; all of the width while the split view is collapsed.
    open var primaryColumnWidth: CGFloat {
        isCollapsed ? view.bounds.width : primaryWidth(in: view.bounds.width)
    }
    /// The leading edge by default.
    open var primaryEdge = PrimaryEdge.leading {
        didSet { widthsDidChange() }
    }

    // MARK: - UIViewController

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .systemBackground
        for subview in [secondaryHost, cover, primaryHost, separator] { view.addSubview(subview) }
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        separator.backgroundColor = .separator
        separator.isUserInteractionEnabled = false
        cover.isHidden = true
        primaryHost.layer.shadowColor = UIColor.black.cgColor
        primaryHost.layer.shadowRadius = 12
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] _ in self?.hide(.primary) }
        cover.addGestureRecognizer(tap)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        followSizeClass(traitCollection.horizontalSizeClass)
        arrange()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        followSizeClass(traitCollection.horizontalSizeClass)
        arrange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isViewLoaded { followSizeClass(traitCollection.horizontalSizeClass) }
    }

    open override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        if isViewLoaded { followSizeClass(newCollection.horizontalSizeClass) }
    }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        chosenMode = nil
        super.viewWillTransition(to: size, with: coordinator)
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { sizeOfChild(container, in: parentSize) }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    open override var childForStatusBarStyle: UIViewController? { leadingContainer }
    open override var childForStatusBarHidden: UIViewController? { leadingContainer }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { leadingContainer }

    /// The split view's own: the controller becomes the secondary column's, or is pushed while the split view is
    /// collapsed. The delegate may do something else.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender) }

    // MARK: - Internal

    /// What the app has set.
    var columns: [Column: UIViewController] = [:]
    /// What stands for that: the same, or a navigation controller around it.
    var containers: [Column: UIViewController] = [:]
    /// What the app or a person has made of `preferredDisplayMode`, until the view's size changes.
    var chosenMode: DisplayMode?
    /// The navigation controller whose stack has all columns, or the compact column's controller.
    var compactContainer: UIViewController?
    let primaryHost = UIView()
    let secondaryHost = UIView()
    /// Takes the touches beside a primary column that lies over the secondary one.
    let cover = UIView()
    let separator = UIView()
    var isArranging = false
    /// Counts the primary column's ways in and out, so that the end of one that was overtaken does nothing.
    var slide = 0
    var isSliding = false
}
