import UIKit

// What assistive technologies have in common in how they treat elements.

extension UIResponder {
    /// Scrolls every scroll view around the element so far that it is seen.
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
}

extension [UIResponder] {
    /// The element whose middle is nearest to that of a frame; nil without a frame or an element.
    @MainActor
    func index(nearest frame: CGRect?) -> Int? {
        guard let frame else { return nil }
        let distances = map { hypot($0.accessibilityFrame.midX - frame.midX, $0.accessibilityFrame.midY - frame.midY) }
        return distances.indices.min { distances[$0] < distances[$1] }
    }
}

extension Simulator {
    /// An element's own activation, or else a touch at its activation point; false if it can't be used.
    func activate(_ element: UIResponder) -> Bool {
        if element.accessibilityActivate() { return true }
        guard !element.accessibilityTraits.contains(.notEnabled) else { return false }
        tap(at: element.accessibilityActivationPoint)
        return true
    }
}
