public import UIKit

extension UIView {
    /// Creates a stack for posts and adds it at an edge of this view. The stack shows all posts at once, the newest farthest from
    /// the edge.
    ///
    /// ```swift
    /// let stackView = view.createMessageStackView(edge: .bottom)
    /// stackView.post(message: message)
    /// ```
    ///
    /// - Parameters:
    ///   - edge: The edge, `.top` or `.bottom`. The default is the top edge, and any other edge counts as `.top`.
    ///   - constrainToSafeArea: A Boolean value that indicates whether the stack is constrained to the safe area of this view
    ///     rather than to the edges of the view. The default is true.
    /// - Returns: The new stack, which is a subview of this view.
    public func createMessageStackView(
        edge: PostEdge = .top,
        constrainToSafeArea: Bool = true
    ) -> MessageStackView {
        layOutAnimatedChanges()
        let stackView = MessageStackView(edge: edge)
        stackView.cardInset = 8
        add(stackView, at: edge, usesSafeArea: constrainToSafeArea)
        layOutPoster()
        return stackView
    }

    /// Creates a post view and adds it at an edge of this view. The post view shows one post at a time.
    ///
    /// ```swift
    /// let postView = view.createPostView(edge: .bottom)
    /// postView.post(badgeMessage: message)
    /// ```
    ///
    /// - Parameters:
    ///   - edge: The edge, `.top` or `.bottom`. The default is the top edge, and any other edge counts as `.top`.
    ///   - constrainToSafeArea: A Boolean value that indicates whether the post view is constrained to the safe area of this view
    ///     rather than to the edges of the view. The default is true. In a scroll view, the post view is always constrained to the
    ///     safe area.
    /// - Returns: The new post view, which is a subview of this view.
    public func createPostView(edge: PostEdge = .top, constrainToSafeArea: Bool = true) -> PostView {
        layOutAnimatedChanges()
        let postView = PostView(edge: edge)
        add(postView, at: edge, usesSafeArea: constrainToSafeArea)
        layOutPoster()
        return postView
    }
}

extension UIView {
    /// Adds a view and pins it to the top or bottom edge over the full width; in a scroll view, to the edges of its
    /// frame, so that the view neither scrolls nor changes the size of the content.
    ///
    /// - Parameters:
    ///   - subview: The view to add, usually a poster.
    ///   - edge: The edge.
    ///   - usesSafeArea: Whether the view is pinned to the safe area rather than to the edges of this view.
    package func add(_ subview: UIView, at edge: PostEdge, usesSafeArea: Bool) {
        subview.translatesAutoresizingMaskIntoConstraints = false
        addSubview(subview)
        // After a move to another window, a posted view may have removed its post, and so the post view.
        guard subview.superview === self else { return }
        // A scroll view insets its content instead of its subviews. So a post view in it doesn't know the unsafe area,
        // in which it shows no posts elsewhere.
        let avoidsUnsafeArea = self is UIScrollView && subview is PostView
        let area: any LayoutArea = usesSafeArea || avoidsUnsafeArea ? safeAreaLayoutGuide : fixedArea
        NSLayoutConstraint.activate([
            edge.vertical == .top
                ? subview.topAnchor.constraint(equalTo: area.topAnchor)
                : subview.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            subview.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            subview.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        ])
    }

    /// Lays out a new poster. A table that is in no window yet isn't laid out, since it would load its cells.
    package func layOutPoster() {
        guard window != nil || !(self is UIScrollView) else { return }
        UIView.performWithoutAnimation { layoutIfNeeded() }
    }

    /// Lays out the pending changes of the app in its animation, if it runs one, before a poster is added.
    private func layOutAnimatedChanges() {
        if window != nil, UIView.inheritedAnimationDuration > 0 { layoutIfNeeded() }
    }

    /// Moves the view in front of its siblings with a lower `zPosition`, except those that take no touches, such as scroll
    /// indicators.
    ///
    /// A high `zPosition` alone wouldn't suffice, because hit testing depends only on the order of the subviews.
    func keepInFront() {
        guard let superview else { return }
        let later = superview.subviews.drop { $0 !== self }.dropFirst()
        let cover = later.last { $0.isUserInteractionEnabled && $0.layer.zPosition < layer.zPosition }
        if let cover { superview.insertSubview(self, aboveSubview: cover) }
    }

    /// A Boolean value that indicates whether the view moves with the content of a scroll view on its screen.
    var movesWithContent: Bool {
        sequence(first: self, next: \.superview).prefix { !($0.next is UIViewController) }.contains { view in
            (view.superview as? UIScrollView).map { !view.isFixed(in: $0) } ?? false
        }
    }

    /// Returns a Boolean value that indicates whether a constraint keeps the top or the bottom of a subview of a scroll
    /// view at its frame.
    private func isFixed(in scrollView: UIScrollView) -> Bool {
        let guides = [scrollView.frameLayoutGuide, scrollView.safeAreaLayoutGuide]
        return scrollView.constraints.contains { constraint in
            let items = [constraint.firstItem, constraint.secondItem]
            return [.top, .bottom].contains(constraint.firstAttribute) && items.contains { $0 === self }
                && items.contains { item in guides.contains { $0 === item } }
        }
    }
}

/// The `zPosition` of views in front of those of the app, which a collection view sets to the `zIndex` of its cells.
enum FrontPosition {
    #if os(visionOS)
        // With more, SwiftUI views don't respond to touches there, as other libraries have found.
        static let window: CGFloat = 1
        static let bars: CGFloat = 0.5
    #else
        static let window: CGFloat = 10_000
        static let bars: CGFloat = 8_000
    #endif
}
