import MessageStackView
import UIKit

/// A poster that shows one post at a time below an anchor view, usually a button. Posts grow out of the anchor.
final class AnchoredPoster: Poster, UIViewPoster {
    private(set) lazy var postManager = PostManager(poster: self)

    private let anchor: UIView
    private unowned let host: UIView

    /// - Parameters:
    ///   - anchor: A descendant of `host`, below which posts appear.
    ///   - host: The view that posts are added to. It must outlive the poster.
    init(anchor: UIView, host: UIView) {
        self.anchor = anchor
        self.host = host
        postManager.gestureManager.defaultGestures = .tap
    }

    // MARK: - Poster

    func configure(_ view: UIView) {
        view.layer.cornerRadius = 12
    }

    // MARK: - UIViewPoster

    func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        view.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(view)
        let centered = view.centerXAnchor.constraint(equalTo: anchor.centerXAnchor)
        centered.priority = .defaultHigh
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: anchor.bottomAnchor, constant: 12),
            view.leadingAnchor.constraint(greaterThanOrEqualTo: host.layoutMarginsGuide.leadingAnchor),
            view.trailingAnchor.constraint(lessThanOrEqualTo: host.layoutMarginsGuide.trailingAnchor),
            centered,
        ])
        host.layoutIfNeeded()
        guard animated else { return completion() }
        hide(view)
        animate(0.7, { Self.show(view) }, completion: completion)
    }

    func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        let finish: @MainActor () -> Void = {
            view.removeFromSuperview()
            completion()
        }
        guard animated else { return finish() }
        animate(1, { [self] in hide(view) }, completion: finish)
    }

    // MARK: - Private

    private static func show(_ view: UIView) {
        view.transform = .identity
        view.alpha = 1
    }

    /// Shrinks the view into the middle of the anchor and makes it transparent.
    private func hide(_ view: UIView) {
        let distance = anchor.convert(anchor.bounds, to: host).midY - view.center.y
        view.transform = CGAffineTransform(translationX: 0, y: distance).scaledBy(x: 0.1, y: 0.1)
        view.alpha = 0
    }

    private func animate(
        _ dampingRatio: CGFloat,
        _ animations: @escaping @MainActor () -> Void,
        completion: @escaping @MainActor () -> Void
    ) {
        let animator = UIViewPropertyAnimator(duration: 0.35, dampingRatio: dampingRatio) { animations() }
        animator.addCompletion { _ in completion() }
        animator.startAnimation()
    }
}
