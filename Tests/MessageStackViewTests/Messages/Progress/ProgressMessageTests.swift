import Testing
import UIKit

@testable import MessageStackView

@MainActor
@Suite(.leavesNothingBehind)
struct ProgressMessageTests {
    @Test func fractionThatIsNoNumberIsUnknown() {
        var message = ProgressMessage(title: "Uploading", fraction: .nan)
        #expect(message.fraction == nil)
        message.fraction = 0.5
        message.fraction = .nan
        #expect(message.fraction == nil && message == ProgressMessage(title: "Uploading"))
    }

    @Test(arguments: [(-1.0, 0.0), (0.25, 0.25), (2, 1), (.infinity, 1), (-.infinity, 0)])
    func barShowsTheFractionInItsRange(fraction: Double, shown: Float) throws {
        let message = ProgressMessage(title: "Uploading", fraction: fraction)
        let view = try #require(message.makeView() as? ProgressMessageView)
        #expect(view.progressView.progress == shown && !view.progressView.isHidden)
    }
}
