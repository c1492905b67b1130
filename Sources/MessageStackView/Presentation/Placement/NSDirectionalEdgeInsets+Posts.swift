import UIKit

extension NSDirectionalEdgeInsets {
    /// The insets with each `limited`.
    var limited: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top.limited, leading: leading.limited, bottom: bottom.limited, trailing: trailing.limited)
    }

    /// Those of a post in a post view: as its placement says, or else as the view does, whose left and right stand for
    /// leading and trailing.
    @MainActor
    init(of placement: PostPlacement, in postView: PostView) {
        let insets = postView.edgeInsets
        let own = NSDirectionalEdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        self = (placement.insets ?? own).limited
    }
}
