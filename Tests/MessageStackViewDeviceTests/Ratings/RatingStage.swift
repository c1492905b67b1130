import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms

/// A posted rating on a simulated device, its answers, and the haptics that its manager plays.
@MainActor
final class RatingStage {
    let stage: Stage
    let poster: any Poster
    let haptics = RecordingHaptics()
    private(set) var post: Post!
    private(set) var answers: [RatingMessage.Rating] = []

    /// Posts a rating, and waits for the end of its entrance.
    ///
    /// - Parameter makePoster: A closure that returns the poster; nil, the default, for that of the scene.
    init(
        _ rating: RatingMessage = RatingMessage("How was it?", submit: "Send"), on stage: Stage = Stage(),
        makePoster: ((Stage) -> any Poster)? = nil
    ) {
        self.stage = stage
        stage.simulator.advance(by: 0)
        poster = makePoster?(stage) ?? stage.postView
        poster.postManager.haptics = haptics.play
        var rating = rating
        rating.onAnswer = { [weak self] in self?.answers.append($0) }
        post = poster.post(rating)
        stage.rest()
    }

    var simulator: Simulator { stage.simulator }

    var view: RatingMessageView {
        get throws { try #require(post.view as? RatingMessageView) }
    }

    var control: RatingControl {
        get throws { try #require(view.ratingControl as? RatingControl) }
    }

    var submit: PostActionButton {
        get throws { try #require(view.actionsView.buttons.first { $0.action.id == "submit" }) }
    }

    /// Returns the center of a symbol on the screen.
    func center(of step: Int) throws -> CGPoint {
        let symbol = try control.subviews[step - 1]
        let frame = UIAccessibility.convertToScreenCoordinates(symbol.bounds, in: symbol)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    func tap(_ step: Int) throws {
        simulator.tap(at: try center(of: step))
        simulator.advance(by: 0)
    }

    /// Moves the finger from one symbol to another in steps of a tenth of the way.
    ///
    /// - Returns: The value after each step.
    func drag(from start: Int, to end: Int) throws -> [Int] {
        let (start, end) = (try center(of: start), try center(of: end))
        stage.finger.down(at: start)
        return stage.finger.move(
            by: CGVector(dx: (end.x - start.x) / 10, dy: (end.y - start.y) / 10), frames: 10
        ) { (try? control.value) ?? -1 }
    }
}
