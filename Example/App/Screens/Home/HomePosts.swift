import MessageStackView
import UIKit

/// The posts of the first screen.
///
/// The page next to the simulated device shows the body of the function that ran last, so each body is complete.
@MainActor
final class HomePosts {
    var server = SampleServer()
    /// The view with a bar while the app is offline.
    private weak var offlineView: PostView?
    /// The view with a deck of updates.
    private weak var deckView: PostView?

    func welcome() {
        let message = BadgeMessage(
            title: "Welcome", subtitle: "Tap anything to see a post.",
            image: UIImage(named: "donations"), fillColor: .red)
        UIApplication.shared.postView.post(badgeMessage: message)
    }

    func book(_ trip: Trip) async throws {
        let postView = UIApplication.shared.postView
        try await postView.post(
            whileRunning: ProgressMessage(title: "Booking \(trip.name)", fraction: 0), as: .card(.bottom),
            operation: { [server] progress in try await server.book(progress) },
            success: { Message(.success, "\(trip.name) is booked") })
    }

    func favorite(_ trip: Trip, save: @escaping @MainActor () -> Void, undo: @escaping @MainActor () -> Void) {
        let postView = UIApplication.shared.postView
        postView.post(undoable: "\(trip.name) is a favorite", as: .card(.bottom)) {
            save()
        } undo: {
            undo()
        }
    }

    func message(reply: @escaping @MainActor () -> Void) {
        let message = Message(
            "Anna Berg", subtitle: "Are we still on for lunch?", icon: .emoji("🍝"),
            actions: [PostAction("Reply") { reply() }])
        UIApplication.shared.postView.post(message, as: .float(.top))
    }

    func updates(on view: UIView) {
        let postView = deckView ?? view.createPostView()
        deckView = postView
        postView.deck = PostDeck()
        postView.postManager.capacity = 3
        for text in ["Your seat is 14A", "Boarding starts at 9:40", "Gate changed to B12"] {
            postView.post(Message(.information, text), as: .card(.top))
        }
    }

    func offline(_ isOffline: Bool, on view: UIView) {
        let postView = offlineView ?? view.createPostView()
        offlineView = postView
        if isOffline {
            var request = PostRequest(Message(.warning, "You're offline"))
            request.duration = .untilRemoved
            postView.post(request, as: .bar(.top))
        } else {
            postView.removeAll()
        }
    }

    func rate() async {
        let postView = UIApplication.shared.postView
        let rating = RatingMessage(title: "How was your trip?", submit: "Send")
        if let answer = await postView.ask(rating) {
            postView.post("Thank you for \(answer.value) stars")
        }
    }

    func clear() async {
        let postView = UIApplication.shared.postView
        let alert = AlertMessage(
            title: "Clear the history?", text: "Your bookings stay.",
            actions: [.cancel("Keep"), .destructive("Clear")])
        if await postView.ask(alert)?.title == "Clear" {
            postView.post(Message(.success, "The history is empty"), as: .float(.top))
        }
    }

    func add(_ note: String) {
        let message = Message(.success, "Note added", subtitle: note)
        UIApplication.shared.postView.post(message, as: .float(.bottom))
    }
}

/// A function of `HomePosts`.
enum HomeSample: String, CaseIterable {
    case welcome, book, favorite, message, updates, offline, rate, clear, add

    /// Posted when a function has been called. The object is the sample.
    static let didRun = Notification.Name("HomeSample.didRun")
}

extension SampleServer {
    /// Books a trip in four steps, and reports the progress after each.
    func book(_ progress: @Sendable (Double?) -> Void) async throws {
        for step in 1...4 {
            try await wait(0.4)
            progress(Double(step) / 4)
        }
    }
}
