import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

@MainActor
struct PostSpeechTests {
    private let poster = RecordingPoster(.completesWhenTold)
    private let announcer = RecordingAnnouncer()

    init() {
        poster.postManager.announcer = announcer
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @Test func postIsAnnouncedOnceWhenItsEntranceEnds() {
        poster.postManager.post(PostRequest(view: label("Saved"), dismissAfter: 1))
        #expect(announcer.announcements.isEmpty)
        poster.complete()
        #expect(announcer.announcements == [PostAnnouncement("Saved")])
        #expect(announcer.isWanted == [true])
        poster.clock.advance(by: 1)
        #expect(announcer.isWanted == [false], "the post is leaving")
        poster.complete()
        #expect(announcer.announcements.count == 1)
    }

    @Test func waitingPostIsNotAnnounced() {
        poster.postManager.post(PostRequest(view: label("First")))
        poster.postManager.post(PostRequest(view: label("Second")))
        poster.complete()
        #expect(announcer.announcements.map(\.text) == ["First"])
    }

    @Test func nothingIsAnnouncedWithoutAssistiveTechnology() {
        announcer.isListening = false
        poster.postManager.post(PostRequest(view: label("Saved")))
        poster.complete()
        #expect(announcer.announcements.isEmpty)
    }

    @Test func viewWithoutTextIsNotAnnounced() {
        poster.postManager.post(PostRequest(view: UIView()))
        poster.complete()
        #expect(announcer.announcements.isEmpty)
    }

    @Test func speechContainsVisibleTextsInReadingOrder() {
        let card = UIView()
        let hidden = label("Hidden")
        hidden.isHidden = true
        let icon = UIView()
        icon.accessibilityLabel = "Warning"
        let close = UIView()
        close.accessibilityLabel = "Close"
        close.accessibilityTraits = .button
        let texts = UIView()
        for view in [label("Title"), hidden, label("Subtitle")] { texts.addSubview(view) }
        for view in [icon, texts, close] { card.addSubview(view) }
        #expect(PostSpeech.texts(of: card) == ["Warning", "Title", "Subtitle"])
    }
}
