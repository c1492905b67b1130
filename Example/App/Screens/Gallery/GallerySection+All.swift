import MessageStackView
import MessageStackViewForms
import UIKit

extension GallerySection {
    /// The gallery's sections.
    static let all = [
        GallerySection(title: "Presets", samples: presets),
        GallerySection("Messages", messages),
        GallerySection("Alerts and pop-ups", questions),
        GallerySection("Forms and ratings", forms),
        GallerySection("Notes", notes),
        GallerySection("Progress", progress),
        GallerySection(title: "Places", samples: places),
        GallerySection(title: "Palettes", samples: palettes),
        GallerySection(title: "Glass", samples: glass),
        GallerySection(title: "Backdrops", samples: backdrops),
        GallerySection(title: "Motions", samples: motions, isForPictures: false),
    ]

    private static let presets = [
        GallerySample(
            "Bar at the top", ".bar(.top)",
            GalleryPost(.bar(.top), Message.offline)),
        GallerySample(
            "Bar at the bottom", ".bar(.bottom)",
            GalleryPost(.bar(.bottom), Message(.success, "Message sent", subtitle: "Delivered to Anna"))),
        GallerySample(
            "Float at the top", ".float(.top)",
            GalleryPost(.float(.top), Message.anna)),
        GallerySample(
            "Float at the bottom", ".float(.bottom)",
            GalleryPost(.float(.bottom), Message("Added to your favorites", icon: "star.fill"))),
        GallerySample(
            "Card", ".card(.top)", GalleryPost(.card(.top), Message.update)),
        GallerySample(
            "Card at the bottom", ".card(.bottom)",
            GalleryPost(.card(.bottom), Message.update)),
        GallerySample(
            "Tab", ".tab(.top)",
            GalleryPost(
                .tab(.top),
                Message("Stand-up in 5 minutes", subtitle: "Meeting room 2", icon: "bell.fill"))),
        GallerySample(
            "Tab at the bottom", ".tab(.bottom)",
            GalleryPost(.tab(.bottom), Message("20 % battery left", icon: "battery.25"))),
        GallerySample("Pill", ".pill", GalleryPost(.pill, Message.ride)),
        GallerySample("Expanded pill", "isExpandable = false", GalleryPost(.openPill, Message.ride)),
        GallerySample(
            "Status line", ".statusLine",
            GalleryPost(.statusLine, Message(.success, "Connected to Office", icon: "wifi"))),
        GallerySample("Centered", ".centered", GalleryPost(.centered, AlertMessage.notifications)),
        GallerySample(
            "Full screen", ".fullScreen, placement.position = .center",
            GalleryPost(.fullScreen, PopupMessage.welcome) { $0.placement.position = .center }),
    ]

    private static let messages = [
        GallerySample(
            "Message with an emoji", "Message(…, icon: \"🍝\")",
            GalleryPost(
                .card(.top), Message("Anna Berg", subtitle: "Are we still on for lunch?", icon: "🍝"))),
        GallerySample(
            "Message with an action", "Message(.error, …, actions: [PostAction(…)])",
            GalleryPost(
                .card(.top),
                Message(
                    .error, "Upload failed", subtitle: "The server didn’t respond.", actions: [PostAction("Retry")]))),
        GallerySample(
            "Message with two actions", "Message(.warning, …, actions: [.cancel(…), PostAction(…)])",
            isInAllSettings: true,
            GalleryPost(
                .card(.top),
                Message(
                    .warning, "Your storage is almost full",
                    subtitle: "Less than 1 GB is left. New photos stay on this device until there is room for them.",
                    actions: [.cancel("Not now"), PostAction("Manage storage")]))),
        GallerySample(
            "Undo", "post(undoable: …) { … } undo: { … }", isInAllSettings: true,
            GalleryPost(.card(.bottom), undoable: "3 photos deleted")),
    ]

