import MessageStackView
import MessageStackViewForms
import UIKit

extension Film {
    private static let height: CGFloat = 240

    /// The films of the README's table: a film for each kind of post.
    static let kinds = [
        Film(name: "badge", part: .upper(height), scene: badge),
        Film(name: "action", part: .upper(height), scene: action),
        Film(name: "deck", part: .upper(height), scene: deck),
        Film(name: "alert", part: .middle(height), scene: alert),
        Film(name: "progress", setting: .dark, part: .upper(height), scene: progress),
        Film(name: "fling", setting: .dark, part: .upper(height), scene: fling),
        Film(name: "undo", setting: .dark, part: .lower(height), scene: undo),
        Film(name: "rating", setting: .dark, part: .middle(height), scene: rating),
    ]

    /// The post of the README's first sample, removed by a swipe.
    private static func badge(_ recorder: FilmRecorder) {
        recorder.run(for: 0.5)
        recorder.postView.post(
            badgeMessage: BadgeMessage(
                title: "Thank you", subtitle: "Your donation has arrived.", image: UIImage(named: "donations"),
                fillColor: .systemRed))
        recorder.run(for: 0.8)
        recorder.begin()
        recorder.run(for: 1.2)
        recorder.press(at: CGPoint(x: 230, y: 140))
        recorder.run(for: 0.15)
        recorder.drag(by: CGPoint(x: 0, y: -110), over: 0.2)
        recorder.lift()
        recorder.run(for: 0.6)
    }

    private static func action(_ recorder: FilmRecorder) {
        recorder.run(for: 0.5)
        recorder.postView.post(
            Message(
                .error, "Upload failed", subtitle: "The server didn’t respond.", actions: [PostAction("Retry")]),
            as: .float(.top))
        recorder.run(for: 0.8)
        recorder.begin()
        recorder.run(for: 1)
        recorder.tap("Retry")
        recorder.postView.post(Message(.success, "Uploaded", subtitle: "3 photos"), as: .float(.top))
        recorder.run(for: 1.6)
        recorder.postView.removeAll()
        recorder.run(for: 0.5)
    }

    /// A tap spreads three posts out.
    private static func deck(_ recorder: FilmRecorder) {
        let postView = recorder.postView
        postView.deck = PostDeck()
        postView.postManager.capacity = 3
        recorder.run(for: 0.5)
        for text in ["Your seat is 14A", "Boarding starts at 9:40", "Gate changed to B12"] {
            postView.post(Message(.information, text), as: .card(.top))
        }
        recorder.run(for: 1.2)
        recorder.tap(at: CGPoint(x: 196, y: 100))
        recorder.run(for: 0.7)
        recorder.begin()
        recorder.run(for: 1)
        postView.removeAll()
        recorder.run(for: 0.6)
    }

    private static func alert(_ recorder: FilmRecorder) {
        recorder.run(for: 0.5)
        recorder.postView.post(AlertMessage.delete)
        recorder.run(for: 0.6)
        recorder.begin()
        recorder.run(for: 1.4)
        recorder.tap("Delete")
        recorder.run(for: 0.5)
    }

    /// A post is updated while a task runs, and after it.
    private static func progress(_ recorder: FilmRecorder) {
        func message(_ count: Int) -> ProgressMessage {
            ProgressMessage(title: "Uploading", subtitle: "\(count) of 10 photos", fraction: Double(count) / 10)
        }
        recorder.run(for: 0.5)
        let post = recorder.postView.post(message(0), as: .float(.top))
        recorder.run(for: 0.6)
        for count in 1...10 {
            if count == 5 { recorder.begin() }
            post.update(with: message(count))
            recorder.run(for: 0.15)
        }
        post.update(with: Message(.success, "Uploaded", subtitle: "10 photos"))
        recorder.run(for: 1.2)
        recorder.postView.removeAll()
        recorder.run(for: 0.5)
    }

    /// A card that turns with the finger is thrown off the screen.
    private static func fling(_ recorder: FilmRecorder) {
        recorder.run(for: 0.5)
        var presentation = PostPresentation.card(.top)
        presentation.pan = .fling
        recorder.postView.post(
            Message("Anna Berg", subtitle: "Are we still on for lunch?", icon: .emoji("🍝")), as: presentation)
        recorder.run(for: 0.8)
        recorder.begin()
        recorder.run(for: 0.8)
        recorder.press(at: CGPoint(x: 320, y: 96))
        recorder.run(for: 0.15)
        recorder.drag(by: CGPoint(x: -70, y: 90), over: 0.5)
        recorder.drag(by: CGPoint(x: 30, y: -10), over: 0.3)
        recorder.drag(by: CGPoint(x: 90, y: -60), over: 0.1)
        recorder.lift()
        recorder.run(for: 0.8)
    }

    private static func undo(_ recorder: FilmRecorder) {
        recorder.run(for: 0.5)
        recorder.postView.post(undoable: "3 photos deleted", as: .card(.bottom)) {
        } undo: {
        }
        recorder.run(for: 0.8)
        recorder.begin()
        recorder.run(for: 1.2)
        recorder.tap("Undo")
        recorder.run(for: 0.6)
    }

    private static func rating(_ recorder: FilmRecorder) {
        recorder.run(for: 0.5)
        recorder.postView.post(RatingMessage.trip)
        recorder.run(for: 0.8)
        recorder.tap(at: CGPoint(x: 250, y: 430))
        recorder.run(for: 0.3)
        recorder.begin()
        recorder.run(for: 0.8)
        recorder.tap("Send")
        recorder.run(for: 0.6)
    }
}
