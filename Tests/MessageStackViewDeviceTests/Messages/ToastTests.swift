import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewHostedTests

@MainActor
struct ToastTests {
    private let stage = Stage()
    private let toast = Toast()

    init() {
        stage.controller.addAndConstrainToast(toast)
    }

    /// Texts through an existential, and with the theme of a view of SwiftUI, whose action posts on a poster in the same way.
    @Test(arguments: [true, false])
    func textIsACapsuleThroughAnyPoster(isThemed: Bool) {
        let poster: any Poster = isThemed ? ThemedPoster(poster: toast, source: PostThemeSource()) : toast
        let post = poster.post("Copied")
        stage.rest()
        #expect(post.view is ToastMessageView)
        #expect(stage.postView.post("Saved").phase == .entering)
        stage.rest()
        #expect(!(stage.postView.postManager.currentPosts.first?.view is ToastMessageView))
    }

    @Test func textHasMinimumContrast() {
        let view = toast.post(message: "Copied")
        let contrast = view.titleLabel.textColor.contrast(with: view.backgroundColor ?? .clear)
        #expect(contrast >= 4.5)
    }
}
