import MessageStackView
import UIKit

/// An entrance or an exit that a manager has requested from a poster under test.
@MainActor
final class ObservedChange {
    let post: Post
    let isEntrance: Bool
    private(set) weak var slot: PostSlot?
    /// Whether a later change of the same slot was requested, so that this one needn't be completed.
    var isInterrupted = false
    /// The number of times that the poster has called the completion.
    var callCount = 0
    /// Nil once the poster has released the completion.
    weak var completion: Completion?
    /// The state in which an entrance without animation has left the slot; nil if it may have changed since.
    var state: SlotState?

    init(_ change: PostChange) {
        post = change.post
        slot = change.slot
        isEntrance = change.kind == .post
    }

    /// Whether the poster may still complete the change.
    var isOpen: Bool { callCount == 0 && completion != nil }
}

/// The completion of a change, which only the poster retains.
@MainActor
final class Completion {
    let call: @MainActor () -> Void

    init(_ call: @escaping @MainActor () -> Void) {
        self.call = call
    }
}

/// The place and the opacity of a slot.
@MainActor
struct SlotState {
    private let frame: CGRect
    private let alpha: CGFloat

    init(_ slot: PostSlot) {
        frame = slot.convert(slot.bounds, to: nil)
        alpha = slot.isHidden ? 0 : slot.alpha
    }

    func isClose(to other: SlotState) -> Bool {
        [
            frame.minX - other.frame.minX, frame.minY - other.frame.minY, frame.width - other.frame.width,
            frame.height - other.frame.height, 100 * (alpha - other.alpha),
        ].allSatisfy { abs($0) < 1 }
    }
}

extension UIView {
    /// A Boolean value that indicates whether some of the view is visible: in a window, opaque enough, and not clipped.
    var isVisible: Bool {
        var (area, view) = (bounds, self)
        while true {
            guard !view.isHidden, view.alpha > 0.01 else { return false }
            if view.clipsToBounds || view is UIWindow { area = area.intersection(view.bounds) }
            guard area.width > 1, area.height > 1 else { return false }
            guard let superview = view.superview else { return view is UIWindow }
            (area, view) = (view.convert(area, to: superview), superview)
        }
    }

    /// A Boolean value that indicates whether the view, or a view around it, is in an animation.
    var isAnimated: Bool {
        sequence(first: self) { $0.superview }.contains { $0.layer.animationKeys()?.isEmpty == false }
    }

    /// Returns whether the view covers a part of another one.
    func covers(_ other: UIView) -> Bool {
        let common = convert(bounds, to: nil).intersection(other.convert(other.bounds, to: nil))
        return common.width > 1 && common.height > 1 && isInFront(of: other)
            && layer.zPosition >= other.layer.zPosition
    }
}

extension UILabel {
    /// A Boolean value that indicates whether the label is lower than its text.
    var isCut: Bool {
        bounds.height + 0.5 < sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
    }
}
