import UIKit

extension NSDirectionalEdgeInsets {
    /// The same, with zero for what is no length.
    var finite: NSDirectionalEdgeInsets {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
        return NSDirectionalEdgeInsets(
            top: length(top), leading: length(leading), bottom: length(bottom), trailing: length(trailing))
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
