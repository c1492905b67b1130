import MessageStackView
import MessageStackViewTesting
import Simulator
import SwiftUI
import Testing
import UIKit

/// The samples of the article *Testing posts*, compiled and run line for line. `SampleTests` compares them with the article.
@MainActor
struct TestingSampleTests {
    private struct MailboxView: View {
        @Environment(\.post) private var post
        @State private var isOffline = false

        var body: some View {
            VStack {
                Button("Save") { post(Message(.success, "Saved")) }
                Button("Lose the network") { isOffline = true }
            }
            .post(isPresented: $isOffline) { Message(.warning, "You're offline") }
        }
    }

    @MainActor @Test func failedUploadIsReported() async {
        let poster = RecordingPoster()
        await UploadModel(poster: poster).upload { throw CancellationError() }
        #expect(poster.texts == ["Upload failed, Try again later."])
    }

    @Test func successfulUploadIsReported() async {
        let poster = RecordingPoster()
        await UploadModel(poster: poster).upload {}
        #expect(poster.texts == ["Uploaded"])
    }

    @Test func timeAdvances() {
        let poster = RecordingPoster()
        let announcer = RecordingAnnouncer()
        poster.postManager.announcer = announcer

        var request = PostRequest(Message(.success, "Saved"))
        request.duration = .seconds(3)
        let post = poster.post(request)
        #expect(poster.texts == ["Saved"])
        #expect(announcer.announcements.map(\.text) == ["Success, Saved"])

        poster.clock.advance(by: 3)
        #expect(poster.texts.isEmpty)
        #expect(post.reason == .timeout)
    }

    @Test func viewsPostOnTheRecordingPoster() {
        let recording = RecordingPoster()
        let screen = MailboxView().poster { _ in recording }
        let simulator = Simulator()
        let window = simulator.show(UIHostingController(rootView: screen))
        simulator.advance(by: 1)
        recording.postManager.capacity = 2
        for name in ["Save", "Lose the network"] {
            #expect(simulator.tapElement(named: name))
            simulator.advance(by: 1)
        }
        #expect(recording.texts == ["Saved", "You're offline"])
        #expect(window.windowScene?.postView.postManager.isActive == false)
    }
}

@MainActor
final class UploadModel {
    private let poster: any Poster

    init(poster: any Poster) {
        self.poster = poster
    }

    func upload(_ send: @MainActor () async throws -> Void) async {
        do {
            try await send()
            poster.post(Message(.success, "Uploaded"))
        } catch {
            poster.post(Message(.error, "Upload failed", subtitle: "Try again later."))
        }
    }
}
