/// A view that fills the window with the parts of a context menu: the dimming, the lifted preview, and the menu's card
/// next to it.
///
/// Distances without a comment are approximations by eye.
final class ContextMenuContainerView: UIView {
    private static let gap: CGFloat = 12
    private static let margin: CGFloat = 16
    private static let liftedScale: CGFloat = 1.03
    private static let hiddenScale: CGFloat = 0.3
    private static let previewRadius: CGFloat = 20

    var onDismiss: () -> Void = {}
    var onResize: () -> Void = {}
    var onChoice: (UIAction) -> Void = { _ in }

    private let dimmingView = UIView()
    private let previewView: UIView?
    private let card: MenuCardView?
    private let sourceFrame: CGRect
    private let location: CGPoint
    private let isCompact: Bool
    /// Whether the preview is the view itself, lifted from its place, rather than a controller of the app.
    private let isLifted: Bool
    private var arrangedSize: CGSize?
    private var hasFingerMoved = false

    init(menu: UIMenu?, preview: UIViewController?, source: UIView, isCompact: Bool, at location: CGPoint) {
        self.isCompact = isCompact
        self.location = location
        sourceFrame = source.convert(source.bounds, to: nil)
        isLifted = preview == nil
        card = menu.flatMap { $0.sections.isEmpty ? nil : MenuCardView(menu: $0) }
        previewView = isCompact ? nil : preview?.view ?? source.makeSnapshotView(afterScreenUpdates: false)
        super.init(frame: .zero)
        setUp(preview)
    }

    required init?(coder: NSCoder) { nil }

    private func setUp(_ preview: UIViewController?) {
        accessibilityViewIsModal = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.backgroundColor = isCompact ? .clear : UIColor(white: 0, alpha: 0.2)
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] _ in self?.onDismiss() }
        dimmingView.addGestureRecognizer(tap)
        addSubview(dimmingView)
        if let previewView {
            previewView.isUserInteractionEnabled = false
            if let preview {
                let size = preview.preferredContentSize
                if size.width > 0, size.height > 0 { previewView.bounds.size = size }
                previewView.layer.cornerRadius = Self.previewRadius
                previewView.clipsToBounds = true
            }
            addSubview(previewView)
        }
        if let card {
            card.onChoice = { [weak self] in self?.onChoice($0) }
            card.onResize = { [weak self] in self?.arrange() }
            addSubview(card)
        }
    }

    override func accessibilityPerformEscape() -> Bool {
        onDismiss()
        return true
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        dimmingView.frame = bounds
        if let arrangedSize, arrangedSize != bounds.size { return onResize() }
        guard arrangedSize == nil else { return }
        arrangedSize = bounds.size
        arrange()
    }

    /// Lays out the preview and the menu. The preview stays at the view's place unless the menu wouldn't fit. The menu
    /// is below the preview, or above it if there is more space, and aligned with the side where the finger is.
    private func arrange() {
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let size = card?.sizeThatFits(area.size) ?? .zero
        var frame = sourceFrame
        if let previewView, !isLifted {
            let own = previewView.bounds.size
            frame.size = CGSize(width: min(own.width, area.width), height: min(own.height, area.height))
            frame.origin.x = bounds.midX - frame.width / 2
            frame.origin.y = min(max(sourceFrame.midY - frame.height / 2, area.minY), area.maxY - frame.height)
        }
        let below = area.maxY - frame.maxY - Self.gap
        let above = frame.minY - Self.gap - area.minY
        let isBelow = below >= size.height || above < size.height && below >= above
        if card != nil, max(below, above) < size.height {
            frame.origin.y += isBelow ? min(0, below - size.height) : max(0, size.height - above)
            frame.origin.y = isBelow ? max(frame.minY, area.minY) : min(frame.minY, area.maxY - frame.height)
        }
        previewView?.place(at: frame)
        let isTrailing = frame.width < size.width ? frame.midX > bounds.midX : location.x > bounds.midX
        let x = isTrailing ? frame.maxX - size.width : frame.minX
        let y = isBelow ? frame.maxY + Self.gap : frame.minY - Self.gap - size.height
        // The card grows from the corner next to the preview.
        let anchor = CGPoint(x: isTrailing ? 1 : 0, y: isBelow ? 0 : 1)
        let origin = CGPoint(
            x: min(max(x, area.minX), max(area.minX, area.maxX - size.width)),
            y: min(max(y, area.minY), max(area.minY, area.maxY - size.height)))
        card?.layer.anchorPoint = anchor
        card?.bounds.size = size
        card?.center = CGPoint(x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height)
    }

    // MARK: - Animation

    func prepareEntrance() { hide() }

    func show() {
        dimmingView.alpha = 1
        card?.alpha = 1
        card?.transform = .identity
        previewView?.alpha = 1
        guard let previewView else { return }
        previewView.transform = isLifted ? CGAffineTransform(scaleX: Self.liftedScale, y: Self.liftedScale) : .identity
        previewView.layer.shadowColor = UIColor.black.cgColor
        previewView.layer.shadowRadius = 20
        previewView.layer.shadowOffset = CGSize(width: 0, height: 8)
        previewView.layer.shadowOpacity = isLifted ? 0.15 : 0
    }

    func hide() {
        dimmingView.alpha = 0
        card?.alpha = 0
        card?.transform = CGAffineTransform(scaleX: Self.hiddenScale, y: Self.hiddenScale)
        guard let previewView else { return }
        previewView.layer.shadowOpacity = 0
        if isLifted {
            let center = CGPoint(x: sourceFrame.midX, y: sourceFrame.midY)
            previewView.transform = CGAffineTransform(
                translationX: center.x - previewView.center.x, y: center.y - previewView.center.y)
        } else {
            previewView.alpha = 0
            previewView.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        }
    }

    // MARK: - Touch that opened the menu

    func highlight(at location: CGPoint) {
        hasFingerMoved = true
        card?.highlight(at: convert(location, to: card))
    }

    func chooseHighlighted(at location: CGPoint) {
        guard hasFingerMoved else { return }
        card?.choose(at: convert(location, to: card))
    }
}
