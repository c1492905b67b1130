import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewHostedTests

@MainActor
@Suite(.leavesNothingBehind)
struct ToastTests {
    private let stage = Stage()
    private let toast = Toast()

    init() {
        stage.controller.addAndConstrainToast(toast)
    }

    private func frame(of post: Post) throws -> CGRect {
        stage.rest()
        return try #require(post.view?.enclosingSlot?.screenFrame)
    }

    @Test func textIsInACapsuleAtTheBottom() throws {
        let screen = stage.window.bounds
        let frame = try frame(of: stage.postView.post("Copied", as: .toast))
        let bottom = screen.maxY - stage.window.safeAreaInsets.bottom
        #expect(abs(frame.midX - screen.midX) < 0.5 && frame.maxY == bottom - 8)
        #expect(frame.width < 120 && frame.height <= 42)
    }

    /// With a request, with a value, and from an action of a view of SwiftUI.
    @Test func allTextsOnAToastLookAlike() throws {
        let themed = ThemedPoster(poster: toast, source: PostThemeSource())
        let posts: [() -> Post] = [
            { toast.post("Copied") }, { toast.post(PostRequest("Copied")) }, { toast.post(Message("Copied")) },
            { themed.post("Copied") },
        ]
        let looks = try posts.map { post in
            let post = post()
            let frame = try frame(of: post)
            let label = try #require((post.view as? MessageView)?.titleLabel)
            toast.removeAll(animated: false)
            return "\(frame) \(String(describing: label.font)) \(label.textAlignment)"
        }
        #expect(Set(looks).count == 1)
    }

    @Test func longTextIsCenteredAndAtMost400PointsWide() throws {
        let text = String(repeating: "Copied to the clipboard. ", count: 12)
        let post = stage.postView.post(text, as: .toast)
        let frame = try frame(of: post)
        #expect(frame.width <= 400 && frame.height > 80)
        #expect((post.view as? MessageView)?.titleLabel.textAlignment == .center)
    }

    @Test func textHasMinimumContrast() {
        let view = toast.post(message: "Copied")
        let contrast = view.titleLabel.textColor.contrast(with: view.backgroundColor ?? .clear)
        #expect(contrast >= 4.5)
    }
}
