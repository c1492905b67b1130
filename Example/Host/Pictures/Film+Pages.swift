import MessageStackView
import MessageStackViewForms
import UIKit

extension Film {
    /// The films of the documentation's pages about ready-made posts, besides those of the README.
    static let pages = [
        Film(name: "text", part: .upper(240), scene: text),
        Film(name: "toast", setting: .dark, part: .lower(240), scene: toast),
        Film(name: "note", part: .upper(240), scene: note),
        Film(name: "hud", setting: .dark, part: .middle(240), scene: hud),
        Film(name: "pop-up", part: .middle(440), scene: popup),
        Film(name: "form", part: .lower(640), scene: form),
        Film(name: "offline", setting: .dark, part: .lower(240), scene: offline),
    ]

    private static func text(_ recorder: FilmRecorder) {
        recorder.run(for: 0.5)
        recorder.postView.post("Saved", as: .float(.top))
        recorder.run(for: 0.8)
        recorder.begin()
        recorder.run(for: 1.2)
        recorder.postView.removeAll()
        recorder.run(for: 0.6)
    }

    private static func toast(_ recorder: FilmRecorder) {
        let toast = Toast()
        // Above the bar with the text field.
        toast.presentation.placement = PostPlacement(
            .bottom, insets: NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 72, trailing: 0))
        toast.presentation.size.width = .content
        recorder.home?.addAndConstrainToast(toast)
        recorder.run(for: 0.5)
        toast.post("Copied")
        recorder.run(for: 0.8)
        recorder.begin()
        recorder.run(for: 1.2)
        toast.removeAll()
        recorder.run(for: 0.6)
    }

    private static func note(_ recorder: FilmRecorder) {
        recorder.run(for: 0.5)
        let post = recorder.postView.post(NoteMessage("Connecting …", accessory: .activity), as: .bar(.top))
        recorder.run(for: 0.6)
        recorder.begin()
        recorder.run(for: 1.4)
        post.remove()
        recorder.run(for: 0.6)
    }

    private static func hud(_ recorder: FilmRecorder) {
        recorder.run(for: 0.5)
        let post = recorder.postView.post(ProgressMessage(title: "Loading"), as: .hud(blocksApp: true))
        recorder.run(for: 0.6)
        recorder.begin()
        recorder.run(for: 1.4)
        post.remove()
        recorder.run(for: 0.5)
    }

    private static func popup(_ recorder: FilmRecorder) {
        recorder.run(for: 0.5)
        recorder.postView.post(PopupMessage.coast)
        recorder.run(for: 0.7)
        recorder.begin()
        recorder.run(for: 1.4)
        recorder.tap("See the Route")
        recorder.run(for: 0.6)
    }

    /// An address and a password are typed, and submitted.
    private static func form(_ recorder: FilmRecorder) {
        recorder.run(for: 0.5)
        recorder.postView.post(FormMessage.signIn)
        recorder.run(for: 0.9)
        recorder.begin()
        recorder.run(for: 0.8)
        recorder.type("anna@example.com\n")
        recorder.run(for: 0.3)
        recorder.type("secret")
        recorder.run(for: 0.4)
        recorder.tap("Sign in")
        recorder.run(for: 0.8)
    }

    /// The network is lost, and returns.
    private static func offline(_ recorder: FilmRecorder) {
        recorder.home?.navigationController?.pushViewController(NoInternetViewController(), animated: false)
        recorder.run(for: 0.5)
        recorder.tap("Lose network")
        recorder.run(for: 0.8)
        recorder.begin()
        recorder.run(for: 1.4)
        recorder.tap("Find network")
        recorder.run(for: 0.8)
    }
}
