/// The state of the post of a binding. It decides what to do with the post when the value of the binding changes, and
/// whether to reset the binding when the post ends.
///
/// The value of a binding is represented by the identifier of its item; nil for no item.
struct PostBinding<ItemID: Hashable> {
    /// A step that makes the post agree with the binding.
    enum Step: Equatable {
        /// Posts the item.
        case post
        /// Updates the content of the post, whose item is the same.
        case refresh
        /// Shows another item in the same post.
        case update
        /// Removes the post, and posts the item.
        case replace
        /// Removes the post.
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
    ///   - policy: The policy for a binding that changes from one item to another.
    mutating func step(for new: ItemID?, replacing policy: PostBindingPolicy.Replacement) -> Step? {
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
        return old == new ? .refresh : policy == .update ? .update : .replace
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

/// The behavior of a post that a SwiftUI binding controls.
public struct PostBindingPolicy: Hashable, Sendable {
    /// A rule for a binding that changes from one item to another.
    public enum Replacement: Hashable, Sendable {
        /// Shows the new item in the same post, and restarts its time.
        case update
        /// Removes the post, and posts the new item.
        case repost
    }

    /// A rule for a view that is removed from the hierarchy. A view under a pushed screen, a cover or another tab isn't removed.
    public enum Disappearance: Hashable, Sendable {
        /// Removes the post. The binding keeps its value, so a view that is added again posts again.
        case remove
        /// Keeps the post, which is then independent of the view. The binding is reset at once, so that a view that is added
        /// again doesn't post a second time. Its storage must outlive the view: a binding to an element of an array that has
        /// been removed can't be reset.
        case keep
    }

    /// The rule for a binding that changes from one item to another; `.update` by default. It has no effect on a binding of a
    /// Boolean value.
    public var replacement: Replacement
    /// The rule for a view that is removed from the hierarchy; `.remove` by default.
    public var disappearance: Disappearance

    /// Creates a policy.
    ///
    /// - Parameters:
    ///   - replacement: The rule for a binding that changes from one item to another.
    ///   - disappearance: The rule for a view that is removed from the hierarchy, such as a sheet that is dismissed.
    public init(replacement: Replacement = .update, disappearance: Disappearance = .remove) {
        self.replacement = replacement
        self.disappearance = disappearance
    }
}