    private static let questions = [
        GallerySample(
            "Alert with three actions", "AlertMessage(…, icon: …, actions: […])",
            GalleryPost(.alert, AlertMessage.install)),
        GallerySample(
            "Alert at an edge", "AlertMessage(…), as: .card(.bottom)", GalleryPost(.card(.bottom), AlertMessage.delete)),
        GallerySample(
            "Pop-up", "PopupMessage(…, image: …)", isInAllSettings: true, GalleryPost(.popup, PopupMessage.coast)),
        GallerySample(
            "Pop-up with a symbol", "PopupMessage(…, hero: .icon(…))", GalleryPost(.popup, PopupMessage.notifications)),
        GallerySample(
            "Pop-up with a view", "PopupMessage(…, hero: .view { … })", GalleryPost(.popup, PopupMessage.steps)),
    ]

    private static let forms = [
        GallerySample(
            "Form", "FormMessage(…, fields: [.email(), .password()], submit: …)", isInAllSettings: true,
            GalleryPost(.form, FormMessage.signIn)),
        GallerySample(
            "Form with five fields", "FormMessage(…, fields: [.name(), …, .choice(…), .toggle(…)], submit: …)",
            GalleryPost(.form, FormMessage.account)),
        GallerySample(
            "Rating", "RatingMessage(…, submit: …)", isInAllSettings: true,
            GalleryPost(.popup, RatingMessage.chosen(.trip, 4))),
        GallerySample(
            "Rating with a comment", "rating.comment = .multiline(…)",
            GalleryPost(.popup, RatingMessage.chosen(.support, 3))),
    ]

    private static let notes = [
        GallerySample(
            "Note", "NoteMessage(…)", GalleryPost(.bar(.top), NoteMessage("Synced just now"))),
        GallerySample(
            "Note with an activity indicator", "NoteMessage(…, accessory: .activity)", isInAllSettings: true,
            GalleryPost(.bar(.top), NoteMessage("Connecting …", accessory: .activity))),
        GallerySample(
            "Note with an image", "NoteMessage(…, accessory: .image(…))", GalleryPost(.bar(.top), NoteMessage.saved)),
        GallerySample(
            "Note with a view", "NoteMessage(…, accessory: .view { … })",
            GalleryPost(.bar(.bottom), NoteMessage.battery)),
    ]

    private static let progress = [
        GallerySample("HUD", "ProgressMessage(…), as: .hud", GalleryPost(.hud, ProgressMessage("Loading"))),
        GallerySample(
            "Blocking HUD", "ProgressMessage(…), as: .hud(blocksApp: true)", isInAllSettings: true,
            GalleryPost(
                .hud(blocksApp: true), ProgressMessage("Exporting", subtitle: "3 of 10 pages", fraction: 0.3))),
    ]

    private static let places = [
        GallerySample(
            "Corners", "placement = .topLeading …",
            corner(.topLeading, "Top leading"), corner(.topTrailing, "Top trailing"),
            corner(.bottomLeading, "Bottom leading"), corner(.bottomTrailing, "Bottom trailing")),
        GallerySample("Several at once", "postManager.capacity = 3", several[0], several[1], several[2]),
        GallerySample("Deck", "deck = PostDeck()", deck: PostDeck(), several[0], several[1], several[2]),
    ]

    private static let several = [
        GalleryPost(.card(.bottom), Message(.success, "Report.pdf", subtitle: "Downloaded")),
        GalleryPost(.card(.bottom), Message(.success, "Photos.zip", subtitle: "Downloaded")),
        GalleryPost(.card(.bottom), Message(.error, "Notes.txt", subtitle: "Couldn’t be downloaded")),
    ]

    private static let palettes = [
        GallerySample(
            "Information", ".palette(.information)",
            palette(
                .information,
                Message(.information, "A new version is available", subtitle: "Relaunch the app to update"))),
        GallerySample("Success", ".palette(.success)", palette(.success, .payment)),
        GallerySample(
            "Warning", ".palette(.warning)",
            palette(.warning, Message(.warning, "Storage is almost full", subtitle: "Less than 1 GB is left"))),
        GallerySample(
            "Error", ".palette(.error)",
            palette(.error, Message(.error, "The card was declined", subtitle: "Try another card"))),
        GallerySample(
            "Translucent", ".palette(.success, isTranslucent: true)", palette(.success, .payment, isTranslucent: true)),
    ]

