import MessageStackView
import UIKit

/// A screen with toasts at the bottom, and a button next to them that stays usable.
final class ToastViewController: UIViewController {
    private let toast = Toast()
    private let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Click Me") { _ in })

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.translatesAutoresizingMaskIntoConstraints = false
        button.addAction(UIAction { [weak self] _ in self?.grow() }, for: .touchUpInside)
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20),
        ])
        addAndConstrainToast(toast)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        toast.post("A toast")
        toast.post("A toast with a longer text that wraps onto a second line and still lets touches through")
    }

    /// Scales the button, which shows that touches next to the toast reach it.
    private func grow() {
        let isGrown = button.transform != .identity
        let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.7) { [button] in
            button.transform = isGrown ? .identity : CGAffineTransform(scaleX: 1.4, y: 1.4)
        }
        animator.startAnimation()
    }
}
