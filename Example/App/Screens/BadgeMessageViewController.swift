import MessageStackView
import UIKit

/// A screen that posts three badge messages when it appears, and another one when its button is tapped.
final class BadgeMessageViewController: UIViewController {
    private lazy var postView = view.createPostView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addColumn(of: [UIButton(filled: "Post badge message") { [weak self] in self?.postBlue() }])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for number in 1...3 {
            postView.post(
                BadgeMessage(
                    "This is badge message \(number)",
                    subtitle: "Swipe it up or tap the close button",
                    image: UIImage(named: "donations"), fillColor: .red))
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        postView.postManager.removeAll(animated: false)
    }

    private func postBlue() {
        let view = BadgeMessageView()
        view.set(
            badgeMessage: BadgeMessage(
                "Custom insets", subtitle: "It waits for the other messages",
                image: UIImage(named: "donations"), fillColor: .systemBlue))
        view.containerViewInsets = UIEdgeInsets(top: 3, left: 10, bottom: 3, right: 10)
        var request = PostRequest(view: view)
        request.duration = .automatic
        postView.post(request)
    }
}
