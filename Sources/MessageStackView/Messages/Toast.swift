public import UIKit

/// A post view for short texts at the bottom of a view. Posts are as wide as their text, and touches around them reach
/// the views behind. They have the look of `PostPresentation.toast`.
///
/// ```swift
/// let toast = Toast()
/// addAndConstrainToast(toast)
/// toast.post("Copied")
/// ```
open class Toast: PostView {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        layout = .bottom
    }

    public required init(layout: PostEdge = .bottom) {
        super.init(layout: layout)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layout = .bottom
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
    /// Adds a toast to the bottom of the controller's view. Its posts stay in the safe area and, in the view of a table view
    /// controller, in place while the table scrolls.
    public func addAndConstrainToast(_ toast: Toast) {
        toast.removeFromSuperview()
        toast.layout = .bottom
        view.add(toast, at: .bottom, usesSafeArea: false)
        view.setNeedsLayout()
    }
}
