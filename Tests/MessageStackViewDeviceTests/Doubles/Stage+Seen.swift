import Simulator
import Testing
import UIKit

@testable import MessageStackView

extension Stage {
    /// Where the middle of a slot is seen at the moment, in the screen's coordinates; zero when it isn't shown.
    func seenCenter(of slot: PostSlot) -> CGPoint {
        slot.superview?.convert(slot.seenCenter, to: view) ?? .zero
    }

    /// Where the slot of a posted view is seen at the moment, in the screen's coordinates: it and its poster may move.
    func seenSlotFrame(of view: UIView) throws -> CGRect {
        let slot = try #require(view.slot)
        let poster = try #require(slot.superview)
        let origin = (poster.layer.presentation() ?? poster.layer).frame.origin
        let frame = slot.seenLayer.frame.offsetBy(dx: origin.x, dy: origin.y)
        return try #require(poster.superview).convert(frame, to: self.view)
    }

    /// Where the slot of a posted view belongs, in the screen's coordinates.
    func slotFrame(of view: UIView) throws -> CGRect {
        let slot = try #require(view.slot)
        return slot.convert(slot.bounds, to: self.view)
    }
}
