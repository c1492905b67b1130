import Foundation
import MessageStackView
import Simulator
import SwiftUI
import UIKit

/// The pictures at the top of the documentation's articles, in light and in dark mode.
@MainActor
struct PicturesOfArticles {
    private let samples = ArticleSamples()

    /// Writes the PNG files into `directory`, and creates the directory if needed.
    func write(to directory: URL) async throws(HostError) {
        var pictures: [(String, Data)] = []
        for setting in PictureSetting.appearances {
            for (name, picture) in await self.pictures(in: setting) {
                pictures.append(("article-\(name)\(setting.suffix)", picture))
            }
            for diagram in Diagram.all {
                pictures.append(("article-\(diagram.name)\(setting.suffix)@2x", diagram.picture(in: setting)))
            }
        }
        try pictures.write(to: directory)
    }

    private func pictures(in setting: PictureSetting) async -> [(String, Data)] {
        [
            ("anchored", anchored(in: setting)),
            ("badge", badge(in: setting)),
            ("call", await call(in: setting)),
            ("chat", chat(in: setting)),
            ("clear-all", clearAll(in: setting)),
            ("clear-all-stack", clearAllOfStack(in: setting)),
            ("compact", compact(isOpen: false, in: setting)),
            ("compact-open", compact(isOpen: true, in: setting)),
            ("copy", copy(in: setting)),
            ("corner", corner(in: setting)),
            ("downloads", downloads(in: setting)),
            ("extension", await confirmation(in: setting)),
            ("fold", fold(in: setting)),
            ("gallery", row(of: ["Card", "Centered", "Glass deck"], in: setting)),
            ("keyboard", keyboard(in: setting)),
            ("kiosk", kiosk(in: setting)),
            ("placement", placement(in: setting)),
            ("platforms", platforms(in: setting)),
            ("pop-up", popup(in: setting)),
            ("poster", poster(in: setting)),
            ("queue", await queue(in: setting)),
            ("ready-made", row(of: ["Alert", "Rating", "Form"], in: setting)),
            ("recipes", recipes(in: setting)),
            ("room", room(in: setting)),
            ("sheet", sheet(in: setting)),
            ("style", style(in: setting)),
            ("swiftui", swiftUI(in: setting)),
            ("theme", theme(in: setting)),
            ("tip", tip(in: setting)),
            ("toast-manager", toastManager(in: setting)),
            ("voiceover", voiceOver(in: setting)),
            ("volume", volume(in: setting)),
            ("warning", warning(in: setting)),
            ("weather", weather(in: setting)),
        ]
    }

    // MARK: - Posts

    /// The badge message of the page about badges.
    private func badge(in setting: PictureSetting) -> Data {
        let stage = PictureStage(setting)
        FilmSamples(viewController: UIViewController()).badge()
        stage.simulator.advance(by: 1)
        return stage.picture(.upper(220), scale: 1)
    }

    /// A card on iPhone Duo, which is bent like a book.
    private func fold(in setting: PictureSetting) -> Data {
        let stage = PictureStage(setting, on: .iPhoneDuo)
        PostEnvironment.app.reservedAreas = AppDelegate.activeFold
        defer { PostEnvironment.app.reservedAreas = nil }
        stage.simulator.fold(to: .angle(120), animated: false)
        stage.simulator.advance(by: 1)
        stage.post("Card")
        return stage.picture(.whole, scale: 0.6)
    }

    private func popup(in setting: PictureSetting) -> Data {
        let stage = PictureStage(setting)
        stage.post("Pop-up with a symbol")
        return stage.picture(.upper(600), scale: 0.75)
    }

    /// A message with its open menu.
    private func copy(in setting: PictureSetting) -> Data {
        let stage = PictureStage(setting)
        samples.copy()
        stage.simulator.advance(by: 1.5)
        if let view = UIApplication.shared.postView.postManager.currentPosts.first?.view {
            let frame = view.convert(view.bounds, to: nil)
            stage.simulator.press(at: CGPoint(x: frame.midX, y: frame.midY), forDuration: 0.7)
            stage.simulator.advance(by: 1)
        }
        return stage.picture(.upper(300), scale: 1)
    }

