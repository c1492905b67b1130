import UIKit

extension Film {
    private static let height: CGFloat = 240

    /// The films of the README's table: a film for each kind of post.
    static let kinds = [
        Film("badge", .light, .upper(height), sample: { $0.badge() }) { recorder in
            await recorder.showPost()
            await recorder.run(for: 1.2)
            recorder.press(at: CGPoint(x: 230, y: 110))
            await recorder.run(for: 0.15)
            await recorder.drag(by: CGPoint(x: 0, y: -110), over: 0.2)
            recorder.lift()
            await recorder.run(for: 0.6)
        },
        Film("action", .light, .upper(height), sample: { $0.action() }) { recorder in
            await recorder.showPost()
            await recorder.run(for: 1)
            await recorder.tap("Retry")
            await recorder.run(for: 3)
            await recorder.removePosts()
        },
        // A tap spreads three posts out.
        Film("deck", .light, .upper(264), on: PictureBackground.init, sample: { $0.deck() }) { recorder in
            await recorder.run(for: 1.2)
            await recorder.tap(at: recorder.middleOfPost)
            await recorder.showPost()
            await recorder.run(for: 1)
            await recorder.removePosts()
        },
        Film("alert", .light, .middle(264), sample: { await $0.alert() }) { recorder in
            await recorder.showPost()
            await recorder.run(for: 1.4)
            await recorder.tap("Delete")
            await recorder.run(for: 0.5)
        },
        // A post is updated while a task runs, and after it.
        Film(
            "progress", .dark, .upper(height), worksInBackground: true, sample: { try await $0.progress() }
        ) { recorder in
            await recorder.run(for: 1.2)
            recorder.begin()
            await recorder.run(for: 2.4)
            await recorder.removePosts()
        },
        // A card that turns with the finger is thrown off the screen.
        Film("fling", .dark, .upper(height), sample: { $0.fling() }) { recorder in
            await recorder.showPost()
            await recorder.run(for: 0.8)
            recorder.press(at: recorder.middleOfPost.applying(CGAffineTransform(translationX: 120, y: 0)))
            await recorder.run(for: 0.15)
            await recorder.drag(by: CGPoint(x: -70, y: 90), over: 0.5)
            await recorder.drag(by: CGPoint(x: 30, y: -10), over: 0.3)
            await recorder.drag(by: CGPoint(x: 90, y: -60), over: 0.1)
            recorder.lift()
            await recorder.run(for: 0.8)
        },
        Film("undo", .dark, .upper(height), sample: { $0.undo() }) { recorder in
            await recorder.showPost()
            await recorder.run(for: 1.2)
            await recorder.tap("Undo")
            await recorder.run(for: 0.6)
        },
        Film("rating", .dark, .middle(height), sample: { await $0.rating() }) { recorder in
            await recorder.run(for: 0.8)
            await recorder.tap(at: CGPoint(x: 250, y: 430))
            await recorder.run(for: 0.3)
            recorder.begin()
            await recorder.run(for: 0.8)
            await recorder.tap("Send")
            await recorder.run(for: 0.6)
        },
    ]
}
