import UIKit

/// Where a slot of a post view stands: the constraints that insets and neighbours change.
@MainActor
final class EdgePlacement {
    let slot: UIView
    let layout: MessageLayout
    var isLeaving = false

    private unowned let postView: PostView
    /// To the edge that the slot comes from, or to the slot that stands there.
    private var near: NSLayoutConstraint
    /// To the opposite edge: it gives the post view its height, and holds for the farthest of several slots.
    private let far: NSLayoutConstraint
    private let leading: NSLayoutConstraint
    private let trailing: NSLayoutConstraint
    private var previous: UIView?

    init(of slot: UIView, in postView: PostView) {
        self.slot = slot
        self.postView = postView
        layout = postView.layout
        if postView.hugsContent {
            leading = slot.leadingAnchor.constraint(greaterThanOrEqualTo: postView.leadingAnchor)
            trailing = postView.trailingAnchor.constraint(greaterThanOrEqualTo: slot.trailingAnchor)
            // What has no width of its own is as wide as there is room.
            let filling = slot.widthAnchor.constraint(equalTo: postView.widthAnchor)
            filling.priority = UILayoutPriority(1)
            let centered = slot.centerXAnchor.constraint(equalTo: postView.centerXAnchor)
            NSLayoutConstraint.activate([filling, centered])
        } else {
            leading = slot.leadingAnchor.constraint(equalTo: postView.leadingAnchor)
            trailing = postView.trailingAnchor.constraint(equalTo: slot.trailingAnchor)
        }
        switch layout {
        case .top:
            near = slot.topAnchor.constraint(equalTo: postView.topAnchor)
            far = postView.bottomAnchor.constraint(greaterThanOrEqualTo: slot.bottomAnchor)
        case .bottom:
            near = postView.bottomAnchor.constraint(equalTo: slot.bottomAnchor)
            far = slot.topAnchor.constraint(greaterThanOrEqualTo: postView.topAnchor)
        }
        // A post view that was given a height of its own keeps it, and its posts reach beyond it.
        far.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([near, far, leading, trailing])
    }

    /// Stands beyond `previous`, or at the edge if that is nil.
    func follow(_ previous: UIView?) {
        guard previous !== self.previous else { return }
        self.previous = previous
        near.isActive = false
        switch layout {
        case .top:
            near = slot.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? postView.topAnchor)
        case .bottom:
            near = (previous?.topAnchor ?? postView.bottomAnchor).constraint(equalTo: slot.bottomAnchor)
        }
        near.isActive = true
        applyInsets()
    }

    /// Stays where it is, whatever becomes of its neighbours.
    func standAlone() {
        guard previous != nil else { return }
        let frame = slot.untransformedFrame
        follow(nil)
        near.constant = layout == .top ? frame.minY : postView.bounds.maxY - frame.maxY
    }

    /// Takes over the insets, live; a slot that leaves keeps the place that it leaves from.
    func applyInsets() {
        let insets = postView.edgeInsets
        let safeArea = postView.safeAreaInsets
        let isRightToLeft = postView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if !isLeaving {
            let atEdge = layout == .top ? insets.top + safeArea.top : insets.bottom + safeArea.bottom
            near.constant = previous == nil ? atEdge : postView.spacing
        }
        // The far edge needs no safe area: nothing of the device is there.
        far.constant = layout == .top ? insets.bottom : insets.top
        leading.constant = insets.left + (isRightToLeft ? safeArea.right : safeArea.left)
        trailing.constant = insets.right + (isRightToLeft ? safeArea.left : safeArea.right)
    }
}

extension UIView {
    /// The frame that layout gave the view, whatever its transform shows.
    var untransformedFrame: CGRect {
        CGRect(
            x: center.x - bounds.width * layer.anchorPoint.x, y: center.y - bounds.height * layer.anchorPoint.y,
            width: bounds.width, height: bounds.height)
    }
}
