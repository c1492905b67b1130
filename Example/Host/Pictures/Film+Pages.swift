import UIKit

extension Film {
    /// The films of the documentation's pages about ready-made posts, besides those of the README.
    static let pages = [
        Film("text", .light, .upper(240), sample: { $0.text() }) { recorder in
            await recorder.showPost()
            await recorder.run(for: 1.2)
            await recorder.removePosts()
        },
        Film("toast", .dark, .lower(240), on: PictureBackground.init, sample: { $0.toast() }) { recorder in
            await recorder.showPost()
            await recorder.run(for: 1.2)
            await recorder.removePosts()
        },
        Film("note", .light, .upper(240), sample: { try await $0.note() }) { recorder in
            await recorder.showPost()
            await recorder.run(for: 2)
        },
        Film("hud", .dark, .middle(240), worksInBackground: true, sample: { try await $0.hud() }) { recorder in
            await recorder.run(for: 0.3)
            await recorder.showPost()
            await recorder.run(for: 2)
        },
        Film("pop-up", .light, .middle(440), sample: { $0.popup() }) { recorder in
            await recorder.showPost()
            await recorder.run(for: 1.4)
            await recorder.tap("See the Route")
            await recorder.run(for: 0.6)
        },
        // An address and a password are typed, and submitted.
        Film("form", .light, .lower(640), sample: { await $0.form() }) { recorder in
            await recorder.showPost()
            await recorder.run(for: 0.8)
            await recorder.type("anna@example.com\n")
            await recorder.run(for: 0.3)
            await recorder.type("secret")
            await recorder.run(for: 0.4)
            await recorder.tap("Sign in")
            await recorder.run(for: 0.8)
        },
        // A finger drags a sheet up.
        Film("sheet", .light, .lower(560), on: SheetBackground.init, sample: { $0.sheet() }) { recorder in
            await recorder.showPost()
            await recorder.run(for: 0.5)
            recorder.press(at: CGPoint(x: 196, y: 740))
            await recorder.run(for: 0.1)
            await recorder.drag(by: CGPoint(x: 0, y: -322), over: 0.4)
            recorder.lift()
            await recorder.run(for: 0.8)
            await recorder.removePosts()
        },
        // The network is lost, and returns.
        Film("offline", .dark, .lower(240), on: PictureBackground.init, sample: { $0.offline() }) { recorder in
            FilmSamples.network?.state = .notConnected
            await recorder.showPost()
            await recorder.run(for: 1.4)
            FilmSamples.network?.state = .connected(.wifi)
            await recorder.run(for: 0.8)
        },
    ]
}