    /// A message that a tap opens.
    private func compact(isOpen: Bool, in setting: PictureSetting) -> Data {
        let stage = PictureStage(setting)
        samples.compact()
        stage.simulator.advance(by: 1.5)
        if isOpen, let view = UIApplication.shared.postView.postManager.currentPosts.first?.view {
            let frame = view.convert(view.bounds, to: nil)
            stage.simulator.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            stage.simulator.advance(by: 1)
        }
        return stage.picture(.upper(260), scale: 1)
    }

    /// A deck that is spread out, with the button that clears it.
    private func clearAll(in setting: PictureSetting) -> Data {
        let stage = PictureStage(setting)
        samples.clearAll()
        stage.simulator.advance(by: 1.5)
        return stage.picture(.upper(360), scale: 1)
    }

    private func clearAllOfStack(in setting: PictureSetting) -> Data {
        let background = PictureBackground()
        let stage = PictureStage(setting, showing: background)
        samples.clearAll(on: background.view.createMessageStackView(edge: .top))
        stage.simulator.advance(by: 1.5)
        return stage.picture(.upper(320), scale: 1)
    }

    private func warning(in setting: PictureSetting) -> Data {
        let stage = PictureStage(setting)
        samples.warning()
        stage.simulator.advance(by: 1.5)
        return stage.picture(.lower(310), scale: 1)
    }

    private func placement(in setting: PictureSetting) -> Data {
        let stage = PictureStage(setting)
        samples.placement()
        stage.simulator.advance(by: 1.5)
        return stage.picture(.whole, scale: 0.57)
    }

    private func anchored(in setting: PictureSetting) -> Data {
        let (stage, button) = stageWithButton(in: setting, at: CGPoint(x: 280, y: 80))
        samples.anchored(to: button)
        stage.simulator.advance(by: 1)
        return stage.picture(.upper(220), scale: 1)
    }

    /// Returns a device whose app has a button at a location.
    private func stageWithButton(in setting: PictureSetting, at origin: CGPoint) -> (PictureStage, UIButton) {
        let background = PictureBackground()
        let stage = PictureStage(setting, showing: background)
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Filter"
        button.frame = CGRect(origin: origin, size: CGSize(width: 92, height: 44))
        background.view.addSubview(button)
        return (stage, button)
    }

    private func style(in setting: PictureSetting) -> Data {
        let stage = PictureStage(setting)
        samples.style()
        stage.simulator.advance(by: 1.5)
        return stage.picture(.upper(320), scale: 1)
    }

    /// A message of a severity, one without, and one with a button, all with the theme of a brand.
    private func theme(in setting: PictureSetting) -> Data {
        let stage = PictureStage(setting)
        defer { PostEnvironment.app.theme = PostTheme() }
        samples.theme()
        post(
            [
                Message(.success, "Seat reserved", subtitle: "Row 12, at the window"),
                Message("Boarding at gate 7", subtitle: "In ten minutes", icon: "bell.fill"),
                Message("Your trip has changed", actions: [PostAction("Show") {}]),
            ], on: stage)
        return stage.picture(.upper(320), scale: 1)
    }

    /// The recipes of the page about custom looks.
    private func recipes(in setting: PictureSetting) -> Data {
        row(
            in: setting,
            [
                { _ in samples.thumbnail(Self.photo) },
                { _ in samples.star() },
                { _ in samples.island() },
            ])
    }

    /// A drawing in place of a photo: a sun above hills.
    private static var photo: UIImage {
        let size = CGSize(width: 112, height: 112)
        return UIGraphicsImageRenderer(size: size).image { _ in
            UIColor.systemTeal.setFill()
            UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
            UIColor.systemYellow.setFill()
            UIBezierPath(ovalIn: CGRect(x: 62, y: 18, width: 32, height: 32)).fill()
            UIColor.systemGreen.setFill()
            UIBezierPath(ovalIn: CGRect(x: -40, y: 66, width: 120, height: 90)).fill()
            UIBezierPath(ovalIn: CGRect(x: 40, y: 76, width: 120, height: 90)).fill()
        }
    }

