import UIKit

/// The post view of a presentation: fills the container that UIKit has for it, and hands touches beside its post on to
/// the presenter's view, if the backdrop lets them through. The container would keep them.
final class PresentedPostView: PostView {
    /// What is presented over.
    weak var presentingView: UIView?

    // MARK: - PostView

    override var tapHost: UIView? { presentingView }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let hit = super.hitTest(point, with: event) { return hit }
        guard presentation.backdrop.touches.isForwarding, let presentingView, presentingView.window === window,
            bounds.contains(point)
        else { return nil }
        return presentingView.hitTest(convert(point, to: presentingView), with: event)
    }
}
