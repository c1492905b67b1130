import UIKit

/// Holds a window's post view. It is a child so that its parent can give it the text size and the direction of the
/// app's window; posted controllers become its children.
final class PostWindowContent: UIViewController {
    weak var postView: PostView?

    override func loadView() {
        view = PassingView()
        guard let postView else { return }
        postView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(postView)
        _ = EdgeConstraints(of: postView, in: view, insets: .zero)
    }
}

/// Takes no touches but for what is in it.
class PassingView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
