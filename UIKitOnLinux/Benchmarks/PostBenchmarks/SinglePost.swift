import MessageStackView
import UIKit

/// A message that is created, shown and removed once.
@MainActor
protocol SinglePost: AnyObject {
    /// A Boolean value that indicates whether the entrance has ended.
    var isShown: Bool { get }
    /// A Boolean value that indicates whether the exit has ended.
    var isRemoved: Bool { get }

    func make(_ message: Message)
    /// Starts the entrance.
    func post()
    /// Shows another message instead, and animates the layout.
    func update(_ message: Message)
    /// Starts the exit.
    func remove()
}

/// The looks of a single post.
enum SingleLook {
    /// Only the view of the message, with springs that the work by hand sets too.
    case plain
    /// The card that is the library's default, with its shadows and springs.
    case card
}

/// A message posted through the library: a view without a look or, for the default, a value that is posted without options.
@MainActor
final class LibraryPost: SinglePost {
    private(set) var isShown = false
    private(set) var isRemoved = false
    private let look: SingleLook
    private let duration: PostDuration?
    private let poster: any Poster
    private var request: PostRequest?
    private var handle: Post?

    /// - Parameters:
    ///   - duration: The time on screen. By default, the library chooses it.
    ///   - poster: The poster. The default is the post view of the key window.
    init(_ look: SingleLook, for duration: PostDuration? = nil, on poster: any Poster = UIApplication.shared.postView) {
        self.look = look
        self.duration = duration
        self.poster = poster
    }

    func make(_ message: Message) {
        switch look {
        case .card: request = PostRequest(message)
        case .plain:
            let view = MessageView()
            view.set(message: message)
            request = PostRequest(view: view)
            request?.editPresentation {
                $0 = .plain
                $0.transition = PostTransition(entrance: .slide(damping: 0.75), exit: .slide(damping: 1))
            }
        }
        request?.duration = duration
    }

    func post() {
        guard var request else { return }
        request.didPost { [weak self] _ in self?.isShown = true }
        request.onEnd { [weak self] _, _ in self?.isRemoved = true }
        handle = poster.post(request)
    }

    func update(_ message: Message) {
        handle?.update(with: message)
    }

    func remove() {
        handle?.remove()
    }
}

/// The same message shown without the library: a view on the window, constraints and a property animator.
@MainActor
final class PostByHand: SinglePost {
    private(set) var isShown = false
    private(set) var isRemoved = false
    private let look: SingleLook
    private let window: UIWindow
    private var message: MessageView?
    private var animator: UIViewPropertyAnimator?

    /// The view that moves: the message, or a card around it.
    private var mover: UIView?

    init(_ look: SingleLook, on window: UIWindow) {
        self.look = look
        self.window = window
    }

    func make(_ message: Message) {
        let view = MessageView()
        view.set(message: message)
        view.layer.shadowOpacity = 0
        self.message = view
        mover = look == .plain ? view : CardByHand(around: view)
    }

    func post() {
        guard let mover else { return }
        mover.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(mover)
        let safeArea = window.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            mover.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 8),
            mover.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 8),
            safeArea.trailingAnchor.constraint(equalTo: mover.trailingAnchor, constant: 8),
        ])
        window.layoutIfNeeded()
        mover.transform = hidden(mover)
        let (duration, damping) =
            look == .plain ? (TimeInterval.animationDuration, 0.75) : (PostTransition.Timing.lively.duration, 0.85)
        animate(duration, dampingRatio: damping, to: .identity) { [weak self] in self?.isShown = true }
    }

    func update(_ message: Message) {
        self.message?.set(message: message)
        UIViewPropertyAnimator(duration: PostTransition.Timing.calm.duration, dampingRatio: 1) { [window] in
            window.layoutIfNeeded()
        }.startAnimation()
    }

    func remove() {
        guard let mover else { return }
        let duration = look == .plain ? TimeInterval.animationDuration : PostTransition.Timing.calm.duration
        animate(duration, dampingRatio: 1, to: hidden(mover)) { [weak self] in
            mover.removeFromSuperview()
            self?.isRemoved = true
        }
    }

    /// The transform that moves the view above the window.
    private func hidden(_ view: UIView) -> CGAffineTransform {
        CGAffineTransform(translationX: 0, y: -view.center.y - view.bounds.height / 2)
    }

    private func animate(
        _ duration: TimeInterval, dampingRatio: CGFloat, to transform: CGAffineTransform,
        completion: @escaping @MainActor () -> Void
    ) {
        let animator = UIViewPropertyAnimator(duration: duration, dampingRatio: dampingRatio) { [mover] in
            mover?.transform = transform
        }
        animator.addCompletion { _ in completion() }
        animator.startAnimation()
        self.animator = animator
    }
}

