import UIKit

/// An edge of the screen, or of the view that shows a post.
///
/// Posters and presets have only the top and the bottom edge. There, `leading` and `trailing` count as `top`.
public enum PostEdge: Int, Sendable, CaseIterable {
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The left edge; the right edge in a right-to-left layout.
    case leading
    /// The right edge; the left edge in a right-to-left layout.
    case trailing

    /// The edge, or the top edge if it is `leading` or `trailing`.
    var vertical: PostEdge { self == .bottom ? .bottom : .top }
}

extension UIView {
    /// Adds a view and pins it to the top or bottom edge over the full width.
    ///
    /// - Parameters:
    ///   - subview: The view to add, usually a poster.
    ///   - edge: The edge.
    ///   - usesSafeArea: Whether the view is pinned to the safe area rather than to the edges of this view.
    func add(_ subview: UIView, at edge: PostEdge, usesSafeArea: Bool) {
        subview.translatesAutoresizingMaskIntoConstraints = false
        addSubview(subview)
        // The app may have removed it at once.
        guard subview.superview === self else { return }
        let area: any LayoutArea = usesSafeArea ? safeAreaLayoutGuide : self
        NSLayoutConstraint.activate([
            edge.vertical == .top
                ? subview.topAnchor.constraint(equalTo: area.topAnchor)
                : subview.bottomAnchor.constraint(equalTo: area.bottomAnchor),
            subview.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            subview.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        ])
    }
}
