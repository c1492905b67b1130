import MessageStackView
import UIKit

/// The settings of a post's backdrop.
struct BackdropChoices: Equatable, Sendable {
    var fill = FillChoices.none
    var touches = TouchChoices(.forward)
    var entrance = PaceChoices.backdrop
    var exit = PaceChoices.backdrop

    static let dim = BackdropChoices(fill: .dim, touches: .remove)
    static let blur = BackdropChoices(fill: .blur, touches: .remove)

    var backdrop: PostBackdrop {
        var backdrop = PostBackdrop(touches: touches.response, entrance: entrance.pace, exit: exit.pace)
        backdrop.fills = fill.fills
        return backdrop
    }
}
