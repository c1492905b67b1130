/// Shows one of several controllers at a time, which people leaf through with a drag.
///
/// Pages scroll; the style in which they curl isn't drawn. A controller without a data source can't be leafed through.
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

    /// The one that is shown, as an array of one; nil while there is none.
    open var viewControllers: [UIViewController]? { shown.map { [$0] } }

    /// Shows the first of `viewControllers`; animated, it comes from the side that `direction` leads to. The delegate
    /// hears nothing of it. `completion` runs with whether nothing else took its place before it was there.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let new = viewControllers?.first else {
            return logMisuse("A page view controller has to show a page.")
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
        view.addGestureRecognizer(pan)
        pan.addHandler { [weak self] _ in self?.panChanged() }
        if let shown { place(shown.view) }
    }

    open override var childForStatusBarStyle: UIViewController? { shown }

    // MARK: - State

    let pan = PagePanGestureRecognizer()
    let spacing: CGFloat
    var shown: UIViewController?
    var transition: ControllerTransition?
    /// Where a drag leads; nil while there is none.
    var draggedDirection: NavigationDirection?
}
