import MessageStackView
import UIKit

/// A poster with a column at the trailing edge. Posts slide in from the side, each below the previous one.
final class SidePanel: UIView, Poster, UIViewPoster {
    private(set) lazy var postManager = PostManager(poster: self)

    private let column = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        column.axis = .vertical
        column.spacing = 8
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: topAnchor),
            column.leadingAnchor.constraint(equalTo: leadingAnchor),
            column.trailingAnchor.constraint(equalTo: trailingAnchor),
            bottomAnchor.constraint(equalTo: column.bottomAnchor),
        ])
        postManager.capacity = .max
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Poster

    func configure(_ view: UIView) {
        view.layer.cornerRadius = 12
    }

    // MARK: - UIViewPoster

    func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        column.addArrangedSubview(view)
        superview?.layoutIfNeeded()
        guard animated else { return completion() }
        view.transform = offscreenTransform
        animate({ view.transform = .identity }, completion: completion)
    }

    func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        let finish: @MainActor () -> Void = { [weak self] in
            view.removeFromSuperview()
            self?.animate({ self?.superview?.layoutIfNeeded() }, completion: {})
            completion()
        }
        guard animated else { return finish() }
        animate({ [offscreenTransform] in view.transform = offscreenTransform }, completion: finish)
    }

    // MARK: - Private

    /// The transform that moves a post past the trailing edge of the screen.
    private var offscreenTransform: CGAffineTransform {
        let distance = bounds.width + 40
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGAffineTransform(translationX: isMirrored ? -distance : distance, y: 0)
    }

    private func animate(_ animations: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void) {
        let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8) { animations() }
        animator.addCompletion { _ in completion() }
        animator.startAnimation()
    }
}
