/// The part of a view that the keyboard covers; as high as the bottom of the safe area while it is away.
///
/// https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether it goes with a keyboard that floats; false by default: then it is where it is without a keyboard.
    open var followsUndockedKeyboard = false {
        didSet { update() }
    }

    /// Whether it ends at the safe area's bottom while no keyboard is docked; at the view's for false. True by default.
    @available(iOS 17, *)
    open var usesBottomSafeArea: Bool {
        get { keepsSafeArea }
        set {
            keepsSafeArea = newValue
            update()
        }
    }

    /// How far above the keyboard a finger that scrolls begins to push it away, in points; 0 by default, and for less.
    @available(iOS 17, *)
    open var keyboardDismissPadding: CGFloat {
        get { padding }
        set { padding = newValue.isFinite ? max(0, newValue) : 0 }
    }

    private var keepsSafeArea = true
    private(set) var padding: CGFloat = 0

    private(set) var covered = Covered()

    /// Where the guide is, in points from its view's sides, and up from its bottom.
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

    /// Takes over where keyboard and view are now; true if that changes the guide.
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

    private func makeCovered() -> Covered {
        guard let view = owningView else { return Covered() }
        let keyboard = Keyboard.shared
        let safe = keepsSafeArea ? view.safeAreaInsets.bottom : 0
        guard view.storedWindow != nil, let onScreen = keyboard.frame, keyboard.isDocked || followsUndockedKeyboard
        else { return Covered(top: safe) }
        let frame = CGRect(
            origin: view.pointFromScreen(onScreen.origin), size: onScreen.size)
        let bounds = view.bounds
        guard !keyboard.isDocked else { return Covered(top: max(bounds.maxY - frame.minY, safe)) }
        return Covered(
            left: frame.minX - bounds.minX, right: bounds.maxX - frame.maxX, top: bounds.maxY - frame.minY,
            bottom: bounds.maxY - frame.maxY, nearEdges: edges(near: frame, in: view))
    }

    /// Those that it is nearer to than a quarter of the room that it has along their axis.
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
