import Simulator
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// A minimal animated poster whose slots slide in from above the screen and out again.
@MainActor
final class SlidingPoster: UIView, UIViewPoster {
    let simulator = Simulator()
    private(set) lazy var finger = Finger(on: simulator)
    private(set) lazy var postManager = PostManager(poster: self)

    /// Returns a poster that fills the screen of a new device.
    static func onScreen() -> SlidingPoster {
        let poster = SlidingPoster()
        let controller = UIViewController()
        poster.simulator.show(controller)
        poster.frame = controller.view.bounds
        controller.view.addSubview(poster)
        poster.postManager.gestureManager.defaultGestures = .pan
        poster.simulator.advance(by: 0.1)
        return poster
    }

    /// Posts a view in a slot 100 points high and 100 points below the top.
    func postBanner(dismissAfter: TimeInterval? = nil) -> (post: Post, slot: PostSlot) {
        let banner = UIView()
        let post = postManager.post(
            PostRequest(view: banner).with { $0.duration = PostDuration(dismissAfter: dismissAfter) })
        return (post, banner.superview as? PostSlot ?? PostSlot())
    }

    /// Returns the rendered distance of the slot below its resting position, in points.
    func seenOffset(of slot: PostSlot) -> CGFloat {
        slot.seenPose.offset.y
    }

    func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        guard let slot = view as? PostSlot else { return completion() }
        slot.frame = CGRect(x: 0, y: 100, width: bounds.width, height: 100)
        addSubview(slot)
        slot.motion.enter(context(of: slot), animated: animated, completion: completion)
    }

    func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        remove(view, throwing: nil, animated: animated, completion: completion)
    }

    func carryOut(_ change: PostChange) {
        switch change.kind {
        case .post:
            post(view: change.slot, animated: change.isAnimated, completion: change.completion)
        case .remove:
            remove(
                change.slot,
                throwing: change.throwing,
                animated: change.isAnimated,
                completion: change.completion
            )
        case .update:
            update(view: change.slot, animated: change.isAnimated)
        }
    }

    private func remove(
        _ view: UIView,
        throwing: PostPan.Throw?,
        animated: Bool,
        completion: @escaping @MainActor () -> Void
    ) {
        guard let slot = view as? PostSlot else { return completion() }
        slot.motion.leave(context(of: slot), throwing: throwing, animated: animated) {
            slot.removeFromSuperview()
            completion()
        }
    }

    private func context(of slot: PostSlot) -> PostTransition.Context {
        PostTransition.Context(slot: slot, transition: PostTransition(), edge: .top) { _ in CGPoint(x: 0, y: -200) }
    }
}
