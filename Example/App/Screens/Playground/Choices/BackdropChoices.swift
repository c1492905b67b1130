import MessageStackView
import UIKit

/// The settings of a post's backdrop.
struct BackdropChoices: Equatable, Sendable {
    var fill = FillChoices.none
    var touches = TouchChoices(.forward)
    var entrance = TimingChoices.backdrop
    var exit = TimingChoices.backdrop

    static let dim = BackdropChoices(fill: .dim, touches: .remove)
    static let blur = BackdropChoices(fill: .blur, touches: .remove)

    var backdrop: PostBackdrop {
        var backdrop = PostBackdrop(touches: touches.response, entrance: entrance.timing, exit: exit.timing)
        backdrop.fills = fill.fills
        return backdrop
    }
}
