public import UIKit

/// A post view for short texts at the bottom of a view.
///
/// Posts have the look of `PostPresentation.toast` and are as wide as their text. Touches next to a post reach the views
/// behind the toast.
///
/// ```swift
/// let toast = Toast()
/// addAndConstrainToast(toast)
/// toast.post("Copied")
/// ```
open class Toast: PostView {
    // MARK: - Lifecycle

    /// Creates a toast at the bottom of the view to which you add it.
    ///
    /// - Parameter frame: The frame in the coordinates of the superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        edge = .bottom
    }

    /// Creates a toast whose posts enter from an edge of the view to which you add it.
    ///
    /// - Parameter edge: The edge. The default is `.bottom`.
    public required init(edge: PostEdge = .bottom) {
        super.init(edge: edge)
    }

    /// Creates a toast from an archive, at the bottom of the view that contains it.
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
    /// The posts of the toast stay in the safe area. In the view of a table view controller, they stay in place while the
    /// table scrolls.
    ///
    /// - Parameter toast: The toast. It is removed from its current superview, and its `edge` becomes `.bottom`.
    public func addAndConstrainToast(_ toast: Toast) {
        toast.removeFromSuperview()
        toast.edge = .bottom
        view.add(toast, at: .bottom, usesSafeArea: false)
        view.setNeedsLayout()
    }
}
