import MessageStackView
import MessageStackViewForms
import UIKit

/// The posts of the first screen, and of the screen of a route.
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

    // MARK: - Route

    func tip(beside button: UIView) {
        let postView = UIApplication.shared.postView
        postView.post(
            "Tap here to add a stop",
            as: .anchored(to: button))
    }

    func stop() {
        // The button's bottom is above
        // view.postLayoutGuide(at: .bottom).topAnchor.
        let postView = UIApplication.shared.postView
        postView.post("Stop added", as: .card(.bottom))
    }

    func download() {
        let map: Progress = server.downloadMap()
        let postView = UIApplication.shared.postView
        let edge = PostPresentation.card(.bottom)
        postView.post(progress: map, as: edge) {
            let message = ProgressMessage(
                "Downloading the map", fraction: 0)
            $0 = PostRequest(message)
            $0.onEnd { _, _ in
                guard map.isFinished else { return }
                postView.post("It's here", as: edge)
            }
        }
    }

    func places(on controller: UIViewController) {
        let sheet = MapSheetViewController()
        controller.present(sheet, animated: true)
        let postView = UIApplication.shared.postView
        postView.keepsAboveSheets = true
        let edge = PostPresentation.card(.bottom)
        postView.post("Route saved", as: edge) {
            $0.onEnd { _, _ in
                sheet.dismiss(animated: true)
            }
        }
    }
}

/// A function of `HomePosts`.
enum HomeSample: String, CaseIterable {
    case welcome, save, book, favorite, message, updates, offline, rate, clear, add
    case tip, stop, download, places

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

    /// Downloads a map in ten steps, which the returned progress counts.
    @MainActor
    func downloadMap() -> Progress {
        let progress = Progress(totalUnitCount: 10)
        Task {
            for step in 1...10 {
                try await wait(0.25)
                progress.completedUnitCount = Int64(step)
            }
        }
        return progress
    }
}
