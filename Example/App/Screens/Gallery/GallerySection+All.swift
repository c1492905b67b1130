import MessageStackView
import UIKit

extension GallerySection {
    /// The gallery's sections.
    static let all = [
        GallerySection(title: "Presets", samples: presets),
        GallerySection(title: "Places", samples: places),
        GallerySection(title: "Themes", samples: themes),
        GallerySection(title: "Backdrops", samples: backdrops),
        GallerySection(title: "Motions", samples: motions, isForPictures: false),
    ]

    private static let presets = [
        GallerySample(
            "Bar at the top", ".bar(.top)",
            GalleryPost(.bar(.top), .offline) {
                $0.style.setDarkColors()
                $0.statusBarStyle = .lightContent
            }),
        GallerySample(
            "Bar at the bottom", ".bar(.bottom)",
            GalleryPost(.bar(.bottom), Message("Message sent", "Delivered to Anna", .success)) {
                $0.style.setColors(of: .success)
            }),
        GallerySample(
            "Float at the top", ".float(.top)",
            GalleryPost(.float(.top), .anna) { $0.style.setBlurredBackground() }),
        GallerySample(
            "Float at the bottom", ".float(.bottom)",
            GalleryPost(
                .float(.bottom), Message("Added to your favorites", nil, .warning, symbol: "star.fill")
            ) { $0.style.setBlurredBackground() }),
        GallerySample(
            "Card", ".card(.top)",
            GalleryPost(.card(.top), Card.update) { $0.style.setOpaqueBackground() }),
        GallerySample(
            "Card at the bottom", ".card(.bottom)",
            GalleryPost(.card(.bottom), Card.update) { $0.style.setOpaqueBackground() }),
        GallerySample(
            "Tab", ".tab(.top)",
            GalleryPost(.tab(.top), Message("Stand-up in 5 minutes", "Meeting room 2", .warning, symbol: "bell.fill")) {
                $0.style.setOpaqueBackground()
            }),
        GallerySample(
            "Tab at the bottom", ".tab(.bottom)",
            GalleryPost(.tab(.bottom), Message("20 % battery left", nil, .error, symbol: "battery.25")) {
                $0.style.setOpaqueBackground()
            }),
        GallerySample(
            "Status line", ".statusLine",
            GalleryPost(.statusLine, Message("Connected to Office", nil, .success, symbol: "wifi")) {
                $0.style.setColors(of: .success)
            }),
        GallerySample(
            "Centered", ".centered", GalleryPost(.centered, Card.notifications) { $0.style.setOpaqueBackground() }),
        GallerySample(
            "Full screen", ".fullScreen",
            GalleryPost(.fullScreen, Card.welcome) {
                $0.style.setGradientBackground()
                $0.statusBarStyle = .lightContent
            }),
    ]

    private static let places = [
        GallerySample(
            "Corners", "placement = .topLeading …",
            corner(.topLeading, "Top leading"), corner(.topTrailing, "Top trailing"),
            corner(.bottomLeading, "Bottom leading"), corner(.bottomTrailing, "Bottom trailing")),
        GallerySample(
            "Several at once", "postManager.capacity = 3",
            several(Message("Report.pdf", "Downloaded", .success)),
            several(Message("Photos.zip", "Downloaded", .success)),
            several(Message("Notes.txt", "Couldn’t be downloaded", .error))),
        GallerySample(
            "Deck", "deck = PostDeck()", deck: PostDeck(),
            several(Message("Report.pdf", "Downloaded", .success)),
            several(Message("Photos.zip", "Downloaded", .success)),
            several(Message("Notes.txt", "Couldn’t be downloaded", .error))),
    ]

