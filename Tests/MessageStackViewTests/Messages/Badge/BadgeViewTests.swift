import Testing
import UIKit

@testable import MessageStackView

@MainActor
@Suite(.leavesNothingBehind)
struct BadgeViewTests {
    @Test func imageHasTheRenderingModeOfTheView() {
        let badge = BadgeView()
        badge.renderingMode = .alwaysOriginal
        badge.image = .cross
        #expect(badge.image?.renderingMode == .alwaysOriginal)
        badge.renderingMode = .alwaysTemplate
        #expect(badge.image?.renderingMode == .alwaysTemplate)
    }
}
