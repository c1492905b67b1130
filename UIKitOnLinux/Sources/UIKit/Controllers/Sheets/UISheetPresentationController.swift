/// Presents in a sheet: as high as one of its detents, dragged from one to the next, and down to be dismissed.
///
/// `delegate` is inherited with the type that it has in UIPresentationController: without Objective-C a property can't be
/// overridden with another one. A `UISheetPresentationControllerDelegate` hears of the detents too.
/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller
@available(iOS 15.0, *)
open class UISheetPresentationController: UIPresentationController {
    static let dimming: CGFloat = 0.2

    // MARK: - Detents

    /// The heights at which the sheet rests; the large one alone by default.
    open var detents: [Detent] = [.large()] {
        didSet { detentsDidChange() }
    }

    /// The detent at which the sheet is; nil, the default, is the smallest. Set within `animateChanges(_:)` it moves.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { detentsDidChange() } }
    }

    /// Up to this detent nothing is dimmed, and what lies below takes touches; nil, the default, dims at each.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { detentsDidChange() } }
    }

    /// Works the detents out anew, as when what a custom one depends on has changed.
    @available(iOS 16.0, *)
    open func invalidateDetents() { detentsDidChange() }

    /// Animates what `changes` changes of the sheet.
    open func animateChanges(_ changes: () -> Void) {
        isChangingWithAnimation = true
        changes()
        isChangingWithAnimation = false
        guard containerView != nil, drag == nil else { return }
        settle(with: ControllerTransition.spring)
    }

    // MARK: - Looks and ways

    /// False by default.
    open var prefersGrabberVisible = false {
        didSet { card?.showsGrabber = prefersGrabberVisible }
    }

    /// In points; nil, the default, is the system's.
    open var preferredCornerRadius: CGFloat? {
        didSet { cornersDidChange() }
    }

    /// Whether a drag up in a scroll view, which is at its top, makes the sheet larger first; true by default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    // MARK: - State

    private(set) var card: SheetCardView?
    let dimmingView = UIView()
    let pan = SheetPanGestureRecognizer()
    var drag: SheetDrag?
    var settling: UIViewPropertyAnimator?
    private(set) var isChangingWithAnimation = false
    /// The dismissal that people bring about; told to the presentation.
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