    /// Samples of the gallery on whole devices, side by side.
    private func row(of titles: [String], in setting: PictureSetting) -> Data {
        row(in: setting, titles.map { title in { $0.post(title) } })
    }

    /// Posts on whole devices, side by side.
    private func row(in setting: PictureSetting, _ posts: [(PictureStage) -> Void]) -> Data {
        let devices = posts.compactMap { post in
            let stage = PictureStage(setting)
            post(stage)
            stage.simulator.advance(by: 1.5)
            return UIImage(data: stage.picture(.whole, scale: 0.36))
        }
        let gap: CGFloat = 16
        let width = devices.reduce(-gap) { $0 + $1.size.width + gap }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: width, height: devices.map(\.size.height).max() ?? 0)
        return UIGraphicsImageRenderer(size: size, format: format).pngData { _ in
            var x: CGFloat = 0
            for device in devices {
                device.draw(at: CGPoint(x: x, y: 0))
                x += device.size.width + gap
            }
        }
    }

    // MARK: - Whole tasks

    private func volume(in setting: PictureSetting) -> Data {
        let stage = PictureStage(setting)
        samples.showVolume(0.6)
        stage.simulator.advance(by: 0.9)
        return stage.picture(.middle(260), scale: 1)
    }

    private func tip(in setting: PictureSetting) -> Data {
        UserDefaults.standard.removeObject(forKey: "filterTip")
        defer { UserDefaults.standard.removeObject(forKey: "filterTip") }
        let (stage, button) = stageWithButton(in: setting, at: CGPoint(x: 155, y: 740))
        samples.tip(beside: button)
        stage.simulator.advance(by: 1)
        return stage.picture(.lower(220), scale: 1)
    }

    /// The sum of eight downloads, of which three are complete.
    private func downloads(in setting: PictureSetting) -> Data {
        let stage = PictureStage(setting)
        let downloads = (1...8).map { _ in Progress(totalUnitCount: 1) }
        samples.follow(downloads)
        for download in downloads.prefix(3) { download.completedUnitCount = 1 }
        stage.simulator.advance(by: 1.5)
        return stage.picture(.lower(220), scale: 1)
    }

    private func call(in setting: PictureSetting) async -> Data {
        let stage = PictureStage(setting)
        let (times, clock) = AsyncStream.makeStream(of: String.self)
        let call = Task { await samples.follow(Call(name: "Anna Berg", times: times)) }
        clock.yield("1:07")
        await stage.simulator.advance(by: 1.5)
        let picture = stage.picture(.upper(220), scale: 1)
        clock.finish()
        await call.value
        return picture
    }

    private func corner(in setting: PictureSetting) -> Data {
        let stage = PictureStage(setting, on: .iPad11)
        samples.corner()
        stage.simulator.advance(by: 1)
        return stage.picture(.upper(300), scale: 0.6)
    }

    private func weather(in setting: PictureSetting) -> Data {
        let stage = PictureStage(setting)
        UIApplication.shared.postView.post(Weather(city: "Oslo", degrees: 21, symbol: "cloud.fill"))
        stage.simulator.advance(by: 1)
        return stage.picture(.upper(220), scale: 1)
    }

    private func chat(in setting: PictureSetting) -> Data {
        let stage = PictureStage(setting)
        for text in ["Are we still on?", "At 12?", "12:30 at the usual place"] {
            samples.messageArrived(text, in: "Lunch")
        }
        stage.simulator.advance(by: 1.5)
        return stage.picture(.upper(220), scale: 1)
    }

    /// The confirmation of an extension, whose view is a sheet.
    private func confirmation(in setting: PictureSetting) async -> Data {
        let stage = PictureStage(setting)
        let sheet = PictureSheet()
        stage.present(sheet)
        let task = Task { await samples.confirm(in: sheet.view) {} }
        await stage.simulator.advance(by: 1.5)
        let picture = stage.picture(.upper(310), scale: 1)
        task.cancel()
        return picture
    }

    private func kiosk(in setting: PictureSetting) -> Data {
        let stage = PictureStage(setting, on: .iPad11)
        let environment = PostEnvironment.app
        defer { PostEnvironment.app = environment }
        samples.startKiosk()
        let alert = AlertMessage("Print the ticket?", actions: [.cancel("No"), PostAction("Print")])
        UIApplication.shared.postView.post(alert)
        stage.simulator.advance(by: 1.5)
        return stage.picture(.middle(420), scale: 0.6)
    }

    private func toastManager(in setting: PictureSetting) -> Data {
        let stage = PictureStage(setting)
        ArticleSamples.ToastManager.show("Upload failed", isError: true)
        ArticleSamples.ToastManager.show("Copied")
        stage.simulator.advance(by: 1.5)
        return stage.picture(.whole, scale: 0.57)
    }

    // MARK: - Screens

    /// A post above the keyboard, while the user edits a text on a sheet.
    private func keyboard(in setting: PictureSetting) -> Data {
        let stage = PictureStage(setting)
        let sheet = PictureSheet()
        stage.present(sheet)
        sheet.startEditing()
        stage.simulator.advance(by: 1)
        UIApplication.shared.postView.presentation = .card(.bottom)
        post([Message(.success, "Draft saved", subtitle: "On this device")], on: stage)
        return stage.picture(.whole, scale: 0.57)
    }

    /// A floating button that has made room for a toast.
    private func room(in setting: PictureSetting) -> Data {
        let controller = PictureBackground()
        let stage = PictureStage(setting, showing: controller)
        stage.simulator.advance(by: 0.1)
        let (toast, button) = (Toast(), UIButton(type: .system))
        button.setImage(UIImage(systemName: "plus"), for: .normal)
        button.tintColor = .systemIndigo
        button.backgroundColor = .white
        button.layer.cornerRadius = 28
        button.translatesAutoresizingMaskIntoConstraints = false
        controller.addAndConstrainToast(toast)
        controller.view.insertSubview(button, belowSubview: toast)
        NSLayoutConstraint.activate([
            button.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -20),
            button.widthAnchor.constraint(equalToConstant: 56), button.heightAnchor.constraint(equalToConstant: 56),
        ])
        samples.room(for: toast, in: controller.view, with: button)
        stage.simulator.advance(by: 1)
        return stage.picture(.lower(310), scale: 1)
    }

    /// A post in front of a sheet.
    private func sheet(in setting: PictureSetting) -> Data {
        let stage = PictureStage(setting)
        stage.present(PictureSheet())
        samples.sheet()
        stage.simulator.advance(by: 1.5)
        return stage.picture(.upper(310), scale: 1)
    }

    /// Posts of the example's custom poster at the trailing edge.
    private func poster(in setting: PictureSetting) -> Data {
        let controller = PictureBackground()
        let stage = PictureStage(setting, showing: controller)
        let panel = SidePanel()
        panel.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(panel)
        NSLayoutConstraint.activate([
            panel.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -8),
            panel.bottomAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
            panel.widthAnchor.constraint(equalToConstant: 220),
        ])
        for name in ["Report.pdf", "Photos.zip", "Notes.txt"] {
            panel.post(Message(.success, name, subtitle: "Downloaded"))
        }
        stage.simulator.advance(by: 1)
        return stage.picture(.lower(310), scale: 1)
    }

    private func queue(in setting: PictureSetting) async -> Data {
        let stage = PictureStage(setting, showing: navigation(to: .queue))
        for _ in 0..<4 {
            stage.simulator.tapElement(named: "Post")
            await stage.simulator.advance(by: 1.2)
        }
        return stage.picture(.upper(370), scale: 0.9)
    }

    private func swiftUI(in setting: PictureSetting) -> Data {
        let mailbox = UIHostingController(rootView: ArticleSamples.MailboxView())
        mailbox.title = "Mailbox"
        let stage = PictureStage(setting, showing: UINavigationController(rootViewController: mailbox))
        stage.simulator.tapElement(named: "Upload")
        stage.simulator.advance(by: 1)
        return stage.picture(.whole, scale: 0.57)
    }

    /// A message in a window of the example on a Mac.
    private func platforms(in setting: PictureSetting) -> Data {
        let home = UINavigationController(rootViewController: HomeViewController())
        let stage = PictureStage(setting, on: .mac, showing: home)
        // The example welcomes its users with a post.
        UIApplication.shared.postView.removeAll(animated: false)
        UIApplication.shared.postView.post(
            Message(.success, "Galicia is booked", subtitle: "Two nights in October"), as: .card(.bottom))
        stage.simulator.advance(by: 1.5)
        return stage.picture(.whole, scale: 0.5)
    }

    private func navigation(to screen: Screen) -> UIViewController {
        UINavigationController(rootViewController: screen.makeViewController())
    }

    // MARK: - Accessibility

    /// The cursor of VoiceOver on a message, and the spoken text.
    private func voiceOver(in setting: PictureSetting) -> Data {
        let stage = PictureStage(setting)
        let voiceOver = stage.simulator.voiceOver
        voiceOver.start()
        stage.post("Message with two actions")
        voiceOver.focus(on: voiceOver.elements.first { $0.accessibilityLabel?.contains("storage") == true })
        let overlay = stage.addOverlay()
        let frame = voiceOver.focusedElement?.accessibilityFrame.insetBy(dx: -3, dy: -3) ?? .zero
        for (distance, color) in [(0, UIColor.white), (2, .black)] as [(CGFloat, UIColor)] {
            let cursor = UIView(frame: frame.insetBy(dx: distance, dy: distance))
            cursor.layer.borderWidth = 3
            cursor.layer.borderColor = color.cgColor
            cursor.layer.cornerRadius = 10 - distance
            overlay.addSubview(cursor)
        }
        let caption = UILabel(frame: CGRect(x: 24, y: 10, width: overlay.bounds.width - 68, height: 0))
        caption.text = voiceOver.spoken.last
        caption.font = .systemFont(ofSize: 16)
        caption.textColor = .white
        caption.numberOfLines = 0
        caption.sizeToFit()
        let panel = UIView(
            frame: CGRect(x: 10, y: 236, width: overlay.bounds.width - 20, height: caption.bounds.height + 20))
        caption.frame.origin.x = 14
        panel.backgroundColor = UIColor(white: 0, alpha: 0.85)
        panel.layer.cornerRadius = 14
        panel.addSubview(caption)
        overlay.addSubview(panel)
        stage.simulator.advance(by: 0)
        return withExtendedLifetime(overlay.window) { stage.picture(.upper(350), scale: 1) }
    }

    // MARK: - Posting

    /// Posts the messages at the same time, and waits until they are at rest.
    private func post(_ messages: [Message], on stage: PictureStage) {
        let postView = UIApplication.shared.postView
        postView.postManager.capacity = messages.count
        for message in messages { postView.post(message) }
        stage.simulator.advance(by: 1.5)
    }
}

