import Combine
import MessageStackView
import MessageStackViewConnectivity
import MessageStackViewTesting
import Simulator
import SwiftUI
import Testing
import UIKit

/// The samples of the article *Testing posts*, compiled and run line for line. `SampleTests` compares them with the article.
@MainActor
@Suite(.leavesNothingBehind)
struct TestingSampleTests {
    @MainActor @Test func failedUploadIsReported() async {
        let poster = RecordingPoster()
        await UploadModel(poster: poster).upload { throw URLError(.timedOut) }
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

    @MainActor @Test func failedUploadIsRetried() async throws {
        let poster = RecordingPoster()
        await UploadModel(poster: poster).upload { throw URLError(.notConnectedToInternet) }
        #expect(poster.values(of: Message.self).map(\.severity) == [.error])

        let post = try await poster.choose("retry")
        #expect(post.phase == .shown)
    }

    @Test func failedRetryLeavesThePost() async throws {
        let poster = RecordingPoster()
        await UploadModel(poster: poster).upload { throw URLError(.notConnectedToInternet) }
        let post = try await poster.choose("retry")
        #expect(post.reason == nil)
    }

    @Test func successfulRetryEndsThePost() async throws {
        let poster = RecordingPoster()
        let mailbox = Mailbox()
        await UploadModel(poster: poster).upload {
            await mailbox.connect()
            if mailbox.attempts == 1 { throw URLError(.timedOut) }
        }
        let post = try await poster.choose("retry")
        #expect(mailbox.attempts == 2 && post.reason == .action(id: "retry"))
    }

    @Test func postIsAwaited() async throws {
        let poster = RecordingPoster()
        let model = UploadModel(poster: poster)

        Task { await model.upload {} }
        let post = try await poster.expectPost(matching: "Uploaded", within: 2)

        #expect(post.phase == .shown)
    }

    @Test func viewsPostOnTheRecordingPoster() async throws {
        let recording = RecordingPoster()
        let mailbox = Mailbox()
        let screen = InboxView(mailbox: mailbox).poster { _ in recording }
        let simulator = Simulator()
        let window = simulator.show(UIHostingController(rootView: screen))
        await simulator.advance(by: 1)
        #expect(simulator.tapElement(named: "Save"))
        #expect(recording.texts == ["Saved"])
        recording.removeAll()
        // The device shows its next frames while the test waits.
        let device = showFrames(for: 1, on: simulator)

        mailbox.isOffline = true
        try await recording.expectPost(matching: "You're offline")
        try await recording.choose("retry")
        #expect(mailbox.attempts == 1 && !mailbox.isOffline)
        await device.value
        #expect(window.windowScene?.postView.postManager.isActive == false)
    }

    /// Advances a device in a task, which doesn't wait until other tasks have come to rest.
    private func showFrames(for seconds: TimeInterval, on simulator: Simulator) -> Task<Void, Never> {
        let showFrame: @MainActor () -> Void = { simulator.advance(by: 1 / 60) }
        return Task {
            for _ in 0..<Int(seconds * 60) {
                showFrame()
                await Task.detached {}.value
            }
        }
    }

    @Test func lossOfTheNetworkIsSimulated() async throws {
        let simulator = Simulator()
        simulator.show(UIViewController())
        let device = showFrames(for: 3, on: simulator)

        let monitor = ManualConnectivityMonitor()
        let connectivity = ConnectivityManager(monitor: monitor)
        connectivity.showsOfflineBar = true

        monitor.state = .notConnected
        let bar = connectivity.messageManager.postView
        let post = try await bar.expectPost(matching: "No Internet Connection", within: 1)

        monitor.state = .connected(.wifi)
        #expect(await post.ended == .programmatic)
        await device.value
    }

    @Test func postAndButtonHaveIdentifiers() {
        let simulator = Simulator()
        simulator.show(UIViewController())
        let postView = UIApplication.shared.postView

        var request = PostRequest(Message(.error, "Upload failed", actions: [PostAction("Retry", id: "retry")]))
        request.accessibilityIdentifier = "upload"
        postView.post(request)

        simulator.advance(by: 1)
        let dump = simulator.accessibilityDump()
        #expect(dump.contains("#upload") && dump.contains("#retry"))
    }
}

@MainActor
final class Mailbox: ObservableObject {
    @Published var isOffline = false
    private(set) var attempts = 0

    func connect() async {
        attempts += 1
    }
}

struct InboxView: View {
    @ObservedObject var mailbox: Mailbox
    @Environment(\.post) private var post

    var body: some View {
        Button("Save") { post(Message(.success, "Saved")) }
            .post(isPresented: $mailbox.isOffline) {
                let retry = PostAction("Retry", id: "retry") { await mailbox.connect() }
                return Message(.warning, "You're offline", actions: [retry])
            }
    }
}

@MainActor
final class UploadModel {
    private let poster: any Poster

    init(poster: any Poster) {
        self.poster = poster
    }

    func upload(_ send: @escaping @MainActor @Sendable () async throws -> Void) async {
        do {
            try await send()
            poster.post(Message(.success, "Uploaded"))
        } catch {
            let retry = PostAction("Retry", id: "retry") { try await send() }
            poster.post(Message(.error, "Upload failed", subtitle: "Try again later.", actions: [retry]))
        }
    }
}