/// The same message in a stack view without the library: it is hidden and shown in an animation.
@MainActor
final class StackByHand: SinglePost {
    private(set) var isShown = false
    private(set) var isRemoved = false
    private let stack: UIStackView
    private var message: MessageView?
    /// The view in the stack: a message itself can't be as low as a hidden view.
    private let row = UIView()

    init(in stack: UIStackView) {
        self.stack = stack
    }

    func make(_ message: Message) {
        let view = MessageView()
        view.set(message: message)
        self.message = view
    }

    func post() {
        guard let message else { return }
        message.translatesAutoresizingMaskIntoConstraints = false
        row.clipsToBounds = true
        row.addSubview(message)
        let bottom = message.bottomAnchor.constraint(equalTo: row.bottomAnchor)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            message.topAnchor.constraint(equalTo: row.topAnchor), bottom,
            message.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            message.trailingAnchor.constraint(equalTo: row.trailingAnchor),
        ])
        row.isHidden = true
        stack.addArrangedSubview(row)
        stack.superview?.layoutIfNeeded()
        animate(dampingRatio: 0.75, isHidden: false) { [weak self] in self?.isShown = true }
    }

    func update(_ message: Message) {
        self.message?.set(message: message)
    }

    func remove() {
        animate(dampingRatio: 1, isHidden: true) { [weak self] in
            self?.row.removeFromSuperview()
            self?.isRemoved = true
        }
    }

    private func animate(dampingRatio: CGFloat, isHidden: Bool, completion: @escaping @MainActor () -> Void) {
        let animator = UIViewPropertyAnimator(duration: .animationDuration, dampingRatio: dampingRatio) {
            [row, stack] in
            row.isHidden = isHidden
            stack.superview?.layoutIfNeeded()
        }
        animator.addCompletion { _ in completion() }
        animator.startAnimation()
    }
}

/// A card like the library's default, without the library: round corners that clip a view, and two shadows.
final class CardByHand: UIView {
    private let content: UIView
    private let closeShadow = CALayer()

    init(around content: UIView) {
        self.content = content
        super.init(frame: .zero)
        set(layer, radius: 14, opacity: 0.14, y: 8)
        set(closeShadow, radius: 2, opacity: 0.1, y: 1)
        layer.addSublayer(closeShadow)
        content.backgroundColor = content.backgroundColor ?? .secondarySystemGroupedBackground
        content.layer.cornerRadius = 26
        content.layer.cornerCurve = .continuous
        content.clipsToBounds = true
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: topAnchor), content.bottomAnchor.constraint(equalTo: bottomAnchor),
            content.leadingAnchor.constraint(equalTo: leadingAnchor),
            content.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath(roundedRect: bounds, cornerRadius: 26).cgPath
        layer.shadowPath = path
        closeShadow.frame = bounds
        closeShadow.shadowPath = path
    }

    private func set(_ layer: CALayer, radius: CGFloat, opacity: Float, y: CGFloat) {
        layer.shadowRadius = radius
        layer.shadowOpacity = opacity
        layer.shadowOffset = CGSize(width: 0, height: y)
    }
}

extension PostTransition.Motion {
    /// Returns a slide with the spring of the work by hand.
    fileprivate static func slide(damping: CGFloat) -> PostTransition.Motion {
        .translation(timing: PostTransition.Timing(duration: .animationDuration, curve: .spring(damping: damping)))
    }
}
