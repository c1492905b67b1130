import MessageStackView
import UIKit

extension Movement {
    /// An entrance over the upper edge in a plain post view. It is also the movement of `FirstPosts`.
    static let plain = Movement(
        "Slide in, plain post view", .entrance, .plain, by: .slide(over: .top))

    /// The entrance of the default card on the window.
    static let windowEntrance = Movement(
        "Default card on the window slides in", .entrance, PostPresentation(), by: .lively, look: .card,
        isOnWindow: true)

    /// A drag of the default card on the window.
    static let windowDrag = Movement(
        "Drag of the default card on the window", .drag(.up), frames: 20, PostPresentation(), by: .lively, look: .card,
        isOnWindow: true)

    /// The movements that the library has built in.
    static let all: [Movement] = [
        Movement("Nothing moves", .rest, .placed(.slide), by: .slide(over: .top)),
        Movement(
            "App scrolls behind a banner in a view", .scroll(.scrolling), frames: 60, .placed(.slide),
            by: .slide(over: .top)),
        Movement(
            "App scrolls behind a banner on the window", .scroll(.scrolling), frames: 60, .placed(.slide),
            by: .slide(over: .top), isOnWindow: true),
        plain,
        Movement(
            "Slide in on the window, plain post view", .entrance, .plain, by: .slide(over: .top), isOnWindow: true),
        windowEntrance,
        Movement(
            "Default card on the window slides out", .exit, PostPresentation(), by: .lively, look: .card,
            isOnWindow: true),
        Movement("Slide in", .entrance, .placed(.slide), by: .slide(over: .top)),
        Movement("Slide in from the side", .entrance, .placed(.side), by: .slide(over: .leading)),
        Movement("Scale", .entrance, .middle(.grow), by: .grow, isCentered: true),
        Movement("Fade", .entrance, .placed(.fade), by: .fade),
        Movement("Slide and fade", .entrance, .placed(.slideAndFade), by: .slideAndFade),
        Movement("Zoom", .entrance, .middle(.zoom), by: .zoom, isCentered: true),
        Movement("Slide out", .exit, .placed(.slide), by: .slide(over: .top)),
        Movement("Zoom out", .exit, frames: 8, .middle(.zoom), by: .zoom, isCentered: true),
        Movement("Card slides in", .entrance, .card(.top), by: .slide(over: .top), look: .card),
        Movement(
            "Card zooms in over a dimmed screen", .entrance, .centered, by: .zoom, look: .dimmed, isCentered: true),
        Movement("Drag, plain post view", .drag(.up), frames: 20, .plain, by: .slide(over: .top)),
        Movement("Drag", .drag(.up), frames: 20, .placed(.slide), by: .slide(over: .top)),
        windowDrag,
        Movement("Drag of a card", .drag(.up), frames: 20, .card(.top), by: .slide(over: .top), look: .card),
        Movement("Drag that turns", .drag(.askew), frames: 20, .middle(.zoom), by: .zoom, isCentered: true),
        Movement("Flung, turning", .throwing(.fast), frames: 6, .middle(.zoom), by: .zoom, isCentered: true),
    ]
}

extension CGVector {
    fileprivate static let up = CGVector(dx: 0, dy: -2)
    fileprivate static let scrolling = CGVector(dx: 0, dy: -6)
    fileprivate static let askew = CGVector(dx: 3, dy: 2)
    fileprivate static let fast = CGVector(dx: 8, dy: 5)
}

extension PostPresentation {
    /// Returns a presentation at the upper edge of the host rather than of the post view.
    fileprivate static func placed(_ transition: PostTransition) -> PostPresentation {
        PostPresentation {
            $0.style = PostStyle()
            $0.placement = PostPlacement(
                .top, insets: NSDirectionalEdgeInsets(top: 20, leading: 10, bottom: 20, trailing: 10))
            $0.transition = transition
        }
    }

    fileprivate static func middle(_ transition: PostTransition) -> PostPresentation {
        PostPresentation {
            $0.style = PostStyle()
            $0.placement = .center
            $0.transition = transition
            $0.pan = .fling
        }
    }
}

extension PostTransition {
    fileprivate static let side = PostTransition(
        entrance: .translation(over: .leading), exit: .translation(over: .leading))
    fileprivate static let grow = PostTransition(entrance: .scale(from: 0.8), exit: .scale(from: 0.8))
    fileprivate static let slideAndFade = PostTransition(
        entrance: .translation().and(.fade()), exit: .translation().and(.fade()))
}

// MARK: - By hand

extension OverlayByHand.Motion {
    fileprivate static func slide(over edge: PostEdge) -> OverlayByHand.Motion {
        OverlayByHand.Motion(
            entrance: [.translation(over: edge, dampingRatio: 0.75)],
            exit: [.translation(over: edge, dampingRatio: 1)])
    }

    /// The slides of the library's default.
    fileprivate static let lively = OverlayByHand.Motion(
        entrance: [.translation(over: .top, dampingRatio: 0.85, duration: PostTransition.Timing.lively.duration)],
        exit: [.translation(over: .top, dampingRatio: 1, duration: PostTransition.Timing.calm.duration)])

    fileprivate static let grow = OverlayByHand.Motion(
        entrance: [.scale(from: 0.8, .lively)], exit: [.scale(from: 0.8, .lively)])

    fileprivate static let fade = OverlayByHand.Motion(entrance: [.fade(0.3)], exit: [.fade(0.3)])

    fileprivate static let slideAndFade = OverlayByHand.Motion(
        entrance: [.translation(over: .top, dampingRatio: 0.75), .fade(0.3)],
        exit: [.translation(over: .top, dampingRatio: 0.75), .fade(0.3)])

    fileprivate static let zoom = OverlayByHand.Motion(
        entrance: [.scale(from: 0.8, .lively), .fade(0.15, .easeOut)],
        exit: [.scale(from: 0.9, duration: 0.2, UICubicTimingParameters(animationCurve: .easeIn)), .fade(0.2, .easeIn)])
}

@MainActor
extension UITimingCurveProvider where Self == UISpringTimingParameters {
    fileprivate static var lively: Self { UISpringTimingParameters(dampingRatio: 0.75) }
}

extension OverlayByHand.Change {
    fileprivate static func translation(
        over edge: PostEdge, dampingRatio: CGFloat, duration: TimeInterval = .animationDuration
    ) -> Self {
        Self(duration: duration, timing: UISpringTimingParameters(dampingRatio: dampingRatio)) {
            let frame = $0.mover.frame
            let way = edge == .top ? CGPoint(x: 0, y: -frame.maxY - $0.reach) : CGPoint(x: -frame.maxX - $0.reach, y: 0)
            $0.mover.transform = $1 ? CGAffineTransform(translationX: way.x, y: way.y) : .identity
        }
    }

    fileprivate static func scale(
        from scale: CGFloat, duration: TimeInterval = .animationDuration, _ timing: any UITimingCurveProvider
    ) -> Self {
        Self(duration: duration, timing: timing) {
            $0.mover.transform = $1 ? CGAffineTransform(scaleX: scale, y: scale) : .identity
        }
    }

    fileprivate static func fade(_ duration: TimeInterval, _ curve: UIView.AnimationCurve = .easeInOut) -> Self {
        Self(duration: duration, timing: UICubicTimingParameters(animationCurve: curve)) {
            $0.mover.alpha = $1 ? 0 : 1
        }
    }
}