    private static let themes = [
        GallerySample(
            "Information", ".theme(.information)",
            theme(.information, Message("A new version is available", "Relaunch the app to update", .information))),
        GallerySample(
            "Success", ".theme(.success)",
            theme(.success, Message("Payment received", "Your order is on its way", .success))),
        GallerySample(
            "Warning", ".theme(.warning)",
            theme(.warning, Message("Storage is almost full", "Less than 1 GB is left", .warning))),
        GallerySample(
            "Error", ".theme(.error)",
            theme(.error, Message("The card was declined", "Try another card", .error))),
        GallerySample(
            "Translucent", ".theme(.success, isTranslucent: true)",
            theme(.success, Message("Payment received", "Your order is on its way", .success), isTranslucent: true)),
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
            .translation(timing: PostAnimationTiming(duration: 0.8, curve: .spring(damping: 0.4)))),
    ]

    // MARK: - Making samples

    private static func corner(_ placement: PostPlacement, _ title: String) -> GalleryPost {
        GalleryPost(.float(), Message(title)) {
            $0.placement = placement
            $0.placement.insets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
            $0.size = PostSize(width: .content, maximumWidth: .ratio(0.5))
            $0.style.setBlurredBackground()
        }
    }

    private static func several(_ message: Message) -> GalleryPost {
        GalleryPost(.float(.bottom), message) { $0.style.setOpaqueBackground() }
    }

    private static func theme(_ theme: PostTheme, _ message: Message, isTranslucent: Bool = false) -> GalleryPost {
        GalleryPost(.float(), message) { $0.style = .theme(theme, isTranslucent: isTranslucent) }
    }

    private static func backdrop(_ title: String, _ code: String, _ backdrop: PostBackdrop) -> GallerySample {
        let post = GalleryPost(.centered, Card.delete) {
            $0.backdrop = backdrop
            $0.style.setOpaqueBackground()
        }
        return GallerySample(title, code, post)
    }

    private static func motion(_ title: String, _ code: String, _ motion: PostMotion) -> GallerySample {
        let post = GalleryPost(.float(), .anna) {
            $0.transition = PostTransition(entrance: motion, exit: motion)
            $0.style.setBlurredBackground()
        }
        return GallerySample(title, code, post)
    }
}

extension Message {
    fileprivate static let offline = Message(
        "You’re offline", "Changes are kept until you’re back", nil, symbol: "wifi.slash")
    fileprivate static let anna = Message(
        "Anna Berg", "Are we still on for lunch at noon?", nil, symbol: "person.crop.circle.fill")

    /// Creates a message whose image is the SF Symbol named `symbol` or, if `symbol` is nil, the icon of the theme.
    fileprivate init(_ title: String, _ subtitle: String? = nil, _ theme: PostTheme? = nil, symbol: String? = nil) {
        let image = symbol.flatMap { UIImage(systemName: $0) } ?? theme?.icon
        self.init(
            title: title, subtitle: subtitle,
            leftImage: theme.flatMap { image?.withTintColor($0.accent, renderingMode: .alwaysOriginal) } ?? image)
    }
}

extension PostStyle {
    /// Sets white text on a nearly black background, in light and dark mode.
    fileprivate mutating func setDarkColors() {
        background = [.color(UIColor(white: 0.13, alpha: 1))]
        textColor = .white
        tintColor = .systemYellow
    }

    /// Sets the colors of a theme.
    fileprivate mutating func setColors(of theme: PostTheme) {
        background = [.color(theme.background)]
        textColor = theme.text
        tintColor = theme.accent
    }

    fileprivate mutating func setBlurredBackground() {
        background = [.blur(.systemThickMaterial)]
        textColor = .label
        tintColor = .systemBlue
    }

    fileprivate mutating func setOpaqueBackground() {
        background = [.color(.tertiarySystemBackground)]
        textColor = .label
    }

    /// Sets white text on a gradient.
    fileprivate mutating func setGradientBackground() {
        background = [
            .gradient([
                UIColor(red: 0.35, green: 0.2, blue: 0.85, alpha: 1),
                UIColor(red: 0.6, green: 0.15, blue: 0.6, alpha: 1),
            ])
        ]
        textColor = .white
        tintColor = .white
    }
}
