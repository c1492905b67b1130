internal import Readings

/// A container controller that shows one of several controllers above a tab bar.
///
/// https://developer.apple.com/documentation/uikit/uitabbarcontroller
open class UITabBarController: UIViewController {
    open weak var delegate: (any UITabBarControllerDelegate)?
    open private(set) lazy var tabBar = UITabBar()

    // MARK: - Tabs

    /// The controllers of the tabs. Setting it keeps the selected controller if it is still present, otherwise selects
    /// the first.
    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let selected = selectedViewController
        for old in controllers where !new.contains(old) {
            old.willMove(toParent: nil)
            if old !== shown { old.removeFromParent() }
        }
        controllers = new
        storedIndex = selected.flatMap { new.firstIndex(of: $0) } ?? (new.isEmpty ? nil : 0)
        for controller in new where !Reading.hiddenControllersHaveNoParent.isOn || controller === selectedViewController
        {
            addIfNeeded(controller)
        }
        tabBar.items = new.map(\.tabBarItem)
        selectionDidChange()
    }

    private func addIfNeeded(_ controller: UIViewController) {
        guard controller.parent !== self else { return }
        addChild(controller)
        controller.didMove(toParent: self)
    }

    /// The index of the selected tab, `NSNotFound` without tabs. Setting an invalid index is logged and ignored, where
    /// Apple's UIKit raises an exception.
    open var selectedIndex: Int {
        get { storedIndex ?? NSNotFound }
        set {
            guard controllers.indices.contains(newValue) else { return logMisuse("\(self) has no tab \(newValue).") }
            storedIndex = newValue
            selectionDidChange()
        }
    }

    /// The controller of the selected tab. It can only be set to one of `viewControllers`.
    open var selectedViewController: UIViewController? {
        get { storedIndex.map { controllers[$0] } }
        set {
            guard let index = controllers.firstIndex(where: { $0 === newValue }) else {
                fatalError("Only a view controller of the tab bar controller's list can be selected.")
            }
            selectedIndex = index
        }
    }

    // MARK: - Bar

    /// A Boolean value that indicates whether the tab bar is hidden. The children's safe area changes with it.
    @available(iOS 18.0, *)
    open var isTabBarHidden: Bool {
        get { isHiddenByApp }
        set { setBarHidden(newValue, animated: false) }
    }

    @available(iOS 18.0, *)
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { setBarHidden(hidden, animated: animated) }

    // MARK: - UIViewController

    override func mayContain(_ child: UIViewController) -> Bool { controllers.contains(child) }

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        contentView.frame = view.bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(contentView)
        view.addSubview(tabBar)
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        tabBar.onPress = { [weak self] in self?.tabWasPressed($0) }
        selectionDidChange()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOutBar()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOutBar()
    }

    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

    // MARK: - Private

    private let contentView = ContainerContentView()
    private var controllers: [UIViewController] = []
    private var storedIndex: Int?
    private var shown: UIViewController?
    private var transition: ControllerTransition?
    private var isTellingCallbacks = false
    private var isHiddenByApp = false
    private var isHiddenByStack = false
    private var isBarHidden: Bool { isHiddenByApp || isHiddenByStack }
    private static let hidingDuration: TimeInterval = 0.25

    /// Lays out the bar: at the bottom, below the screen while hidden; in regular width on iPad at the top, in the row
    /// of the child's navigation bar if it has one.
    private func layOutBar() {
        guard isViewLoaded else { return }
        let isAtTop = traitCollection.horizontalSizeClass == .regular && traitCollection.userInterfaceIdiom == .pad
        tabBar.isAtTop = isAtTop
        tabBar.alpha = isBarHidden ? 0 : 1
        let (bounds, safe) = (view.bounds, view.safeAreaInsets)
        if isAtTop {
            let top = max(safe.top, UINavigationBar.padding)
            let height = UITabBar.heightAtTop
            tabBar.frame = CGRect(x: 0, y: isBarHidden ? -height : top, width: bounds.width, height: height)
            let sharesRow = selectedViewController is UINavigationController
            contentView.barInsets = UIEdgeInsets(
                top: isBarHidden || sharesRow ? 0 : top + height, left: 0, bottom: 0, right: 0)
        } else {
            let height = UITabBar.height(aboveInset: safe.bottom, traitCollection)
            let y = isBarHidden ? bounds.height : bounds.height - height
            tabBar.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            contentView.barInsets = UIEdgeInsets(top: 0, left: 0, bottom: isBarHidden ? 0 : height, right: 0)
        }
    }

    private func setBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isHiddenByApp else { return }
        isHiddenByApp = hidden
        guard animated else { return layOutBar() }
        UIView.animate(withDuration: Self.hidingDuration) { self.layOutBar() }
    }

    /// Hides or shows the bar alongside a push or a pop, for controllers that hide it.
    func stackDidChange(
        of navigationController: UINavigationController, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard navigationController === selectedViewController else { return }
        coordinator.animate(
            alongsideTransition: { [weak self] _ in self?.followStack() },
            completion: { [weak self] _ in self?.followStack() })
    }

    private func followStack() {
        let stack = (selectedViewController as? UINavigationController)?.viewControllers ?? []
        let hides = stack.contains { $0.hidesBottomBarWhenPushed }
        guard hides != isHiddenByStack else { return }
        isHiddenByStack = hides
        layOutBar()
    }

    private func tabWasPressed(_ index: Int) {
        guard controllers.indices.contains(index) else { return }
        let controller = controllers[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        let wasSelected = index == storedIndex
        selectedIndex = index
        if wasSelected { (controller as? UINavigationController)?.popToRootViewController(animated: true) }
        delegate?.tabBarController(self, didSelect: controller)
    }

    /// Shows the selected controller. A selection made in a callback takes effect after the callbacks.
    private func selectionDidChange() {
        tabBar.selectedItem = selectedViewController?.tabBarItem
        followStack()
        layOutBar()
        setNeedsStatusBarAppearanceUpdate()
        guard isViewLoaded, !isTellingCallbacks else { return }
        while shown !== selectedViewController { exchange(shown, for: selectedViewController) }
    }

    private func exchange(_ old: UIViewController?, for new: UIViewController?) {
        transition?.finish()
        let isVisible = appearance == .appeared || appearance == .appearing
        shown = new
        if let new { addIfNeeded(new) }
        let transition = makeTransition(from: old, to: new, isVisible: isVisible)
        self.transition = transition
        isTellingCallbacks = true
        if isVisible {
            old?.beginAppearanceTransition(false, animated: false)
            new?.beginAppearanceTransition(true, animated: false)
        }
        if let new, let view = new.view {
            view.frame = contentView.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(view)
            new.confirmAppearance()
        }
        old?.viewIfLoaded?.removeFromSuperview()
        isTellingCallbacks = false
        transition.run {}
        if !isVisible { transition.finish() }
    }

    private func makeTransition(
        from old: UIViewController?, to new: UIViewController?, isVisible: Bool
    ) -> ControllerTransition {
        let sides = [old, new].map { $0.map { TransitionContext.Side(controller: $0, view: $0.viewIfLoaded) } }
        let context = TransitionContext(from: sides[0], to: sides[1], in: contentView, isAnimated: false)
        let transition = ControllerTransition(context) { [weak self] _ in
            self?.finishExchange(of: old, for: new, isVisible: isVisible)
        }
        for controller in [self, old, new] { controller?.activeTransition = transition }
        return transition
    }

    private func finishExchange(of old: UIViewController?, for new: UIViewController?, isVisible: Bool) {
        transition = nil
        if isVisible {
            old?.endAppearanceTransition()
            new?.endAppearanceTransition()
        }
        if let old, old.parent === self, Reading.hiddenControllersHaveNoParent.isOn || !controllers.contains(old) {
            old.removeFromParent()
        }
    }
}
