import MessageStackView
import UIKit

/// A screen with a stack at the top. Some of its messages time out, and a tap removes others.
final class MessageStackViewController: UIViewController {
    private lazy var stackView = view.createMessageStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addColumn(of: [
            UIButton(filled: "Message") { [weak self] in self?.postMessage() },
            UIButton(filled: "Message, tap to remove") { [weak self] in self?.postMessageWithTwoImages() },
            UIButton(filled: "Plain view, tap to remove") { [weak self] in self?.postPlainView() },
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        postMessage()
    }

    private var image: UIImage? { UIImage(named: "donations")?.withRenderingMode(.alwaysTemplate) }

    private func postMessage() {
        var request = PostRequest(
            Message(title: "A message with an image", subtitle: "It stays for six seconds", leftImage: image))
        request.duration = .seconds(6)
        stackView.post(request)
    }

    private func postMessageWithTwoImages() {
        let message = Message(
            title: "A message with two images", subtitle: "It stays for eight seconds, or until it is tapped",
            leftImage: image, rightImage: image)
        let messageView = MessageView()
        messageView.set(message: message)
        messageView.rightImageViewSize = CGSize(width: 10, height: 10)
        var request = PostRequest(view: messageView)
        request.duration = .seconds(8)
        request.gestures = [.tap, .pan]
        stackView.post(request)
    }

    private func postPlainView() {
        let plain = UIView()
        plain.backgroundColor = .systemBlue
        plain.heightAnchor.constraint(equalToConstant: 50).isActive = true
        var request = PostRequest(view: plain)
        request.gestures = [.tap, .pan]
        stackView.post(request)
    }
}
