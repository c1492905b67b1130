import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// VoiceOver's reading of the fraction of a progress message.
@MainActor
@Suite(.leavesNothingBehind)
struct ProgressReadingTests {
    private let stage = Stage()

    /// The elements of posts that have a value, as label and value.
    private var values: [String] {
        stage.simulator.voiceOver.elements.compactMap { element in
            element.accessibilityValue.map { "\(element.accessibilityLabel ?? ""): \($0)" }
        }
    }

    @Test(arguments: [PostPresentation.card(.top), .plain, .hud, .hud(blocksApp: true), .toast])
    func fractionIsTheValueOfTheTexts(presentation: PostPresentation) throws {
        let message = ProgressMessage("Uploading", subtitle: "3 of 10", fraction: 0.3)
        let post = stage.makePostView().post(message, as: presentation)
        stage.rest()
        #expect(values == ["Uploading, 3 of 10: 30%"])
        post.update(with: ProgressMessage("Uploading", fraction: 0.55))
        stage.rest()
        #expect(values == ["Uploading: 55%"])
    }

    @Test func fractionIsReachedOnAStack() throws {
        stage.view.createMessageStackView().post(ProgressMessage("Uploading", fraction: 0.3))
        stage.rest()
        #expect(values == ["Uploading: 30%"])
    }

    @Test func fractionWithoutTextsIsAnElement() throws {
        stage.makePostView().post(ProgressMessage(fraction: 0.3))
        stage.rest()
        #expect(values == [": 30%"])
    }

    @Test func fractionUpdatesFrequently() throws {
        let post = stage.makePostView().post(ProgressMessage("Uploading", fraction: 0.3))
        stage.rest()
        let texts = try #require(post.view as? ProgressMessageView).textView
        #expect(texts.accessibilityTraits == [.staticText, .updatesFrequently])
    }

    @Test func messageWithoutAFractionHasNoValue() throws {
        let post = stage.makePostView().post(ProgressMessage("Uploading", fraction: 0.3))
        stage.rest()
        let view = try #require(post.view as? ProgressMessageView)
        view.set(fraction: nil)
        #expect(values == [] && view.textView.accessibilityTraits == .staticText)
        view.set(fraction: 0.4)
        view.set(message: Message(.success, "Uploaded"))
        #expect(values == [])
    }

    @Test func fractionIsNotAnnounced() {
        stage.simulator.isVoiceOverRunning = true
        let post = stage.makePostView().post(ProgressMessage("Uploading", fraction: 0.3))
        stage.simulator.advance(by: 3)
        post.update(with: ProgressMessage("Uploading", fraction: 0.5))
        stage.simulator.advance(by: 3)
        #expect(stage.simulator.announcements == ["Uploading"])
    }
}
