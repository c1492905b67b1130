import Testing
import UIKit

@testable import MessageStackView

@MainActor
@Suite(.leavesNothingBehind)
struct ProgressMessageTests {
    @Test func fractionThatIsNoNumberIsUnknown() {
        var message = ProgressMessage("Uploading", fraction: .nan)
        #expect(message.fraction == nil)
        message.fraction = 0.5
        message.fraction = .nan
        #expect(message.fraction == nil && message == ProgressMessage("Uploading"))
    }

    @Test(arguments: [(-1.0, 0.0), (0.25, 0.25), (2, 1), (.infinity, 1), (-.infinity, 0)])
    func barShowsTheFractionInItsRange(fraction: Double, shown: Float) throws {
        let message = ProgressMessage("Uploading", fraction: fraction)
        let view = try #require(message.makeView() as? ProgressMessageView)
        #expect(view.progressView.progress == shown && !view.progressView.isHidden)
    }

    @Test func iconIsShownWhileTheFractionIsKnown() throws {
        let view = try #require(ProgressMessage("Volume", icon: "star").makeView() as? ProgressMessageView)
        #expect(view.iconView.isHidden && view.activityIndicatorView.isAnimating)
        for _ in 0..<2 {
            view.set(fraction: 0.5)
            #expect(!view.iconView.isHidden && !view.activityIndicatorView.isAnimating)
            view.set(fraction: nil)
            #expect(view.iconView.isHidden && view.activityIndicatorView.isAnimating)
        }
        view.set(progress: ProgressMessage("Volume", icon: "star", fraction: 0.5))
        #expect(!view.iconView.isHidden)
        view.set(progress: ProgressMessage("Volume", fraction: 0.5))
        #expect(view.iconView.isHidden)
    }

    @Test func messageInPlaceOfTheProgressHasItsOwnIcon() throws {
        let progress = ProgressMessage("Uploading", icon: "photo", fraction: 0.5)
        let view = try #require(progress.makeView() as? ProgressMessageView)
        view.set(message: Message("Uploaded"))
        #expect(view.iconView.isHidden && !view.activityIndicatorView.isAnimating)
        view.set(message: Message("Uploaded", icon: "star"))
        #expect(!view.iconView.isHidden)
    }

    @Test func labelOfTheIconIsSpokenWhileItIsShown() throws {
        let image = UIImage()
        image.accessibilityLabel = "Volume"
        let progress = ProgressMessage("Half", icon: .image(image), fraction: 0.5)
        let view = try #require(progress.makeView() as? ProgressMessageView)
        #expect(view.imageLabel == "Volume")
        view.set(fraction: nil)
        #expect(view.imageLabel == nil)
    }
}
