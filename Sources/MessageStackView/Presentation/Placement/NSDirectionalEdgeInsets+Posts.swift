import UIKit

extension NSDirectionalEdgeInsets {
    /// The insets with zero for each that is NaN or infinite.
    var finite: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top.orZero, leading: leading.orZero, bottom: bottom.orZero, trailing: trailing.orZero)
    }

    /// Those of a post in a post view: as its placement says, or else as the view does, whose left and right stand for
    /// leading and trailing.
    @MainActor
    init(of placement: PostPlacement, in postView: PostView) {
        let insets = postView.edgeInsets
        self =
            placement.insets?.finite
            ?? NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}
