import Testing
import UIKit

@testable import MessageStackView

// MARK: - Touches outside posts

extension HostedTests.PostBackdropsTests {
    @Test func leavingBackdropLetsTouchesThrough() async {
        show(post(dim))
        show(animated: true)
        await stage.nextFrame()
        #expect(!backdrops.blocksTouch(at: outside) && shown.first?.isUserInteractionEnabled == false)
    }
}
