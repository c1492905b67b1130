import UIKit

/// A container that moves a slot to its place in a deck, independently of the slot's own motion.
///
/// The card covers the post view, so that layout places the slot as without a deck.
final class DeckCard: PassingView {
    // MARK: - Lifecycle

    /// Creates a card.
    ///
    /// - Parameters:
    ///   - slot: The slot that the card moves.
    ///   - postView: The view that the card covers.
    init(of slot: PostSlot, in postView: PostView) {
        self.slot = slot
        self.postView = postView
        super.init(frame: postView.bounds)
        translatesAutoresizingMaskIntoConstraints = false
        postView.addSubview(self)
        NSLayoutConstraint.activate(edgeConstraints(to: postView))
        // Last, because the posted view may remove its post, and so the card.
        addSubview(slot)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Internal

    private(set) weak var slot: PostSlot?

    /// Called when the frame of the slot may have changed.
    var didLayOut: @MainActor () -> Void = {}

    /// The place in the deck.
    private(set) var place = DeckLayout.Place()

    /// A Boolean value that indicates whether another card is in front.
    var isBehind: Bool { place.depth > 0 }

    /// A Boolean value that indicates whether the card shows glass or a blur, which UIKit doesn't draw in a translucent view.
    var hasEffect: Bool { !isBehind && slot?.style.hasEffect == true }

    /// Moves the slot to a place.
    ///
    /// UIKit doesn't draw a blur or glass in a masked view. A card with one of them is hidden where it would be cut behind
    /// another card, and shown whole elsewhere.
    func move(to place: DeckLayout.Place) {
        var place = place
        if place.seen != nil, slot?.style.hasEffect == true {
            place.seen = nil
            place.isInvisible = place.isInvisible || place.depth > 0
        }
        self.place = place
        guard let slot else { return }
        let frame = slot.untransformedFrame
        let middle = CGPoint(x: frame.midX - bounds.midX, y: frame.midY - bounds.midY)
        transform = CGAffineTransform(
            a: place.scale, b: 0, c: 0, d: place.scale, tx: place.offset.x + (1 - place.scale) * middle.x,
            ty: place.offset.y + (1 - place.scale) * middle.y)
        slot.isBehind = isBehind
        if hasEffect { UIView.performWithoutAnimation { alpha = 1 } } else { alpha = place.isInvisible ? 0 : 1 }
        isUserInteractionEnabled = !isBehind
        slot.accessibilityElementsHidden = isBehind
        cut(frame, to: place.seen)
    }

    /// Returns whether the slot is visible at a point of the post view.
    func showsSlot(at point: CGPoint) -> Bool {
        guard let slot, let postView, let superview, alpha > 0 else { return false }
        let inside = visiblePoint(at: superview.convert(point, from: postView))
        let frame = (slot.layer.presentation() ?? slot.layer).frame
        return frame.contains(inside) && mask?.frame.contains(inside) ?? true
    }

    /// Returns the visible frame of the slot in the post view.
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

    /// Returns whether the slot is visible at a point.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        slot.map { $0.isVisible(at: point) && $0.point(inside: $0.visiblePoint(at: point), with: event) } ?? false
    }

    // MARK: - Private

    private weak var postView: PostView?

    /// The points around a slot for its shadows.
    private static let margin: CGFloat = 60

    /// Masks the slot to its visible part.
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

extension PostSlot {
    /// The card of the slot in a deck; nil outside one.
    var card: DeckCard? { superview as? DeckCard }
}
