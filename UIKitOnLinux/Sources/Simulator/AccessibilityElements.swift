import UIKit

// Treatment of elements that all assistive technologies share.

extension UIResponder {
    /// Scrolls every enclosing scroll view so that the element is visible.
    func scrollToVisible() {
        let frame = accessibilityFrame
        var responder = nextForAccessibility
        while let current = responder {
            if let scrollView = current as? UIScrollView {
                let origin = UIAccessibility.convertToScreenCoordinates(scrollView.bounds, in: scrollView).origin
                let offset = scrollView.contentOffset
                let rect = frame.offsetBy(dx: offset.x - origin.x, dy: offset.y - origin.y)
                scrollView.scrollRectToVisible(rect, animated: false)
            }
            responder = current.nextForAccessibility
        }
    }

    /// Whether Full Keyboard Access and Switch Control reach the element: it responds to user interaction or accepts text.
    var isOperable: Bool { accessibilityRespondsToUserInteraction || self is any UIKeyInput }

    /// The custom actions of the element, then those of its containers.
    var actionsOfContainers: [UIAccessibilityCustomAction] {
        var actions: [UIAccessibilityCustomAction] = []
        _ = firstForAccessibility { responder in
            actions += responder.accessibilityCustomActions ?? []
            return false
        }
        return actions
    }
}

extension [UIResponder] {
    /// Returns the index of the element whose center is nearest to the center of `frame`; `nil` without a frame or an
    /// element.
    @MainActor
    func index(nearest frame: CGRect?) -> Int? {
        guard let frame else { return nil }
        let distances = map { hypot($0.accessibilityFrame.midX - frame.midX, $0.accessibilityFrame.midY - frame.midY) }
        return distances.indices.min { distances[$0] < distances[$1] }
    }
}

extension Simulator {
    /// Activates an element: calls its `accessibilityActivate()`, and if that returns `false`, taps its activation
    /// point.
    ///
    /// - Returns: `false` if the element is disabled and doesn't activate itself.
    func activate(_ element: UIResponder) -> Bool {
        if element.accessibilityActivate() { return true }
        guard !element.accessibilityTraits.contains(.notEnabled) else { return false }
        tap(at: element.accessibilityActivationPoint)
        return true
    }
}
