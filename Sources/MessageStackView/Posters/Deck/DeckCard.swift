import UIKit

/// Moves a slot to its place in a deck, whatever else moves the slot itself.
///
/// It covers the post view, so that layout puts the slot where it would be without a deck.
final class DeckCard: UIView {
    // MARK: - Lifecycle

    init(of slot: UIView, in postView: UIView) {
        self.slot = slot
        super.init(frame: postView.bounds)
        translatesAutoresizingMaskIntoConstraints = false
        addSubview(slot)
        postView.addSubview(self)
        _ = EdgeConstraints(of: self, in: postView, insets: .zero)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Internal

    private(set) weak var slot: UIView?

    /// Called when the slot may have another frame.
    var didLayOut: @MainActor () -> Void = {}

    /// Where it is seen, or moves to.
    private(set) var place = DeckLayout.Place()

    /// Whether another card is in front of it.
    var isTucked: Bool { place.depth > 0 }

    /// Goes to a place.
    func stand(at place: DeckLayout.Place) {
        self.place = place
        guard let slot else { return }
        let frame = slot.untransformedFrame
        let middle = CGPoint(x: frame.midX - bounds.midX, y: frame.midY - bounds.midY)
        transform = CGAffineTransform(
            a: place.scale, b: 0, c: 0, d: place.scale, tx: place.offset.x + (1 - place.scale) * middle.x,
            ty: place.offset.y + (1 - place.scale) * middle.y)
        alpha = place.isBuried ? 0 : 1
        isUserInteractionEnabled = !isTucked
        slot.accessibilityElementsHidden = isTucked
        cut(frame, to: place.seen)
    }

    /// Whether the slot is seen at a point of the post view.
    func showsSlot(at point: CGPoint) -> Bool {
        guard let slot, alpha > 0 else { return false }
        let seen = layer.presentation() ?? layer
        let way = CGPoint(x: point.x - seen.position.x, y: point.y - seen.position.y)
            .applying(seen.affineTransform().inverted())
        let inside = CGPoint(x: way.x + seen.bounds.midX, y: way.y + seen.bounds.midY)
        let frame = (slot.layer.presentation() ?? slot.layer).frame
        return frame.contains(inside) && mask?.frame.contains(inside) ?? true
    }

    /// What is seen of the slot, and where in the post view.
    func seenPart(in postView: UIView) -> CGRect {
        guard let slot else { return .null }
        let frame = mask.map { slot.untransformedFrame.intersection($0.frame) } ?? slot.untransformedFrame
        return convert(frame, to: postView)
    }

    // MARK: - UIView

    override func layoutSubviews() {
        super.layoutSubviews()
        didLayOut()
    }

    /// Only the slot takes touches, where it is seen.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        slot.map { ($0.layer.presentation() ?? $0.layer).frame.contains(point) } ?? false
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    // MARK: - Private

    /// Points around a slot in which its shadows are seen.
    private static let margin: CGFloat = 60

    /// Hides what isn't to be seen of the slot.
    private func cut(_ frame: CGRect, to seen: ClosedRange<CGFloat>?) {
        let whole = frame.insetBy(dx: -Self.margin, dy: -Self.margin)
        if mask == nil {
            guard seen != nil else { return }
            UIView.performWithoutAnimation {
                let new = UIView(frame: whole)
                new.backgroundColor = .black
                mask = new
            }
        }
        let top = max(whole.minY, seen?.lowerBound ?? whole.minY)
        let bottom = min(whole.maxY, seen?.upperBound ?? whole.maxY)
        mask?.frame = CGRect(x: whole.minX, y: top, width: whole.width, height: max(0, bottom - top))
    }
}

extension UIView {
    /// What moves the view in a deck; nil outside one.
    var card: DeckCard? { superview as? DeckCard }
}
