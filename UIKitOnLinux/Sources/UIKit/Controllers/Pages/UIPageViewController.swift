/// A container controller that shows one of several pages, which the user turns with a drag.
///
/// Pages always scroll; the page curl style isn't drawn. Without a data source, dragging is disabled.
/// https://developer.apple.com/documentation/uikit/uipageviewcontroller
open class UIPageViewController: UIViewController {
    // MARK: - Lifecycle

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        spacing = (options?[.interPageSpacing] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        transitionStyle = .scroll
        navigationOrientation = .horizontal
        spacing = 0
        super.init(coder: coder)
    }

    open private(set) var transitionStyle: TransitionStyle
    open private(set) var navigationOrientation: NavigationOrientation

    open weak var delegate: (any UIPageViewControllerDelegate)?
    open weak var dataSource: (any UIPageViewControllerDataSource)?

    // MARK: - Pages

    /// The shown controller as an array of one, or nil if there is none.
    open var viewControllers: [UIViewController]? { shown.map { [$0] } }

    /// Shows the first of `viewControllers`. An animated transition moves in `direction`. The delegate isn't notified.
    /// `completion` receives whether the transition finished without being replaced by another.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let new = viewControllers?.first else {
            return logMisuse("A page view controller must show a page.")
        }
        transition?.finish()
        guard new !== shown else {
            completion?(true)
            return
        }
        start(to: new, direction, animated: animated && viewIfLoaded?.window != nil && shown != nil) { completion?($0) }
    }

    // MARK: - UIViewController

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        pageContainer.frame = view.bounds
        pageContainer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        pageContainer.isScrollEnabled = false
        pageContainer.scrollsToTop = false
        pageContainer.contentInsetAdjustmentBehavior = .never
        view.insertSubview(pageContainer, at: 0)
        view.addGestureRecognizer(pan)
        pan.addHandler { [weak self] _ in self?.panChanged() }
        if let shown { place(shown.view) }
    }

    open override var childForStatusBarStyle: UIViewController? { shown }

    // MARK: - State

    let pan = PagePanGestureRecognizer()
    /// The superview of pages, behind views that an app adds. Like Apple's, it is a scroll view, but `pan` turns the pages.
    let pageContainer = UIScrollView()
    let spacing: CGFloat
    var shown: UIViewController?
    var transition: ControllerTransition?
    /// The direction of the current drag; nil if there is no drag.
    var draggedDirection: NavigationDirection?
}
