import MessageStackView
import UIKit

/// A poster that stacks its posts as cards, the newest on top. A tap spreads the cards out, and another tap stacks them
/// again.
final class Deck: UIControl, Poster, UIViewPoster {
    private(set) lazy var postManager = PostManager(poster: self)

    /// The posted views, newest first.
    private var cards: [UIView] = []
    private(set) var isSpread = false {
        didSet {
            animate {
            } completion: {
            }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        postManager.capacity = .max
        postManager.gestureManager.defaultGestures = .pan
        addAction(UIAction { [weak self] _ in self?.isSpread.toggle() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// Makes the stacked deck a single touch target. When it is spread, each card takes its own touches, and touches
    /// between the cards reach the app.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : isSpread || cards.count < 2 ? hit : hit.map { _ in self }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        cards.contains { $0.frame.contains(point) }
    }

    // MARK: - Accessibility

    /// Only the newest card while the deck is stacked.
    override var accessibilityElements: [Any]? {
        get { isSpread ? nil : cards.first.map { [$0] } }
        set {}
    }

    /// An action that does what a tap on the deck does.
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            guard cards.count > 1 else { return nil }
            return [
                UIAccessibilityCustomAction(name: isSpread ? "Stack" : "Spread out") { [weak self] _ in
                    self?.isSpread.toggle()
                    return self != nil
                }
            ]
        }
        set {}
    }

    // MARK: - Poster

    func configure(_ view: UIView) {
        view.layer.cornerRadius = 12
    }

    // MARK: - UIViewPoster

    func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        cards.insert(view, at: 0)
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: topAnchor),
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        layoutIfNeeded()
        view.transform = CGAffineTransform(translationX: 0, y: -view.bounds.height - frame.minY)
        animate(animated) {
        } completion: {
            completion()
        }
    }

    func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        cards.removeAll { $0 === view }
        if cards.isEmpty, isSpread { isSpread = false }
        animate(animated) {
            view.alpha = 0
        } completion: {
            view.removeFromSuperview()
            completion()
        }
    }

    private func arrange() {
        var top: CGFloat = 0
        for (index, card) in cards.enumerated() {
            let depth = CGFloat(index)
            card.alpha = isSpread || index < 3 ? 1 : 0
            if isSpread {
                card.transform = CGAffineTransform(translationX: 0, y: top)
                top += card.bounds.height + 8
            } else {
                let scale = 1 - 0.05 * depth
                card.transform = CGAffineTransform(translationX: 0, y: 8 * depth).scaledBy(x: scale, y: scale)
            }
        }
    }

    private func animate(
        _ animated: Bool = true,
        _ changes: @escaping @MainActor () -> Void,
        completion: @escaping @MainActor () -> Void
    ) {
        guard animated else {
            arrange()
            changes()
            return completion()
        }
        let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.85) { [self] in
            arrange()
            changes()
        }
        animator.addCompletion { _ in completion() }
        animator.startAnimation()
    }
}
