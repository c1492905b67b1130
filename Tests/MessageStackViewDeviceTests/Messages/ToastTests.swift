import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

@MainActor
struct ToastTests {
    private let stage = Stage()
    private let toast = Toast()

    init() {
        stage.controller.addAndConstrainToast(toast)
    }

    @Test func textHasMinimumContrast() {
        let view = toast.post(message: "Copied")
        let contrast = view.titleLabel.textColor.contrast(with: view.backgroundColor ?? .clear)
        #expect(contrast >= 4.5)
    }
}
