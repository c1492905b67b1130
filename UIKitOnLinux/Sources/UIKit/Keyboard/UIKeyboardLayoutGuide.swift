internal import Readings

/// A layout guide for the part of a view that the keyboard covers. While the keyboard is hidden, its height is that of
/// the bottom safe area.
///
/// https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// A Boolean value that indicates whether the guide follows a floating keyboard. The default is `false`: the guide
    /// treats a floating keyboard as hidden.
    open var followsUndockedKeyboard = false {
        didSet { update() }
    }

    /// A Boolean value that indicates whether the guide's top is at the bottom of the safe area while no keyboard is
    /// docked; `true` by default. Otherwise, it is at the bottom of the view.
    @available(iOS 17, *)
    open var usesBottomSafeArea: Bool {
        get { keepsSafeArea }
        set {
            keepsSafeArea = newValue
            update()
        }
    }

    /// The distance above the keyboard at which a scrolling finger starts to dismiss it, in points; 0 by default.
    /// Negative values count as 0.
    @available(iOS 17, *)
    open var keyboardDismissPadding: CGFloat {
        get { padding }
        set { padding = newValue.isFinite ? max(0, newValue) : 0 }
    }

    private var keepsSafeArea = true
    private(set) var padding: CGFloat = 0

    private(set) var covered = Covered()

    /// The window in the last update.
    private weak var lastWindow: UIWindow?
    /// Whether the view was added while the keyboard is up, which hasn't moved since.
    private var isLate = false

    /// The distances of the guide's edges, in points, from the sides and the bottom of its view.
    struct Covered: Equatable {
        var left: CGFloat = 0
        var right: CGFloat = 0
        var top: CGFloat = 0
        var bottom: CGFloat = 0
        var nearEdges: NSDirectionalRectEdge = .bottom
    }

    init(owner: UIView) {
        super.init(source: .keyboard, owner: owner)
        Keyboard.shared.guides.add(self)
        covered = makeCovered()
        setNearEdges(covered.nearEdges)
    }

    open override var layoutFrame: CGRect {
        guard let bounds = owningView?.bounds else { return .zero }
        return CGRect(
            x: bounds.minX + covered.left, y: bounds.maxY - covered.top,
            width: bounds.width - covered.left - covered.right, height: covered.top - covered.bottom)
    }

    /// Updates the guide to the current frames of keyboard and view.
    ///
    /// - Returns: Whether the guide changed.
    @discardableResult
    func update() -> Bool {
        let new = makeCovered()
        guard new != covered else { return false }
        covered = new
        if let owningView { LayoutEngine.of(owningView)?.setNeedsDerivation(self) }
        owningView?.setNeedsLayout()
        setNearEdges(new.nearEdges)
        return true
    }

    /// Updates the guide within a movement of the keyboard, which late guides follow too.
    func keyboardDidMove() {
        lastWindow = owningView?.storedWindow
        isLate = false
        update()
    }

    private func makeCovered() -> Covered {
        guard let view = owningView else { return Covered() }
        let keyboard = Keyboard.shared
        let safe = keepsSafeArea ? view.safeAreaInsets.bottom : 0
        if view.storedWindow !== lastWindow {
            lastWindow = view.storedWindow
            isLate = keyboard.frame != nil
        }
        guard view.storedWindow != nil, let onScreen = keyboard.frame, keyboard.isDocked || followsUndockedKeyboard,
            !Reading.newKeyboardGuidesStayDown.isOn || !isLate
        else { return Covered(top: safe) }
        let frame = CGRect(
            origin: view.pointFromScreen(onScreen.origin), size: onScreen.size)
        let bounds = view.bounds
        guard !keyboard.isDocked else { return Covered(top: max(bounds.maxY - frame.minY, safe)) }
        return Covered(
            left: frame.minX - bounds.minX, right: bounds.maxX - frame.maxX, top: bounds.maxY - frame.minY,
            bottom: bounds.maxY - frame.maxY, nearEdges: edges(near: frame, in: view))
    }

    /// Returns the edges to which the distance is less than a quarter of the available space on their axis.
    private func edges(near frame: CGRect, in view: UIView) -> NSDirectionalRectEdge {
        let bounds = view.bounds
        let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var edges: NSDirectionalRectEdge = []
        let (left, right) = (frame.minX - bounds.minX, bounds.maxX - frame.maxX)
        if left < (left + right) / 4 { edges.insert(isReversed ? .trailing : .leading) }
        if right < (left + right) / 4 { edges.insert(isReversed ? .leading : .trailing) }
        let (top, bottom) = (frame.minY - bounds.minY, bounds.maxY - frame.maxY)
        if top < (top + bottom) / 4 { edges.insert(.top) }
        if bottom < (top + bottom) / 4 { edges.insert(.bottom) }
        return edges
    }
}
