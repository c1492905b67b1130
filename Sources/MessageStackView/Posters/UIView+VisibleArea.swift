import UIKit

extension UIView {
    /// Returns the common safe area of an ancestor and the window, in this view's coordinates.
    func visibleArea(in host: UIView) -> CGRect {
        let seen = convert(host.safeBounds, from: host)
        guard let window, window !== host else { return seen }
        let common = seen.intersection(convert(window.safeBounds, from: window))
        return common.isNull ? CGRect(origin: seen.origin, size: .zero) : common
    }

    /// The nearest ancestor that clips, or the view itself; the outermost ancestor if none does.
    var clippingAncestor: UIView {
        var view: UIView = self
        while let next = view.superview {
            if view.clipsToBounds { break }
            view = next
        }
        return view
    }

    /// Returns the displacement in points that moves a slot out of sight, beyond an edge of the clipping ancestor.
    func hiddenOffset(of slot: PostSlot, over edge: PostEdge) -> CGPoint {
        let clip = clippingAncestor
        let frame = (slot.superview ?? self).convert(slot.untransformedFrame, to: clip)
        // At least 20 points, for shadows of the posted view.
        let margin = slot.style.shadows.map(\.reach).reduce(20, max)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch edge {
        case .top: return CGPoint(x: 0, y: -(frame.maxY - clip.bounds.minY + margin))
        case .bottom: return CGPoint(x: 0, y: clip.bounds.maxY - frame.minY + margin)
        case .leading where isRightToLeft, .trailing where !isRightToLeft:
            return CGPoint(x: clip.bounds.maxX - frame.minX + margin, y: 0)
        case .leading, .trailing: return CGPoint(x: -(frame.maxX - clip.bounds.minX + margin), y: 0)
        }
    }

    private var safeBounds: CGRect { bounds.inset(by: clearInsets) }
}

extension UIView {
    /// Returns whether the view is visible at a point of its superview. A moving view counts where it currently is on
    /// the screen.
    func isVisible(at point: CGPoint) -> Bool {
        !isHidden && (layer.presentation()?.frame ?? frame).contains(point)
    }

    /// Returns the point of the view that is visible at a point of its superview. A moving view counts where it currently is
    /// on the screen.
    func visiblePoint(at point: CGPoint) -> CGPoint {
        let seen = layer.presentation() ?? layer
        let offset = CGPoint(x: point.x - seen.position.x, y: point.y - seen.position.y)
            .applying(seen.affineTransform().inverted())
        return CGPoint(x: offset.x + seen.bounds.midX, y: offset.y + seen.bounds.midY)
    }

    /// Returns the view at a point in a slot that an animation moves; nil if there is no such slot at the point.
    ///
    /// A hit test of UIKit may find a moving view at its destination: it does unless a property animator moves the view.
    func hitMovingSlot(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
        // The order of the subviews determines which slot is in front.
        for case let slot as PostSlot in subviews.reversed() {
            guard let seen = slot.layer.presentation(), seen.frame != slot.frame else { continue }
            if let hit = slot.hitTest(slot.visiblePoint(at: point), with: event) { return hit }
        }
        return nil
    }
}
