import MessageStackView
import Simulator
import Testing
import UIKit

@MainActor
struct MessageUnsafeAreaTests {
    private let stage = Stage()
    /// A point next to the sensor housing.
    private let corner = CGPoint(x: 4, y: 4)

    init() { stage.view.backgroundColor = .systemPurple }

    @Test(arguments: [PostPresentation.bar(.top), .statusLine])
    func severityFillsUnsafeArea(presentation: PostPresentation) {
        let post = stage.postView.post(Message(.error, "Upload failed"), as: presentation)
        stage.rest()
        #expect(stage.shows(PostPalette.error.background, at: corner))
        post.update(with: Message(.success, "Uploaded"))
        stage.rest()
        #expect(stage.shows(PostPalette.success.background, at: corner))
        stage.simulator.userInterfaceStyle = .dark
        stage.rest()
        #expect(stage.shows(PostPalette.success.background, at: corner))
        post.remove()
        stage.rest()
        #expect(stage.shows(.systemPurple, at: corner))
    }

    @Test func floatingMessageFillsNoUnsafeArea() {
        stage.postView.post(Message(.error, "Upload failed"), as: .float(.top))
        stage.rest()
        #expect(stage.shows(.systemPurple, at: corner))
    }

    @Test func backgroundOfStyleFillsUnsafeArea() {
        var request = PostRequest(Message(.error, "Upload failed"))
        request.presentation = { $0.style.background = [.color(.systemTeal)] }
        stage.postView.post(request, as: .bar(.top))
        stage.rest()
        #expect(stage.shows(.systemTeal, at: corner))
    }
}
