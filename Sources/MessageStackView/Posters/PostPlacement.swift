import UIKit

/// The constraints between a slot and its post view whose constants are insets.
struct PostPlacement {
    /// To the edge that the slot comes from.
    let near: NSLayoutConstraint
    /// To the opposite edge: it gives the post view its height, and holds for the tallest of several slots.
    let far: NSLayoutConstraint
    let leading: NSLayoutConstraint
    let trailing: NSLayoutConstraint
    let layout: MessageLayout

    @MainActor
    init(of slot: UIView, in postView: UIView, layout: MessageLayout, hugsContent: Bool) {
        self.layout = layout
        if hugsContent {
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

    /// The far edge needs no safe area: nothing of the device is there.
    @MainActor
    func apply(_ insets: UIEdgeInsets, safeArea: UIEdgeInsets, isRightToLeft: Bool) {
        near.constant = layout == .top ? insets.top + safeArea.top : insets.bottom + safeArea.bottom
        far.constant = layout == .top ? insets.bottom : insets.top
        leading.constant = insets.left + (isRightToLeft ? safeArea.right : safeArea.left)
        trailing.constant = insets.right + (isRightToLeft ? safeArea.left : safeArea.right)
    }
}