extension PictureStage {
    /// Presents a view controller on the app, and waits until it is at rest.
    fileprivate func present(_ controller: UIViewController) {
        UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first?
            .rootViewController?.present(controller, animated: false)
        simulator.advance(by: 1)
    }

    /// Returns a transparent view in a window in front of all others. The window lives as long as the caller retains it.
    fileprivate func addOverlay() -> UIView {
        let scene = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
        let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow()
        window.windowLevel = .alert + 10
        window.isHidden = false
        return window
    }
}

/// A sheet with a note.
private final class PictureSheet: UIViewController {
    private let textView = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let title = UILabel()
        title.text = "Note to the host"
        title.font = .systemFont(ofSize: 26, weight: .bold)
        textView.text = """
            We arrive on Friday at about nine in the evening. Could you leave the key with the neighbor?

            The children would like to know whether there are bicycles, and which beach you recommend.
            """
        textView.font = .systemFont(ofSize: 18)
        textView.backgroundColor = nil
        for (subview, y, height) in [(title, 80, 34), (textView, 122, 220)] as [(UIView, CGFloat, CGFloat)] {
            subview.frame = CGRect(x: 20, y: y, width: view.bounds.width - 40, height: height)
            view.addSubview(subview)
        }
    }

    func startEditing() { textView.becomeFirstResponder() }
}
