import MessageStackView
import UIKit

/// The first screen. It posts a badge message on the key window when it appears, has buttons that post more, and leads
/// to the list of the other screens.
final class HomeViewController: UIViewController {
    private var message: BadgeMessage {
        BadgeMessage(
            title: "This is a window notification",
            subtitle: "This notification has been posted on the key window",
            image: UIImage(named: "donations"),
            fillColor: .red)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        let more = UIButton(
            configuration: .plain(),
            primaryAction: UIAction(title: "More screens") { [weak self] _ in
                self?.navigationController?.pushViewController(ScreensViewController(), animated: true)
            })
        view.addColumn(of: [
            UIButton(filled: "Post") { [weak self] in self?.post(count: 1) },
            UIButton(filled: "Post three") { [weak self] in self?.post(count: 3) },
        ])
        more.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(more)
        NSLayoutConstraint.activate([
            more.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            more.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        post(count: 1)
    }

    private func post(count: Int) {
        for _ in 0..<count {
            UIApplication.shared.postView.post(badgeMessage: message)
        }
    }
}
