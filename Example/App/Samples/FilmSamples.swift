import Foundation
import MessageStackView
import MessageStackViewConnectivity
import MessageStackViewForms
import UIKit

/// The code that README and documentation show below each film.
///
/// A film runs the function with its name, and the tests of the library do too. `SampleTests` compares each body with the
/// sample on the page of the film, and with the code in the README's table.
@MainActor
struct FilmSamples {
    /// The screen on which the samples post.
    let viewController: UIViewController
    let app = SampleApp()
    /// The view with the picture that the sample of the HUD loads.
    let imageView = UIImageView()

    func text() {
        postView.post("Saved")
    }

    func toast() {
        postView.post("Copied", as: .toast)
    }

    func badge() {
        let message = BadgeMessage(
            "Thank you", subtitle: "Your donation has arrived.",
            image: UIImage(named: "donations"), fillColor: .systemRed)
        postView.post(message)
    }

    func action() {
        let retry = PostAction("Retry") { [uploads, postView] in
            try await uploads.restart()
            postView.post(Message(.success, "Uploaded"))
        }
        postView.post(Message(.error, "Upload failed", actions: [retry]))
    }

    func deck() {
        let postView = view.createPostView(edge: .top)
        postView.deck = PostDeck()
        for text in ["Your seat is 14A", "Boarding starts at 9:40", "Gate changed to B12"] {
            postView.post(Message(.information, text))
        }
    }

    func alert() async {
        let alert = AlertMessage(
            "Delete 12 photos?", text: "They are removed from all your devices.",
            actions: [.cancel("Keep"), .destructive("Delete")])
        let choice = await postView.ask(alert)
        if choice?.role == .destructive { await photos.delete() }
    }

    func progress() async throws {
        let upload = ProgressMessage("Uploading", subtitle: "10 photos", fraction: 0)
        try await postView.post(whileRunning: upload) { [uploads] progress in
            try await uploads.send(progress)
        } success: {
            Message(.success, "Uploaded")
        } failure: { error in
            Message(error)
        }
    }

    func hud() async throws {
        imageView.image = try await postView.post(
            whileRunning: ProgressMessage("Loading"), as: .hud(blocksApp: true),
            request: {
                $0.delay = 0.3
                $0.minimumTime = 0.5
            },
            operation: { [photos] _ in try await photos.load() })
    }

    func fling() {
        postView.presentation.pan = .fling
        postView.post(Message("Anna Berg", subtitle: "Are we still on for lunch?", icon: "🍝"))
    }

    func undo() {
        postView.post(undoable: "3 photos deleted") { [photos] in
            await photos.delete()
        } undo: { [photos] in
            photos.restore()
        }
    }

    func note() async throws {
        let note = postView.post(NoteMessage("Connecting …", accessory: .activity))
        try await server.connect()
        note.remove()
    }

    func popup() {
        postView.post(
            PopupMessage(
                "Along the coast", text: "Twelve days between Santiago and the sea.", image: hero,
                actions: [.cancel("Later"), PostAction("See the Route") { [trips] in trips.open() }]))
    }

    func form() async {
        let values = await postView.ask(
            FormMessage("Sign in", fields: [.email(), .password()], submit: "Sign in") { try await login($0) })
        if let values { greet(values["email"]) }
    }

    func rating() async {
        let rating = await postView.ask(RatingMessage("How was your trip?", submit: "Send"))
        if let rating { review(rating.value, rating.comment) }
    }

    func sheet() {
        postView.edge = .bottom
        postView.keepsAboveSheets = true
        postView.post("Route saved")
    }

    func offline() {
        ConnectivityManager.shared.showsOfflineBar = true
    }

    // MARK: - The app

    private var view: UIView { viewController.view }
    private var postView: PostView { UIApplication.shared.postView }
    private var hero: UIImage? { app.hero }
    private var photos: SampleApp { app }
    private var server: SampleApp { app }
    private var trips: SampleApp { app }
    private var uploads: SampleApp { app }

    private func login(_ values: FormValues) async throws { app.log("login") }
    private func greet(_ name: String) { app.log("greet \(name)") }
    private func review(_ value: Int, _ comment: String?) { app.log("review \(value)") }

    /// The network of the sample with the offline bar, which is lost and found in code.
    static var network: ManualConnectivityMonitor? { ConnectivityManager.shared.monitor as? ManualConnectivityMonitor }

    /// A manager whose network isn't that of the device.
    @MainActor
    private enum ConnectivityManager {
        static let shared = MessageStackViewConnectivity.ConnectivityManager(monitor: ManualConnectivityMonitor())
    }
}

/// The objects of the app that the samples use. They record their calls.
@MainActor
final class SampleApp {
    /// The picture of the pop-up.
    var hero = UIImage(systemName: "hand.wave.fill")
    /// A closure that waits for a number of seconds. By default, everything takes no time.
    var wait: @MainActor (TimeInterval) async -> Void = { _ in }

    private(set) var calls: [String] = []

    func log(_ call: String) { calls.append(call) }

    func delete() async { log("delete") }
    func restore() { log("restore") }
    func open() { log("open") }
    func retry() { log("retry") }

    func restart() async throws {
        log("restart")
        await wait(0.6)
    }

    func connect() async throws {
        log("connect")
        await wait(2)
    }

    func load() async throws -> UIImage {
        log("load")
        await wait(2)
        return UIImage()
    }

    /// Reports its progress ten times.
    func send(_ progress: @Sendable (Double?) -> Void) async throws {
        log("send")
        for step in 1...10 {
            await wait(0.15)
            progress(Double(step) / 10)
        }
    }
}
