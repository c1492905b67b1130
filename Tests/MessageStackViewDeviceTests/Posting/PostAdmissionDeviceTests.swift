import MessageStackView
import Simulator
import SwiftUI
import Testing
import UIKit

/// Requests that the app refuses or changes, on a device, and the sample of the article *Queues and priorities*.
@MainActor
@Suite(.leavesNothingBehind)
struct PostAdmissionDeviceTests {
    /// The settings of an app.
    @MainActor
    private final class Settings {
        var isQuiet = true
    }

    private struct Screen: View {
        @Binding var isSaved: Bool

        var body: some View {
            Text("Screen").post(isPresented: $isSaved) { Message(.success, "Saved") }
        }
    }

    private let settings = Settings()

    @Test func sampleRefusesAndChangesRequests() {
        let simulator = Simulator()
        simulator.show(UIViewController())
        PostEnvironment.app.admit = { request in
            if request.severity == .success, settings.isQuiet { return PostRefusal("quiet") }
            if request.value is BadgeMessage { request.priority = .low }
            return nil
        }
        let postView = UIApplication.shared.postView
        #expect(postView.post(Message(.success, "Saved")).refusal == PostRefusal("quiet"))
        settings.isQuiet = false
        #expect(postView.post(Message(.success, "Saved")).refusal == nil)
        #expect(postView.post(BadgeMessage("Mail", subtitle: "Anna", image: nil, fillColor: .red)).priority == .low)
    }

    @Test func refusedBindingIsReset() {
        PostEnvironment.app.admit = { _ in PostRefusal("quiet") }
        let model = PostModel()
        model.isShown = true
        let stage = SwiftUIStage { Screen(isSaved: model.isShownBinding) }
        #expect(!model.isShown && stage.posts.isEmpty)
    }
}
