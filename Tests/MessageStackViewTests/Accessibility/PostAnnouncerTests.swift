#if canImport(Simulator)
    import Testing
    import UIKit

    @testable import MessageStackView

    @MainActor
    struct PostAnnouncerTests {
        private let poster = RecordingPoster(.completesWhenTold)
        private let technology = AssistiveTechnology.shared

        init() {
            technology.reset()
            technology.settings.isVoiceOverRunning = true
        }

        private func label(_ text: String) -> UILabel {
            let label = UILabel()
            label.text = text
            return label
        }

        @Test func aPostIsAnnouncedOnceAtTheEndOfItsEntrance() {
            defer { technology.reset() }
            poster.postManager.post(PostRequest(view: label("Saved"), dismissAfter: 1))
            #expect(technology.log.isEmpty)
            poster.complete()
            poster.clock.advance(by: 1)
            poster.complete()
            #expect(technology.log.map(\.text) == ["Saved"])
            #expect(technology.log.first?.notification == .announcement)
        }

        @Test func nothingIsAnnouncedBeforeItsTurn() {
            defer { technology.reset() }
            poster.postManager.post(PostRequest(view: label("First")))
            poster.postManager.post(PostRequest(view: label("Second")))
            poster.complete()
            #expect(technology.log.map(\.text) == ["First"])
        }

        @Test func nobodyListensNobodySpeaks() {
            defer { technology.reset() }
            technology.settings.isVoiceOverRunning = false
            poster.postManager.post(PostRequest(view: label("Saved")))
            poster.complete()
            #expect(technology.log.isEmpty)
        }

        @Test func whatCanBeReadIsSpokenInItsOrderAndNothingElse() {
            defer { technology.reset() }
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
            #expect(PostAnnouncer.spokenText(of: card) == "Warning, Title, Subtitle")
        }
    }
#endif
