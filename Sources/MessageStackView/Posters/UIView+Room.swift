import UIKit

extension UIView {
    /// The part of the screen that posts of this view may stand in, in its coordinates: what is safe of whatever clips
    /// them, and of the window.
    var room: CGRect { room(in: clippingAncestor) }

    /// The safe part of a view around this one, as far as it is one of the window too, in this view's coordinates.
    func room(in host: UIView) -> CGRect {
        let seen = convert(host.safeBounds, from: host)
        guard let window, window !== host else { return seen }
        let common = seen.intersection(convert(window.safeBounds, from: window))
        return common.isNull ? CGRect(origin: seen.origin, size: .zero) : common
    }

    /// What cuts off whatever leaves it: the first view around this one that clips, the outermost if none does.
    var clippingAncestor: UIView {
        var view: UIView = self
        while let next = view.superview {
            if view.clipsToBounds { break }
            view = next
        }
        return view
    }

    /// How far a slot in this view has to move to be out of sight, in points: beyond the edge of whatever clips it, the
    /// window at the latest.
    func hiddenOffset(of slot: UIView, over edge: PostEdge) -> CGPoint {
        let clip = clippingAncestor
        let frame = (slot.superview ?? self).convert(slot.untransformedFrame, to: clip)
        let margin = slot.shadowMargin
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch edge {
        case .top: return CGPoint(x: 0, y: -(frame.maxY - clip.bounds.minY + margin))
        case .bottom: return CGPoint(x: 0, y: clip.bounds.maxY - frame.minY + margin)
        case .leading where isRightToLeft, .trailing where !isRightToLeft:
            return CGPoint(x: clip.bounds.maxX - frame.minX + margin, y: 0)
        case .leading, .trailing: return CGPoint(x: -(frame.maxX - clip.bounds.minX + margin), y: 0)
        }
    }

    /// What a slot's shadows reach beyond it, in points. Views have soft ones of their own.
    private var shadowMargin: CGFloat {
        (self as? PostSlot)?.style.shadows.map(\.reach).reduce(20, max) ?? 20
    }

    private var safeBounds: CGRect { bounds.inset(by: safeAreaInsets) }
}

extension UIView {
    /// Whether one of the slots is seen at a point, wherever it is on its way.
    func showsPost(at point: CGPoint, among slots: [UIView]) -> Bool {
        slots.contains { slot in
            if let card = slot.card { return card.showsSlot(at: point) }
            let frame = slot.layer.presentation()?.frame ?? slot.frame
            return !slot.isHidden && frame.contains(point)
        }
    }
}
