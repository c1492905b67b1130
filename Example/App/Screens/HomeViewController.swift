import MessageStackView
import UIKit

/// Posts a badge message on the key window as it appears, and more at the touch of a button;
/// the other screens are behind a list.
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

        let buttons = UIStackView(arrangedSubviews: [
            makeButton(title: "Post", posting: 1),
            makeButton(title: "Post three", posting: 3),
        ])
        buttons.axis = .vertical
        buttons.spacing = 16
        buttons.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(buttons)
        let more = UIButton(
            configuration: .plain(),
            primaryAction: UIAction(title: "More screens") { [weak self] _ in
                self?.navigationController?.pushViewController(ScreensViewController(), animated: true)
            })
        more.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(more)
        NSLayoutConstraint.activate([
            more.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            more.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20),
            buttons.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            buttons.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        post(count: 1)
    }

    private func makeButton(title: String, posting count: Int) -> UIButton {
        let action = UIAction(title: title) { [weak self] _ in self?.post(count: count) }
        return UIButton(configuration: .filled(), primaryAction: action)
    }

    private func post(count: Int) {
        for _ in 0..<count {
            UIApplication.shared.postView.post(badgeMessage: message)
        }
    }
}
