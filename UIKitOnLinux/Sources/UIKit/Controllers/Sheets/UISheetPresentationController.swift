/// A presentation controller for sheets, which rest at detents, can be dragged between them, and down to be dismissed.
///
/// `delegate` keeps its inherited type, since a property can't be overridden with another type without Objective-C. A
/// `UISheetPresentationControllerDelegate` is also notified of detent changes.
/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller
@available(iOS 15.0, *)
open class UISheetPresentationController: UIPresentationController {
    static let dimming: CGFloat = 0.2

    // MARK: - Detents

    /// The heights at which the sheet rests. The default is the large detent only.
    open var detents: [Detent] = [.large()] {
        didSet { detentsDidChange() }
    }

    /// The current detent. Nil, the default, is the smallest. A change inside `animateChanges(_:)` is animated.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { detentsDidChange() } }
    }

    /// The largest detent at which the content below isn't dimmed and receives touches. Nil, the default, dims at all
    /// detents.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { detentsDidChange() } }
    }

    /// Resolves the detents again, for example after a custom detent's dependencies have changed.
    @available(iOS 16.0, *)
    open func invalidateDetents() { detentsDidChange() }

    /// Animates the changes to the sheet made by `changes`.
    open func animateChanges(_ changes: () -> Void) {
        isChangingWithAnimation = true
        changes()
        isChangingWithAnimation = false
        guard containerView != nil, drag == nil else { return }
        settle(with: ControllerTransition.spring)
    }

    // MARK: - Appearance and behavior

    /// A Boolean value that indicates whether the grabber is visible. The default is false.
    open var prefersGrabberVisible = false {
        didSet { card?.showsGrabber = prefersGrabberVisible }
    }

    /// The corner radius in points. Nil, the default, uses the system's.
    open var preferredCornerRadius: CGFloat? {
        didSet { cornersDidChange() }
    }

    /// A Boolean value that indicates whether an upward drag in a scroll view at its top expands the sheet first. The
    /// default is true.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    // MARK: - State

    private(set) var card: SheetCardView?
    let dimmingView = UIView()
    let pan = SheetPanGestureRecognizer()
    var drag: SheetDrag?
    var settling: UIViewPropertyAnimator?
    private(set) var isChangingWithAnimation = false
    /// The closures of the presentation that handle interactive dismissal.
    var dismissal = SheetDismissal()

    // MARK: - UIPresentationController

    open override var presentedView: UIView? {
        if card == nil, containerView != nil { makeCard() }
        return card ?? super.presentedView
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let geometry else { return .zero }
        return geometry.frame(value: selectedValue)
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let containerView else { return }
        dimmingView.place(at: containerView.bounds)
        guard drag == nil, settling == nil else { return }
        placePresentedView()
    }

    override var isDismissible: Bool { true }

    override var passesTouchesThrough: Bool { isUndimmed(at: selectedValue) }

    override func installPresentedView() {
        guard let containerView else { return }
        containerView.addSubview(dimmingView)
        super.installPresentedView()
        dimmingDidChange()
    }

    override func placePresentedView() {
        guard !isLeaving else { return }
        placeCard(at: frameOfPresentedViewInContainerView, value: selectedValue)
    }

    override func hidePresentedView() {
        if UIAccessibility.prefersCrossFadeTransitions {
            card?.alpha = 0
        } else if let card, let containerView {
            let top = card.center.y - card.bounds.height / 2
            card.transform = CGAffineTransform(translationX: 0, y: containerView.bounds.height - top)
        }
        dimmingView.alpha = 0
    }

    override func showPresentedView() {
        card?.alpha = 1
        card?.transform = .identity
        dimmingView.alpha = dimming(at: selectedValue)
    }

    override func releasePresentedView() {
        super.releasePresentedView()
        card?.releaseContent()
        card = nil
        dimmingView.removeFromSuperview()
        drag = nil
        settling = nil
    }

    // MARK: - Private

    private func makeCard() {
        let card = SheetCardView(content: presentedViewController.view, of: self)
        self.card = card
        card.showsGrabber = prefersGrabberVisible
        card.addGestureRecognizer(pan)
        pan.addHandler { [weak self] _ in self?.panChanged() }
        dimmingView.backgroundColor = .black
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] _ in self?.dismissal.onRequest() }
        dimmingView.addGestureRecognizer(tap)
        cornersDidChange()
    }
}
