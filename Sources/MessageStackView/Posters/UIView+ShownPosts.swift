import UIKit

extension UIView {
    /// Whether one of the slots is seen at a point, wherever it is on its way.
    func showsPost(at point: CGPoint, among slots: [UIView]) -> Bool {
        slots.contains { slot in
            if let card = slot.card { return card.showsSlot(at: point) }
            let frame = slot.layer.presentation()?.frame ?? slot.frame
            return !slot.isHidden && frame.contains(point)
        }
    }
}
