import UIKit

/// The gestures that expand and collapse a pill. The post doesn't time out while the pill is expanded.
///
/// A long press expands or collapses the pill. A tap collapses it. Neither gesture responds to touches on buttons.
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

    /// Updates the gestures, the timeout and the width of the post. While the pill is expanded, it recognizes taps, the post
    /// doesn't time out, and it has its maximum width. Otherwise, it is as wide as its content.
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
