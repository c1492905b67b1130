import UIKit

extension PostView {
    /// Adds a slot where it belongs and lays it out, so that its size is known before it moves.
    func place(_ slot: UIView) {
        slot.translatesAutoresizingMaskIntoConstraints = false
        addSubview(slot)
        placements[ObjectIdentifier(slot)] = PostPlacement(of: slot, in: self, layout: layout, hugsContent: hugsContent)
        applyInsets()
        (superview ?? self).layoutIfNeeded()
    }

    func bringOut(_ slot: UIView, velocity: CGPoint?, animated: Bool, completion: @escaping @MainActor () -> Void) {
        let finish: @MainActor () -> Void = { [weak self] in
            self?.placements[ObjectIdentifier(slot)] = nil
            slot.removeFromSuperview()
            completion()
        }
        guard let transition = (slot as? PostSlot)?.transition else { return finish() }
        transition.leave(to: hiddenOffset(of: slot), velocity: velocity?.y, animated: animated, completion: finish)
    }

    /// How far down a slot has to move to be out of sight, in points, negative for up: beyond the edge of whatever clips it, the window at the latest.
    func hiddenOffset(of slot: UIView) -> CGFloat {
        let clip = clippingAncestor
        let frame = convert(slot.untransformedFrame, to: clip)
        let margin = shadowMargin
        let layout = placements[ObjectIdentifier(slot)]?.layout ?? layout
        switch layout {
        case .top: return -(frame.maxY - clip.bounds.minY + margin)
        case .bottom: return clip.bounds.maxY - frame.minY + margin
        }
    }

    func insetsDidChange() {
        applyInsets()
        setNeedsLayout()
    }

    private func applyInsets() {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for placement in placements.values {
            placement.apply(edgeInsets, safeArea: safeAreaInsets, isRightToLeft: isRightToLeft)
        }
    }

    private var clippingAncestor: UIView {
        var view: UIView = self
        while let next = view.superview {
            if view.clipsToBounds { break }
            view = next
        }
        return view
    }

    /// What a soft shadow reaches beyond its view, in points.
    private var shadowMargin: CGFloat { 20 }
}

extension UIView {
    /// The frame that layout gave the view, whatever its transform shows.
    fileprivate var untransformedFrame: CGRect {
        CGRect(
            x: center.x - bounds.width * layer.anchorPoint.x, y: center.y - bounds.height * layer.anchorPoint.y,
            width: bounds.width, height: bounds.height)
    }
}
