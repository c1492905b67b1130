import MessageStackView
import UIKit

/// A screen that posts on the key window when it appears. The banner stays above the sheets and windows that the
/// buttons show.
final class WindowViewController: UIViewController {
    /// The second window, which is key while it is shown.
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
            BadgeMessage(
                "This is a window notification",
                subtitle: "It stays above other screens and moves to the key window",
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
