import Simulator
import Testing
import UIKit

@testable import MessageStackView

// MARK: - VoiceOver

extension PostBackdropsTests {
    @Test func blockingBackdropHidesContentAndAddsDismissElement() {
        _ = appButton()
        let (one, two, three) = (post(red), post(dim, at: 300), post(.none, at: 500))
        show(one, two, three)
        stage.simulator.voiceOver.start()
        let labels = stage.simulator.voiceOver.elements.map(\.accessibilityLabel)
        #expect(labels == ["Post at 300", "Post at 500", "Dismiss"])
        stage.simulator.voiceOver.stop()
    }

    @Test func voiceOverDismissesByElementAndEscapeGesture() {
        let log = Log()
        show(post(dim, log: log))
        let voiceOver = stage.simulator.voiceOver
        voiceOver.start()
        voiceOver.focus(on: voiceOver.elements.last)
        #expect(voiceOver.activate())
        #expect(log.events == ["1 actions"])
        #expect(voiceOver.escape())
        #expect(log.events.last == "dismissed: escape")
        voiceOver.stop()
    }
}
