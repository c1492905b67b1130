/// Holds a presented controller as the sheet of iOS 26, which a swipe down takes away.
///
/// Frame, corners, dimming, threshold and speed were measured on iOS 26.1.
final class SheetView: PresentationView {
    private static let cornerRadius: CGFloat = 37.7
    private static let dimming: CGFloat = 0.2
    /// Points per second downwards that dismiss at any place.
    private static let dismissingSpeed: CGFloat = 1000

    /// Whether a drag down may dismiss; asked as it begins.
    var mayDismiss: () -> Bool = { false }
    var onDragBegan: () -> Void = {}
    /// With whether the sheet is to go, and the speed along what is left of the way, in parts of it per second.
    var onDragEnded: (_ dismisses: Bool, _ velocity: CGFloat) -> Void = { _, _ in }

    private let dimmingView = UIView()
    private let card = UIView()
    private let pan = SheetPanGestureRecognizer()
    private var isDragging = false

    init(content: UIView, frame: CGRect) {
        super.init(content: content, frame: frame, transitionStyle: .coverVertical)
        dimmingView.backgroundColor = .black
        card.layer.cornerRadius = Self.cornerRadius
        card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        card.clipsToBounds = true
        card.addSubview(content)
        addSubview(dimmingView)
        addSubview(card)
        card.addGestureRecognizer(pan)
        pan.addHandler { [weak self] _ in self?.panChanged() }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Looks

    override func hideContent() {
        card.transform = CGAffineTransform(translationX: 0, y: sheetFrame.height)
        dimmingView.alpha = 0
    }

    override func showContent() {
        card.transform = .identity
        dimmingView.alpha = Self.dimming
    }

    override func layoutSubviews() {
        place(dimmingView, at: bounds)
        place(card, at: sheetFrame)
        place(content, at: card.bounds)
    }

    private var sheetFrame: CGRect {
        bounds.inset(by: UIEdgeInsets(top: safeAreaInsets.top, left: 0, bottom: 0, right: 0))
    }

    // MARK: - Dragging

    private func panChanged() {
        let offset = max(0, pan.translation(in: self).y)
        switch pan.state {
        case .began:
            isDragging = mayDismiss()
            guard isDragging else { return }
            onDragBegan()
            drag(to: offset)
        case .changed where isDragging: drag(to: offset)
        case .ended where isDragging:
            release(at: offset, speed: pan.velocity(in: self).y)
        case .cancelled where isDragging:
            isDragging = false
            onDragEnded(false, 0)
        default: break
        }
    }

    private func drag(to offset: CGFloat) {
        card.transform = CGAffineTransform(translationX: 0, y: offset)
        dimmingView.alpha = Self.dimming * (1 - offset / max(1, sheetFrame.height))
    }

    private func release(at offset: CGFloat, speed: CGFloat) {
        isDragging = false
        let height = sheetFrame.height
        let dismisses = offset > height / 2 || speed >= Self.dismissingSpeed
        let way = dismisses ? height - offset : -offset
        onDragEnded(dismisses, abs(way) < 1 ? 0 : speed / way)
    }
}

/// Counts downward drags only, and leaves others to what is in the sheet.
private final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
    override func slop(in travel: CGPoint) -> CGPoint? {
        travel.y > abs(travel.x) ? super.slop(in: travel) : nil
    }
}
