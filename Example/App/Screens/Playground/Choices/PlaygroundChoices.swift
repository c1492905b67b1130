import MessageStackView
import UIKit

/// All that the Playground lets one choose about a presentation.
struct PlaygroundChoices: Equatable, Sendable {
    var placement = PostPlacement()
    var size = PostSize()
    var safeArea = PostSafeArea.respected
    var keyboard = KeyboardChoices()
    var entrance = MotionChoices.entrance
    var exit = MotionChoices.exit
    /// Nil for that of the exit.
    var pop: MotionChoices?
    var pan = PanChoices()
    var tap = TouchChoices(.absorb)
    var backdrop = BackdropChoices()
    var style = StyleChoices()
    var statusBar = PostStatusBar()

    var presentation: PostPresentation {
        PostPresentation {
            $0.placement = placement
            $0.size = size
            $0.safeArea = safeArea
            $0.keyboard = keyboard.keyboard
            $0.transition = PostTransition(entrance: entrance.motion, exit: exit.motion, pop: pop?.motion)
            $0.interaction.pan = pan.pan
            $0.interaction.tap = tap.response
            $0.backdrop = backdrop.backdrop
            $0.style = style.style
            $0.statusBar = statusBar
        }
    }
}
