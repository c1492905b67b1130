/// The state of the post of a binding. It decides what to do with the post when the value of the binding changes, and
/// whether to reset the binding when the post ends.
///
/// The value of a binding is represented by the identifier of its item; nil for no item.
struct PostBinding<ItemID: Hashable> {
    /// A step that makes the post agree with the binding.
    enum Step: Equatable {
        /// Posts the item of the binding.
        case post
        /// Updates the content of the post. The binding still has the same item.
        case refresh
        /// Shows another item of the binding in the same post.
        case update
        /// Removes the post, and posts the other item of the binding.
        case replace
        /// Removes the post, since the binding has no item any more.
        case remove
    }

    /// The item of the post; nil if there is no post.
    private(set) var item: ItemID?
    /// The item whose post has ended, as long as the binding still has it.
    private var ended: ItemID?

    /// Returns the step for a value of the binding; nil if there is nothing to do.
    ///
    /// An item whose post has ended isn't posted again before the binding had another value. This matters for a constant
    /// binding, and for one whose owner ignores that it was reset.
    ///
    /// - Parameters:
    ///   - new: The item of the binding.
    ///   - reposts: Whether another item gets another post.
    mutating func step(for new: ItemID?, reposting reposts: Bool) -> Step? {
        if new != ended { ended = nil }
        guard let new, new != ended else {
            defer { item = nil }
            return item == nil ? nil : .remove
        }
        guard let old = item else {
            item = new
            return .post
        }
        item = new
        return old == new ? .refresh : reposts ? .replace : .update
    }

    /// Records that the post has ended for another reason than its binding.
    ///
    /// - Returns: The item, which the binding should no longer have; nil if there was no post.
    mutating func end() -> ItemID? {
        ended = item
        item = nil
        return ended
    }
}
