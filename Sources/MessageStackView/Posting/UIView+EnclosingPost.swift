import UIKit

extension UIView {
    /// The post to which the view belongs, as the posted view or as a part of it at any depth; nil if it belongs to none, and
    /// after the post has ended.
    ///
    /// A view ends its own post with it:
    ///
    /// ```swift
    /// closeButton.addAction(UIAction { [weak self] _ in self?.enclosingPost?.remove() }, for: .touchUpInside)
    /// ```
    ///
    /// The post may be on screen or wait. A view that is on screen in one post and waits in another belongs to the one on
    /// screen, until that has ended.
    public var enclosingPost: Post? {
        if let post = enclosingSlot?.post { return post }
        return sequence(first: self, next: \.superview).lazy.compactMap(PostManager.waitingPost).first
    }
}
