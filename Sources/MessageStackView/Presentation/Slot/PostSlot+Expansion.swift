import UIKit

extension PostSlot {
    /// Sets the view that the user can open. The first view becomes compact, and a later one is as open as the previous view, which
    /// shows all of its parts again.
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

    /// A Boolean value that indicates whether the compact post is open.
    var isExpanded: Bool { expandable?.isExpanded ?? false }

    /// A Boolean value that indicates whether a touch can open or close the post, rather than spread out its deck.
    var opensByTouch: Bool { canExpand && !spreadsDeck }
}
