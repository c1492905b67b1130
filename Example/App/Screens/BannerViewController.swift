import MessageStackView
import UIKit

/// A screen that posts a badge message on the key window when it appears, and has buttons that post more.
final class BannerViewController: UIViewController {
    private var message: BadgeMessage {
        BadgeMessage(
            "This is a window notification",
            subtitle: "This notification has been posted on the key window",
            image: UIImage(named: "donations"),
            fillColor: .red)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addColumn(of: [
            UIButton(filled: "Post") { [weak self] in self?.post(count: 1) },
            UIButton(filled: "Post three") { [weak self] in self?.post(count: 3) },
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        post(count: 1)
    }

    private func post(count: Int) {
        for _ in 0..<count {
            UIApplication.shared.postView.post(message)
        }
    }
}
