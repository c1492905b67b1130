import UIKit

extension PostSlot {
    /// Adds the time indicator, replaces it, or removes it.
    func setTimeIndicator(_ indicator: PostPresentation.TimeIndicator) {
        guard indicator != timeView?.indicator ?? .none else { return }
        timeView?.removeFromSuperview()
        timeView = indicator == .none ? nil : PostTimeView(indicator)
        placeTimeView()
    }

    /// Puts the time indicator in front of the content.
    func placeTimeView() {
        guard let timeView, let area = body?.contentArea else { return }
        UIView.performWithoutAnimation {
            timeView.frame = area.bounds
            timeView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            area.addSubview(timeView)
        }
    }

    /// Returns the corner radius at the top or the bottom of the post: the largest of the radii of the style, the content, and
    /// views that fill the content.
    func cornerRadius(isAtTop: Bool) -> CGFloat {
        let corners: CACornerMask =
            isAtTop
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        let shape = PostShape(
            style.corners, at: edge, size: bounds.size,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let views = content.map { content in [content] + content.subviews.filter { $0.frame == content.bounds } } ?? []
        let radii = [(shape.corners, shape.radius)] + views.map { ($0.layer.maskedCorners, $0.layer.cornerRadius) }
        return radii.filter { !$0.0.isDisjoint(with: corners) }.map(\.1).max() ?? 0
    }
}
