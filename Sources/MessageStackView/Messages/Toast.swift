public import UIKit

/// A view that shows posts with short texts at the bottom of another view.
///
/// The posts have the look of `PostPresentation.toast` and are as wide as their text. Touches next to a post reach the views
/// behind.
///
/// ```swift
/// let toast = Toast()
/// addAndConstrainToast(toast)
/// toast.post("Copied")
/// ```
open class Toast: PostView {
    // MARK: - Lifecycle

    /// Creates a toast, whose posts are at the bottom edge. Add it to a view with `UIViewController.addAndConstrainToast(_:)`.
    ///
    /// - Parameter frame: The frame in the coordinates of the superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        edge = .bottom
    }

    /// Creates a toast whose posts enter from an edge of the view to which you add the toast.
    ///
    /// - Parameter edge: The edge, `.top` or `.bottom`. The default is `.bottom`. Any other edge counts as `.top`.
    public required init(edge: PostEdge = .bottom) {
        super.init(edge: edge)
    }

    /// Creates a toast from an archive, such as a nib. Its posts are at the bottom edge.
    ///
    /// - Parameter coder: The archive to read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        edge = .bottom
    }

    // MARK: - Internal

    override var hugsContent: Bool { true }

    override var initialPresentation: PostPresentation {
        var presentation = PostPresentation.toast
        presentation.placement = .automatic
        presentation.size = .fullWidth
        return presentation
    }
}

extension UIViewController {
    /// Adds a toast to the bottom of the controller's view, over the full width.
    ///
    /// The posts of the toast are inside the safe area. In the view of a table view controller, they don't scroll with the table.
    ///
    /// - Parameter toast: The toast. It is removed from its current superview, and its `edge` becomes `.bottom`.
    public func addAndConstrainToast(_ toast: Toast) {
        toast.removeFromSuperview()
        toast.edge = .bottom
        view.add(toast, at: .bottom, usesSafeArea: false)
        view.setNeedsLayout()
    }
}
