import MessageStackView
import UIKit

/// The settings of a post's transition.
struct TransitionChoices: Equatable, Sendable {
    /// A predefined transition of the library.
    enum Named: CaseIterable {
        case slide, fade, zoom, none
    }

    var entrance = MotionChoices.entrance
    var exit = MotionChoices.exit
    /// The motion of a post that another one replaces; nil for `exit`.
    var replacement: MotionChoices?

    init() {}

    init(entrance: MotionChoices, exit: MotionChoices = .exit) {
        self.entrance = entrance
        self.exit = exit
    }

    init(_ named: Named) {
        let fade = MotionChoices(slides: false, fades: true, timing: .fade)
        let still = MotionChoices(slides: false, timing: .calm)
        switch named {
        case .slide: self.init()
        case .fade: self.init(entrance: fade, exit: fade)
        case .zoom:
            self.init(
                entrance: MotionChoices(slides: false, scale: 1.1, fades: true, timing: .calm),
                exit: MotionChoices(slides: false, fades: true, timing: .calm))
        case .none: self.init(entrance: still, exit: still)
        }
    }

    /// The predefined transition with the same entrance and exit, if any.
    var named: Named? {
        Named.allCases.first { name in
            let named = TransitionChoices(name)
            return named.entrance.motion == entrance.motion && named.exit.motion == exit.motion
        }
    }

    var transition: PostTransition {
        PostTransition(entrance: entrance.motion, exit: exit.motion, replacement: replacement?.motion)
    }
}
