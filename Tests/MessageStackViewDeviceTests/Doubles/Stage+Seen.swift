import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

extension Stage {
    /// Returns the frame of a view on the screen, including all animations of the view and its superviews. Scales and rotations of
    /// superviews don't count.
    func shownFrame(of view: UIView) -> CGRect {
        sequence(first: view.superview, next: { $0?.superview }).reduce(view.seen.frame) { frame, superview in
            guard let superview, !(superview is UIWindow) else { return frame }
            let seen = superview.seen
            return frame.offsetBy(dx: seen.frame.minX - seen.bounds.minX, dy: seen.frame.minY - seen.bounds.minY)
        }
    }

    /// Returns the rendered center of a slot in screen coordinates, or zero if the slot isn't shown.
    func seenCenter(of slot: PostSlot) -> CGPoint {
        slot.superview?.convert(slot.seenCenter, to: view) ?? .zero
    }

    /// Returns the rendered frame of the slot of a posted view in screen coordinates. The slot and its poster may move.
    func seenSlotFrame(of view: UIView) throws -> CGRect {
        let slot = try #require(view.slot)
        let poster = try #require(slot.superview)
        let origin = (poster.layer.presentation() ?? poster.layer).frame.origin
        let frame = slot.seenLayer.frame.offsetBy(dx: origin.x, dy: origin.y)
        return try #require(poster.superview).convert(frame, to: self.view)
    }

    /// Returns the frame of the slot of a posted view at rest, in screen coordinates.
    func slotFrame(of view: UIView) throws -> CGRect {
        let slot = try #require(view.slot)
        return slot.convert(slot.bounds, to: self.view)
    }

    /// Returns the frames of the texts, images and buttons in a view, in its window, as far as they aren't scrolled out of sight.
    func contentFrames(in view: UIView, clippedTo clip: CGRect = .infinite) -> [CGRect] {
        guard !view.isHidden, view.alpha > 0.01 else { return [] }
        let frame = view.convert(view.bounds, to: nil)
        if view is UILabel || view is UIImageView || view is UIControl {
            let seen = frame.intersection(clip)
            return seen.isNull || seen.isEmpty ? [] : [seen]
        }
        let inner = view is UIScrollView ? clip.intersection(frame) : clip
        return view.subviews.flatMap { contentFrames(in: $0, clippedTo: inner) }
    }
}
