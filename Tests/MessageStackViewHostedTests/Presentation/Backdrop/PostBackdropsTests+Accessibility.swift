import Testing
import UIKit

@testable import MessageStackView

// MARK: - VoiceOver

extension HostedTests.PostBackdropsTests {
    @Test func onlyBlockingBackdropMakesContainerModal() {
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

    @Test func absorbingBackdropHasNoDismissElement() {
        var absorbing = red
        absorbing.touches = .absorb
        show(post(absorbing))
        #expect(container.accessibilityViewIsModal && container.accessibilityElements?.count == 1)
    }
}
