import UIKit

/// A post that shares a column with others.
@MainActor
protocol ColumnPost: AnyObject {
    var slot: PostSlot { get }

    /// A Boolean value that indicates whether an animation or a finger moves the slot.
    var isMoving: Bool { get }

    /// The height in points that the slot has with enough room.
    var wantedHeight: CGFloat { get }

    /// The limit of the slot's height; nil until there is too little room.
    var heightLimit: HeightLimit? { get set }
}

extension ColumnPost {
    var wantedHeight: CGFloat {
        heightLimit?.isActive == true ? slot.wantedHeight : slot.bounds.height
    }
}

/// The shared layout of posts at an edge, in a post view and in a stack. It divides the room among them and keeps them
/// clear of the focused element.
@MainActor
final class PostColumn {
    /// The focused element of the app; nil while there are no posts.
    private(set) var focus: AppFocus?

    private unowned let poster: UIView
    private let focusDidChange: @MainActor () -> Void

    /// - Parameters:
    ///   - poster: The view with the posts, which retains the column.
    ///   - focusDidChange: Called when another element is focused, and again and again while one is, see
    ///     `AppFocus.didChange`.
    init(in poster: UIView, focusDidChange: @escaping @MainActor () -> Void) {
        self.poster = poster
        self.focusDidChange = focusDidChange
    }

    /// Starts tracking the focused element with the first post, and stops after the last one.
    func trackFocus(whileHasPosts hasPosts: Bool) {
        guard hasPosts else { return focus = nil }
        guard focus == nil else { return }
        focus = AppFocus(around: poster)
        focus?.didChange = focusDidChange
    }

    /// Looks at the focused element only while the poster is in a window.
    func windowDidChange() {
        focus?.follow()
    }

    /// Limits the heights of posts to the room that there is for them. A limited post scrolls.
    ///
    /// - Parameters:
    ///   - posts: The posts that aren't leaving.
    ///   - room: The points for all of them, without the spacing.
    /// - Returns: Whether any limit has changed.
    @discardableResult
    func fit(_ posts: [any ColumnPost], in room: CGFloat) -> Bool {
        let heights = posts.map(\.wantedHeight)
        let greatest = PostHeights(wanted: heights, room: room).greatest
        var hasChanged = false
        for (post, height) in zip(posts, heights) {
            // A low post needs no limit, unless the others may take even its room.
            let isHigh = greatest.map { height > $0 + 0.5 || $0 <= PostHeights.least } ?? false
            guard isHigh || post.heightLimit != nil else { continue }
            let limit = post.heightLimit ?? HeightLimit(of: post.slot)
            post.heightLimit = limit
            if limit.update(greatest, least: min(height, PostHeights.least)) { hasChanged = true }
        }
        return hasChanged
    }

    /// Applies a layout that moves posts.
    ///
    /// - Parameter animated: Whether the layout takes time. With Reduce Motion, posts that don't move already fade in at
    ///   their new places.
    func move(_ posts: [any ColumnPost], animated: Bool, _ layout: @escaping @MainActor () -> Void) {
        guard animated, UIView.areAnimationsEnabled else { return layout() }
        UIView.animateLayout(fading: posts.filter { !$0.isMoving }.map(\.slot), layout)
    }
}

extension UIView {
    /// Animates a layout. With Reduce Motion the layout is applied at once, and `views` fade in at their new places.
    ///
    /// - Parameters:
    ///   - views: The views that the layout moves, read after the layout.
    ///   - layout: Applies the layout.
    static func animateLayout(
        fading views: @autoclosure () -> [UIView] = [], _ layout: @escaping @MainActor () -> Void
    ) {
        guard UIAccessibility.reducesMotion else {
            return UIViewPropertyAnimator(duration: .postAnimation, dampingRatio: 1) { layout() }.startAnimation()
        }
        layout()
        let views = views()
        guard !views.isEmpty else { return }
        for view in views { view.alpha = 0 }
        UIViewPropertyAnimator(duration: .postAnimation, curve: .easeInOut) { for view in views { view.alpha = 1 } }
            .startAnimation()
    }
}
