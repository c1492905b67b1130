import MessageStackView
import UIKit

/// Posts on the key window as it appears: the banner stays in front of whatever the buttons bring or take away.
final class WindowViewController: UIViewController {
    /// While it is key, in the place of the app's own window.
    private var otherWindow: UIWindow?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addColumn(of: [
            UIButton(filled: "Pop") { [weak self] in self?.navigationController?.popViewController(animated: true) },
            UIButton(filled: "Present") { [weak self] in self?.present(SheetViewController(), animated: true) },
            UIButton(filled: "Set Key Window") { [weak self] in self?.showOtherWindow() },
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.windowScene?.postView.post(
            badgeMessage: BadgeMessage(
                title: "This is a window notification",
                subtitle: "It stays in front of other screens, and moves to the key window",
                image: UIImage(named: "donations"), fillColor: .red))
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