    private static let glass = [
        GallerySample("Glass", "style = PostStyle(.glass(), …)", glass(.card(.top), Message.anna)),
        GallerySample(
            "Glass of a palette", "style = PostStyle(.glass(.warning), …)",
            glass(.card(.top), Message(.warning, "20 % battery left", icon: "battery.25"), .warning)),
        GallerySample("Glass alert", "AlertMessage(…), .glass()", glass(.alert, AlertMessage.delete)),
        GallerySample(
            "Glass deck", "deck = PostDeck(), .glass()", deck: PostDeck(),
            glass(.card(.top), Message(.success, "Report.pdf", subtitle: "Downloaded")),
            glass(.card(.top), Message(.success, "Photos.zip", subtitle: "Downloaded")),
            glass(.card(.top), Message.anna)),
    ]

    private static let backdrops = [
        backdrop("Dim", "backdrop = .dim", .dim),
        backdrop("Blur", "backdrop = .blur", .blur),
        backdrop(
            "Gradient", "backdrop = PostBackdrop(.gradient(…))",
            PostBackdrop(
                .gradient([UIColor.systemPurple, .systemIndigo].map { $0.withAlphaComponent(0.7) }),
                touches: .remove)),
    ]

    private static let motions = [
        motion("From the side", ".translation(over: .leading)", .translation(over: .leading)),
        motion("Scale", ".scale(from: 0.5).and(.fade())", .scale(from: 0.5).and(.fade())),
        motion("Fade", ".fade()", .fade()),
        motion(
            "Spring", ".spring(damping: 0.4)",
            .translation(timing: PostTransition.Timing(duration: 0.8, curve: .spring(damping: 0.4)))),
        GallerySample(
            "Time left", "timeIndicator = .bar",
            GalleryPost(.card, Message.payment) { $0.timeIndicator = .bar }),
    ]

    // MARK: - Making samples

    private static func corner(_ placement: PostPlacement, _ title: String) -> GalleryPost {
        GalleryPost(.card, Message(title)) {
            $0.placement = placement
            $0.size.width = .content
        }
    }

    private static func palette(_ palette: PostTheme.Palette, _ message: Message, isTranslucent: Bool = false)
        -> GalleryPost
    {
        GalleryPost(.card, message) { $0.style = .palette(palette, isTranslucent: isTranslucent) }
    }

    private static func glass(
        _ presentation: PostPresentation, _ value: some Postable, _ palette: PostTheme.Palette = .neutral
    ) -> GalleryPost {
        GalleryPost(presentation, value) {
            $0.style = PostStyle(.glass(palette), corners: .rounded(24))
        }
    }

    private static func backdrop(_ title: String, _ code: String, _ backdrop: PostBackdrop) -> GallerySample {
        let post = GalleryPost(.centered, AlertMessage.delete) { $0.backdrop = backdrop }
        return GallerySample(title, code, post)
    }

    private static func motion(_ title: String, _ code: String, _ motion: PostTransition.Motion) -> GallerySample {
        let post = GalleryPost(.card, Message.anna) {
            $0.transition = PostTransition(entrance: motion, exit: motion)
        }
        return GallerySample(title, code, post)
    }
}

extension RatingMessage {
    /// Returns a rating with an initial choice.
    fileprivate static func chosen(_ rating: RatingMessage, _ value: Int) -> RatingMessage {
        var rating = rating
        rating.value = value
        return rating
    }
}

extension PostPresentation {
    /// A pill that is open from the start.
    fileprivate static let openPill = PostPresentation {
        $0 = .pill
        $0.isExpandable = false
    }
}

extension Message {
    fileprivate static let offline = Message(
        "You’re offline", subtitle: "Changes are kept until you’re back", icon: "wifi.slash")
    fileprivate static let anna = Message(
        "Anna Berg", subtitle: "Are we still on for lunch at noon?", icon: "person.crop.circle.fill")
    fileprivate static let payment = Message(.success, "Payment received", subtitle: "Your order is on its way")
    fileprivate static let ride = Message(
        "Your ride is here", subtitle: "A blue van at the north entrance, until 9:50",
        icon: "bell.fill", actions: [.cancel("Cancel ride"), PostAction("On my way", isPreferred: true)])
    fileprivate static let update = Message(
        "Version 5 is available", subtitle: "Posts can appear anywhere, and you can fling them off the screen.",
        icon: "arrow.down.circle.fill", actions: [.cancel("Later"), PostAction("Install", isPreferred: true)])
}
