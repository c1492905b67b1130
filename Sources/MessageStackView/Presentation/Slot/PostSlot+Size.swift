import UIKit

extension PostSlot {
    /// The height in points that the posted view has at its width with enough room.
    var wantedHeight: CGFloat {
        guard let content else { return bounds.height }
        let width = content.bounds.width > 0 ? content.bounds.width : bounds.width
        // The unsafe area that the slot fills, and its content avoids.
        let margin = body.map { $0.bounds.height - $0.contentArea.bounds.height } ?? 0
        return content.fittingHeight(inWidth: width) + max(0, margin)
    }

    /// Makes a slot with a frame instead of constraints at least as high as its content. Its edge stays in place.
    func growToContent() {
        guard translatesAutoresizingMaskIntoConstraints else { return }
        // A new view has no width yet.
        if content?.bounds.width != bounds.width { UIView.performWithoutAnimation { layoutIfNeeded() } }
        let growth = wantedHeight - bounds.height
        guard growth > 0.5 else { return }
        bounds.size.height += growth
        switch edge {
        case .top: center.y += growth / 2
        case .bottom: center.y -= growth / 2
        case .leading, .trailing, nil: break
        }
    }
}

extension UIView {
    /// Returns the height in points that the constraints and the content of the view determine in a width.
    func fittingHeight(inWidth width: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Inactive constraints that keep the size of the frame of a view whose content and constraints determine no height;
    /// empty for any other view. Sizes of the presentation have precedence.
    var frameSizeConstraints: [NSLayoutConstraint] {
        guard bounds.height > 0 else { return [] }
        let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        guard fitting.height <= 0 else { return [] }
        let height = heightAnchor.constraint(equalToConstant: bounds.height.length)
        let width = widthAnchor.constraint(equalToConstant: bounds.width.length)
        return (fitting.width <= 0 ? [height, width] : [height]).map { $0.prioritized(.postContentHeight) }
    }
}
