import Simulator
import Testing
import UIKit

@testable import MessageStackView

@MainActor
@Suite(.leavesNothingBehind)
struct MessageUnsafeAreaTests {
    private let stage = Stage()
    /// A point next to the sensor housing.
    private let corner = CGPoint(x: 4, y: 4)

    init() { stage.view.backgroundColor = .systemPurple }

    @Test(arguments: [PostPresentation.bar(.top), .statusLine])
    func severityFillsUnsafeArea(presentation: PostPresentation) {
        let post = stage.postView.post(Message(.error, "Upload failed"), as: presentation)
        stage.rest()
        #expect(stage.shows(PostTheme.Palette.error.background, at: corner))
        post.update(with: Message(.success, "Uploaded"))
        stage.rest()
        #expect(stage.shows(PostTheme.Palette.success.background, at: corner))
        stage.simulator.userInterfaceStyle = .dark
        stage.rest()
        #expect(stage.shows(PostTheme.Palette.success.background, at: corner))
        post.remove()
        stage.rest()
        #expect(stage.shows(.systemPurple, at: corner))
    }

    @Test func shadowOfBarFallsOnTheAppOnly() throws {
        stage.view.backgroundColor = .white
        let view = MessageView()
        view.set(message: Message("Synced just now"))
        let post = stage.postView.post(PostRequest(view: view), as: .bar(.top))
        stage.rest()
        let frame = stage.screenFrame(of: view)
        for distance: CGFloat in [0.5, 1.5, 2.5] {
            #expect(stage.shows(.messageBackground, at: CGPoint(x: 60, y: frame.minY - distance)))
        }
        #expect(!stage.shows(.white, at: CGPoint(x: 60, y: frame.maxY + 1)))
        post.remove(animated: false)
        stage.view.addSubview(view)
        stage.rest()
        #expect(view.layer.shadowPath == nil)
    }

    @Test func floatingMessageFillsNoUnsafeArea() {
        stage.postView.post(Message(.error, "Upload failed"), as: .float(.top))
        stage.rest()
        #expect(stage.shows(.systemPurple, at: corner))
    }

    @Test func backgroundOfStyleFillsUnsafeArea() {
        var request = PostRequest(Message(.error, "Upload failed"))
        request.editPresentation { $0.style.background = [.color(.systemTeal)] }
        stage.postView.post(request, as: .bar(.top))
        stage.rest()
        #expect(stage.shows(.systemTeal, at: corner))
    }
}
