import MessageStackView
import UIKit

/// Posts on the key window as it appears: the banner stays in front of whatever the buttons bring or take away.
final class WindowViewController: UIViewController {
    /// While it is key, in the place of the app's own window.
    private var otherWindow: UIWindow?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let buttons = UIStackView(arrangedSubviews: [
            makeButton("Pop") { [weak self] in self?.navigationController?.popViewController(animated: true) },
            makeButton("Present") { [weak self] in self?.present(SheetViewController(), animated: true) },
            makeButton("Set Key Window") { [weak self] in self?.showOtherWindow() },
        ])
        buttons.axis = .vertical
        buttons.spacing = 16
        view.addSubviewInTheMiddle(buttons)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.windowScene?.postView.post(
            badgeMessage: BadgeMessage(
                title: "This is a window notification",
                subtitle: "It stays in front of other screens, and moves to the key window",
                image: UIImage(named: "donations"), fillColor: .red))
    }

    private func makeButton(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
        UIButton(configuration: .filled(), primaryAction: UIAction(title: title) { _ in action() })
    }

    private func showOtherWindow() {
        guard let scene = view.window?.windowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = KeyWindowViewController { [weak self] in self?.hideOtherWindow() }
        window.makeKeyAndVisible()
        otherWindow = window
    }

    private func hideOtherWindow() {
        view.window?.makeKey()
        otherWindow?.isHidden = true
        otherWindow = nil
    }
}
