import UIKit

/// The gestures with which a pill shows its whole message and returns, and the hold that keeps the post meanwhile.
///
/// A long press expands the pill or shrinks it again, and a tap shrinks it. Both leave touches on buttons alone.
@MainActor
final class PillExpansion {
    // MARK: - Lifecycle

    /// Creates the gestures of a view.
    ///
    /// - Parameters:
    ///   - view: The view, which keeps this object.
    ///   - toggle: A closure that expands or shrinks the pill.
    init(of view: UIView, toggle: @escaping @MainActor () -> Void) {
        self.view = view
        wide = view.widthAnchor.constraint(equalToConstant: 1_000).prioritized(.defaultHigh)
        tap.isEnabled = false
        for recognizer in [press, tap] { view.addGestureRecognizer(recognizer) }
        targets = [
            GestureTarget(press) { [press] in
                if press.state == .began { toggle() }
            },
            GestureTarget(tap) { [tap] in
                if tap.state == .ended { toggle() }
            },
        ]
    }

    // MARK: - Internal

    /// Starts or ends the hold of the post and the taps, and makes the post as wide as it may be, or as its content.
    func setExpanded(_ isExpanded: Bool) {
        wide.isActive = isExpanded
        tap.isEnabled = isExpanded
        hold?.release()
        hold = isExpanded ? view?.enclosingPost?.hold() : nil
    }

    /// Removes the gestures and ends the hold.
    func stop() {
        setExpanded(false)
        for recognizer in [press, tap] { view?.removeGestureRecognizer(recognizer) }
    }

    // MARK: - Private

    private weak var view: UIView?
    private let wide: NSLayoutConstraint
    private let press = UILongPressGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private var targets: [GestureTarget] = []
    private var hold: PostSuspension?
}
