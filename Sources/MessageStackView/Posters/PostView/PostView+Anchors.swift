import UIKit

extension PostView {
    /// Follows the anchors of posts in each frame while there are any.
    func updateAnchorLink() {
        let isNeeded = window != nil && !anchoredPlacements.isEmpty
        anchorLink = isNeeded ? anchorLink ?? FrameLink { [weak self] in self?.followAnchors() } : nil
    }

    private var anchoredPlacements: [SlotPlacement] { stayingPlacements.filter { $0.anchor != nil } }

    /// Ends the posts whose anchors are gone, and moves those whose anchors have moved. A post that changes its edge fades in at its
    /// new place.
    private func followAnchors() {
        for placement in anchoredPlacements where placement.isAnchorGone() {
            placement.slot.report(.dismissed(.anchorGone))
        }
        updateAnchorLink()
        let moved = anchoredPlacements.filter(\.hasAnchorMoved)
        guard !moved.isEmpty else { return }
        let edges = moved.map { $0.place?.arrow?.edge }
        UIView.performWithoutAnimation {
            updatePlaces()
            (superview ?? self).layoutIfNeeded()
        }
        let resting = zip(moved, edges).filter { !$0.0.isMoving }
        for (placement, _) in resting { placement.slot.stopLayoutAnimations() }
        UIView.fadeIn(resting.filter { $1 != nil && $0.place?.arrow?.edge != $1 }.map(\.0.slot))
    }
}

extension UIView {
    /// Removes the animations of an earlier layout, such as that of a rotation, which would end at an earlier place.
    fileprivate func stopLayoutAnimations() {
        for key in layer.animationKeys() ?? [] where key.hasPrefix("position") || key.hasPrefix("bounds") {
            layer.removeAnimation(forKey: key)
        }
    }
}
