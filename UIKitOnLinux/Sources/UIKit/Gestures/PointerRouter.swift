/// Sends the position of a trackpad or mouse pointer to the hover gesture recognizers below it.
@MainActor
package final class PointerRouter {
    package static let shared = PointerRouter()

    private var hovering: [WeakRecognizer] = []

    /// Moves the pointer to a point on the screen; nil removes it.
    package func move(to point: CGPoint?) {
        RunCycle.setNeedsCommit()
        let below = point.map(recognizers(at:)) ?? []
        let left = hovering.compactMap(\.recognizer).filter { old in !below.contains { $0 === old } }
        hovering = below.map { WeakRecognizer(recognizer: $0) }
        for case let recognizer as UIHoverGestureRecognizer in left { recognizer.pointerLeft() }
        guard let point else { return }
        for recognizer in below { recognizer.pointerMoved(to: point) }
    }

    /// Opens the context menu of the view at a point of the screen, or of its nearest ancestor that has one.
    ///
    /// - Returns: `false` if there is none.
    package func secondaryClick(at point: CGPoint) -> Bool {
        RunCycle.setNeedsCommit()
        let view = UIApplication.shared.hit(at: point, with: nil)?.view
        let interactions = sequence(first: view) { $0?.superview }.lazy
            .flatMap { $0?.interactions ?? [] }.compactMap { $0 as? UIContextMenuInteraction }
        return interactions.contains { $0.open(at: point) }
    }

    /// Removes the pointer without notifications, for a new device.
    package func reset() {
        hovering = []
    }

    /// Returns the recognizers of the view at a point and of its ancestors, deepest first.
    private func recognizers(at point: CGPoint) -> [UIHoverGestureRecognizer] {
        var found: [UIHoverGestureRecognizer] = []
        var view = UIApplication.shared.hit(at: point, with: nil)?.view
        while let current = view {
            found += current.gestureState.recognizers.compactMap { $0 as? UIHoverGestureRecognizer }
            view = current.superview
        }
        return found
    }
}
