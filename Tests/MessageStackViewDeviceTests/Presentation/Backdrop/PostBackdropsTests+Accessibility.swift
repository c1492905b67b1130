import Simulator
import Testing
import UIKit

@testable import MessageStackView

// MARK: - VoiceOver

extension PostBackdropsTests {
    @Test("D27: only a blocking backdrop makes its container modal, and its removal restores the flag")
    func onlyBlockingBackdropMakesContainerModal() {
        let one = post(red)
        show(one)
        #expect(!container.accessibilityViewIsModal)
        let two = post(dim, at: 300)
        show(one, two)
        #expect(container.accessibilityViewIsModal)
        show(one)
        #expect(!container.accessibilityViewIsModal && container.accessibilityElements == nil)
        container.accessibilityViewIsModal = true
        show(one, two)
        show(one)
        #expect(container.accessibilityViewIsModal)
    }

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

    @Test func absorbingBackdropHasNoDismissElement() {
        var absorbing = red
        absorbing.touches = .absorb
        show(post(absorbing))
        #expect(container.accessibilityViewIsModal && container.accessibilityElements?.count == 1)
    }
}
