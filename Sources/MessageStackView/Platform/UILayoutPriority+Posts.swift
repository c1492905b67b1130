import UIKit

extension UILayoutPriority {
    /// A post never leaves its area.
    static let postLimit = UILayoutPriority(999)
    /// What scrolls in a post keeps its height while the post opens, more than it keeps to both of its edges.
    static let postBody = UILayoutPriority(998)
    /// It moves for the keyboard rather than keep its place.
    static let postKeyboard = UILayoutPriority(996)
    /// It makes way for what has the focus rather than keep its place.
    static let postFocus = UILayoutPriority(995)
    /// It keeps its side.
    static let postAlignment = UILayoutPriority(994)
    /// A maximum holds where a minimum would not.
    static let postMaximum = UILayoutPriority(992)
    /// It keeps its place at the cost of its size.
    static let postPosition = UILayoutPriority(990)
    static let postMinimum = UILayoutPriority(988)
    static let postSize = UILayoutPriority(985)
    /// What a post shows fills it, but for the unsafe area.
    static let postContent = UILayoutPriority(980)
    /// The posts of a stack make way for the keyboard, but none is squeezed for it.
    static let stackKeyboard = UILayoutPriority(745)
    /// A stack's band takes the room that this needs.
    static let stackBand = UILayoutPriority(743)
    /// A post is as high as its content wants, but that is never squeezed below what labels hold with 750.
    static let postContentHeight = UILayoutPriority(740)
    /// Texts beside buttons scroll rather than the whole.
    static let postTextHeight = UILayoutPriority(738)
    /// What stands in the middle leaves it before it gets lower than its content.
    static let postCenter = UILayoutPriority(735)
    /// What has no size of its own takes this.
    static let postDefault = UILayoutPriority(1)
}

extension NSLayoutConstraint {
    /// The same constraint, with a priority that is set before it is active.
    func prioritized(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}
