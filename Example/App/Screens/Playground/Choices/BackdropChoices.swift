import MessageStackView
import UIKit

/// What is behind a post.
struct BackdropChoices: Equatable, Sendable {
    var fill = FillChoice.none
    var touches = TouchChoices(.forward)
    /// In seconds.
    var entrance = 0.25
    /// In seconds.
    var exit = 0.25

    var backdrop: PostBackdrop {
        var backdrop = PostBackdrop(
            touches: touches.response, entrance: PostPace(duration: entrance), exit: PostPace(duration: exit))
        backdrop.fills = fill.fills
        return backdrop
    }
}
