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

    /// Starts or ends the hold of the post and the taps.
    func setExpanded(_ isExpanded: Bool) {
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
    private let press = UILongPressGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private var targets: [GestureTarget] = []
    private var hold: PostSuspension?
}
