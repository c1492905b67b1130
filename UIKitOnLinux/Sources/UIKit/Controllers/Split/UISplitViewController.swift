/// A container controller that shows two columns in regular width, and one stack of them in compact width.
///
/// With a column style, a controller that isn't a navigation controller is wrapped in one. In compact width the split
/// view collapses: the secondary column's navigation controller is pushed onto the primary one's, whose bar represents
/// both; or the compact column's controller replaces them. In regular width the split view expands and each column gets
/// its controller back.
///
/// The columns use the layout that Apple documents for `tile`, without iOS 26's floating sidebar.
/// https://developer.apple.com/documentation/uikit/uisplitviewcontroller
open class UISplitViewController: UIViewController {
    /// The value that leaves a width to the system.
    public class var automaticDimension: CGFloat { -CGFloat(Float.greatestFiniteMagnitude) }

    // MARK: - Lifecycle

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a split view controller without a column style. Its columns are set with `viewControllers`.
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

    /// The controllers in the columns, primary first; the single visible one while collapsed. With a column style these
    /// are navigation controllers. Without one, set the primary and the secondary controller.
    open var viewControllers: [UIViewController] {
        get {
            isCollapsed ? compactContainer.map { [$0] } ?? [] : [.primary, .secondary].compactMap { containers[$0] }
        }
        set { setColumns(newValue) }
    }

    /// Sets the controller of a column. If the secondary column already has a navigation controller, a controller that
    /// isn't one is pushed. Without a column style the call is logged and ignored, where Apple's UIKit raises an
    /// exception.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard style != .unspecified else { return logMisuse("\(self) has no column style.") }
        guard column != .supplementary else { return logMisuse("\(self) has no supplementary column.") }
        fill(column, with: vc)
    }

    /// Returns the controller set for a column, not the navigation controller created for it.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Shows a column, animated if the split view is visible. The primary column is shown next to the secondary one, or
    /// over it if the view is taller than wide. While collapsed, this is a push or a pop.
    open func show(_ column: Column) { bringIntoSight(column) }

    /// Hides a column. While collapsed, the secondary column is popped.
    open func hide(_ column: Column) { takeOutOfSight(column) }

    // MARK: - State

    /// A Boolean value that indicates whether the columns are combined into one stack. False until the split view is
    /// visible in compact width.
    open internal(set) var isCollapsed = false

    /// The preferred display mode. The default is `.automatic`: the primary column is next to the secondary one while
    /// the view is wider than tall, and hidden otherwise. Animatable.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { preferencesDidChange() }
    }

    /// The current display mode while the split view isn't collapsed. Never `.automatic`.
    open internal(set) var displayMode = DisplayMode.oneBesideSecondary

    // MARK: - Widths

    /// The width of the primary column as a fraction of the view's width, from 0 to 1. The default is
    /// `automaticDimension`.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }
    /// The width of the primary column in points, which takes precedence over the fraction. The default is
    /// `automaticDimension`.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }
    /// The minimum width of the primary column in points. `automaticDimension`, the default, is 0.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }
    /// The maximum width of the primary column in points. `automaticDimension`, the default, is 320.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }
    /// The width of the primary column in points, shown or not. While collapsed, the whole width.
    open var primaryColumnWidth: CGFloat {
        isCollapsed ? view.bounds.width : primaryWidth(in: view.bounds.width)
    }
    /// The edge of the primary column. The default is the leading edge.
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

    /// Shows a controller in the secondary column, or pushes it while collapsed. The delegate can override this.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender) }

    // MARK: - Internal

    /// The controllers set by the app.
    var columns: [Column: UIViewController] = [:]
    /// The controllers shown for them: the same ones, or navigation controllers that wrap them.
    var containers: [Column: UIViewController] = [:]
    /// The display mode that overrides `preferredDisplayMode` until the view's size changes, chosen by the app or the
    /// user.
    var chosenMode: DisplayMode?
    /// The navigation controller whose stack contains all columns, or the compact column's controller.
    var compactContainer: UIViewController?
    let primaryHost = UIView()
    let secondaryHost = UIView()
    /// The view that receives touches outside a primary column shown over the secondary one.
    let cover = UIView()
    let separator = UIView()
    var isArranging = false
    /// The number of slides of the primary column, so that the completion of a replaced slide is ignored.
    var slide = 0
    var isSliding = false
}
