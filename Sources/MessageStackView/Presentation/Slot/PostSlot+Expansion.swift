import UIKit

extension PostSlot {
    /// Makes a view compact, or as open as the one before, and shows the one before whole. A view that stays keeps its form.
    ///
    /// - Parameter content: The posted view; nil if the post can't be opened.
    func setExpandable(_ content: (any PostContentView)?) {
        guard content !== expandable else { return }
        let (old, isOpen) = (expandable, isExpanded)
        expandable = content
        old?.isExpanded = true
        content?.isExpanded = isOpen
    }

    /// A Boolean value that indicates whether the user can open or close the post.
    var canExpand: Bool { expandable?.hasDetails ?? false }

    /// A Boolean value that indicates whether the post is open, from its compact form.
    var isExpanded: Bool { expandable?.isExpanded ?? false }

    /// A Boolean value that indicates whether a touch can open or close the post, rather than spread out its deck.
    var opensByTouch: Bool { canExpand && !spreadsDeck }
}
