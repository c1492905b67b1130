import MessageStackView
import MessageStackViewForms
import UIKit

/// The posts of the first screen.
///
/// The page next to the simulated device shows the body of the function that ran last, so each body is complete.
/// Its lines have at most 48 characters, as many as the page shows without wrapping.
@MainActor
final class HomePosts {
    var server = SampleServer()
    /// The view with a bar while the app is offline.
    private weak var offlineView: PostView?
    /// The view with a deck of updates.
    private weak var deckView: PostView?

    func welcome() {
        let message = BadgeMessage(
            "Welcome",
            subtitle: "Tap anything to see a post.",
            image: UIImage(named: "donations"),
            fillColor: .red)
        let postView = UIApplication.shared.postView
        postView.post(message)
    }

    func save() {
        UIApplication.shared.postView
            .post(Message(.success, "Saved"))
    }

    func book(_ trip: Trip) async throws {
        let postView = UIApplication.shared.postView
        let name = trip.name
        let progress = ProgressMessage(
            "Booking \(name)", fraction: 0)
        try await postView.post(
            whileRunning: progress, as: .card(.bottom),
            operation: { [server] in
                try await server.book($0)
            },
            success: {
                Message(.success, "\(name) is booked")
            })
    }

    func favorite(_ trip: Trip, save: @escaping @MainActor () -> Void, undo: @escaping @MainActor () -> Void) {
        let postView = UIApplication.shared.postView
        postView.post(
            undoable: "\(trip.name) is a favorite",
            as: .card(.bottom)
        ) {
            save()
        } undo: {
            undo()
        }
    }

    func message(reply: @escaping @MainActor () -> Void) {
        let message = Message(
            "Anna Berg",
            subtitle: "Are we still on for lunch?",
            icon: "🍝",
            actions: [PostAction("Reply") { reply() }])
        let postView = UIApplication.shared.postView
        postView.post(message)
    }

    func updates(on view: UIView) {
        let postView = deckView ?? view.createPostView()
        deckView = postView
        postView.deck = PostDeck()
        let texts = [
            "Your seat is 14A",
            "Boarding starts at 9:40",
            "Gate changed to B12",
        ]
        for text in texts {
            postView.post(Message(.information, text))
        }
    }

    func offline(_ isOffline: Bool, on view: UIView) {
        let postView =
            offlineView ?? view.createPostView()
        offlineView = postView
        if isOffline {
            var request = PostRequest(
                Message(.warning, "You're offline"))
            request.duration = .untilRemoved
            postView.post(request, as: .bar(.top))
        } else {
            postView.removeAll()
        }
    }

    func rate() async {
        let postView = UIApplication.shared.postView
        let rating = RatingMessage(
            "How was your trip?", submit: "Send")
        let answer = await postView.ask(rating)
        guard let count = answer?.value else { return }
        postView.post("Thank you for \(count) stars")
    }

    func clear() async {
        let postView = UIApplication.shared.postView
        let alert = AlertMessage(
            "Clear the history?",
            text: "Your bookings stay.",
            actions: [
                .cancel("Keep"), .destructive("Clear"),
            ])
        let answer = await postView.ask(alert)
        if answer?.title == "Clear" {
            let message = Message(
                .success, "The history is empty")
            postView.post(message)
        }
    }

    func add(_ note: String) {
        let message = Message(
            .success, "Note added", subtitle: note)
        let postView = UIApplication.shared.postView
        postView.post(message, as: .card(.bottom))
    }
}

/// A function of `HomePosts`.
enum HomeSample: String, CaseIterable {
    case welcome, save, book, favorite, message, updates, offline, rate, clear, add

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
