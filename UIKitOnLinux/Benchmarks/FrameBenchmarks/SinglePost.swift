import MessageStackView
import UIKit

/// A message that is created, shown and removed once.
@MainActor
protocol SinglePost: AnyObject {
    /// The message's view; nil until `make()`.
    var message: MessageView? { get }
    /// A Boolean value that indicates whether the entrance has ended.
    var isShown: Bool { get }
    /// A Boolean value that indicates whether the exit has ended.
    var isRemoved: Bool { get }

    /// Makes the view of a message.
    func make(_ message: Message)
    /// Starts the entrance.
    func post()
    /// Starts the exit.
    func remove()
}

/// A message posted on the app's window through the library.
@MainActor
final class LibraryPost: SinglePost {
    private(set) var message: MessageView?
    private(set) var isShown = false
    private(set) var isRemoved = false
    private var handle: Post?

    func make(_ message: Message) {
        let view = MessageView()
        view.set(message: message)
        self.message = view
    }

    func post() {
        guard let message else { return }
        var request = PostRequest(view: message)
        // The look and the motion of the message by hand.
        request.editPresentation {
            $0 = .plain
            $0.transition = PostTransition(entrance: .slide(damping: 0.75), exit: .slide(damping: 1))
        }
        request.didPost { [weak self] _ in self?.isShown = true }
        request.onEnd { [weak self] _, _ in self?.isRemoved = true }
        handle = UIApplication.shared.postView.post(request)
    }

    func remove() {
        handle?.remove()
    }
}

/// The same message shown without the library: a view on the window, constraints and a property animator.
@MainActor
final class PostByHand: SinglePost {
    private(set) var message: MessageView?
    private(set) var isShown = false
    private(set) var isRemoved = false
    private let window: UIWindow
    private var animator: UIViewPropertyAnimator?

    init(on window: UIWindow) {
        self.window = window
    }

    func make(_ message: Message) {
        let view = MessageView()
        view.set(message: message)
        self.message = view
    }

    func post() {
        guard let message else { return }
        message.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(message)
        let safeArea = window.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            message.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 20),
            message.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 10),
            safeArea.trailingAnchor.constraint(equalTo: message.trailingAnchor, constant: 10),
        ])
        window.layoutIfNeeded()
        message.transform = hidden(message)
        animate(dampingRatio: 0.75, to: .identity) { [weak self] in self?.isShown = true }
    }

    func remove() {
        guard let message else { return }
        animate(dampingRatio: 1, to: hidden(message)) { [weak self] in
            message.removeFromSuperview()
            self?.isRemoved = true
        }
    }

    /// The transform that moves the message above the window.
    private func hidden(_ message: UIView) -> CGAffineTransform {
        CGAffineTransform(translationX: 0, y: -message.center.y - message.bounds.height / 2)
    }

    private func animate(
        dampingRatio: CGFloat, to transform: CGAffineTransform, completion: @escaping @MainActor () -> Void
    ) {
        let animator = UIViewPropertyAnimator(duration: .animationDuration, dampingRatio: dampingRatio) { [message] in
            message?.transform = transform
        }
        animator.addCompletion { _ in completion() }
        animator.startAnimation()
        self.animator = animator
    }
}

extension PostTransition.Motion {
    /// Returns a slide with the spring of the work by hand.
    fileprivate static func slide(damping: CGFloat) -> PostTransition.Motion {
        .translation(timing: PostTransition.Timing(duration: .animationDuration, curve: .spring(damping: damping)))
    }
}
