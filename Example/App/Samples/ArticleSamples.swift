import MessageStackView
import SwiftUI
import UIKit

/// The code that the documentation shows below the pictures of its articles.
///
/// The pictures run it, and `SampleTests` compares it with the articles.
@MainActor
struct ArticleSamples {
    let chats = SampleChats()

    func placement() {
        let places: [(String, PostPlacement)] = [
            ("Top leading", .topLeading), ("Top", .top), ("Top trailing", .topTrailing), ("Center", .center),
            ("Bottom leading", .bottomLeading), ("Bottom", .bottom), ("Bottom trailing", .bottomTrailing),
        ]
        postView.postManager.capacity = places.count
        for (name, placement) in places {
            postView.post(
                Message(name),
                as: PostPresentation {
                    $0.placement = placement
                    $0.size.width = .content
                })
        }
    }

    /// Posts on a toast, for which a button of its view makes room.
    func room(for toast: Toast, in view: UIView, with button: UIView) {
        let guide = view.postLayoutGuide(at: .bottom)
        button.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -16).isActive = true
        toast.post("Added to your trip", as: .toast)
    }

    func anchored(to filterButton: UIView) {
        postView.post("Tap here to filter", as: .anchored(to: filterButton))
    }

    func texts() {
        postView.post(AlertMessage("Delete 12 photos?", text: "They can't be restored.")) {
            $0.editPresentation {
                $0.style.title.color = .systemRed
                $0.style.title.size = 20
                $0.style.subtitle.alignment = .center
                $0.style.subtitle.numberOfLines = 3
            }
        }
    }

    func card() {
        let post = postView.post(
            AlertMessage("Rate us", text: "It takes a moment.", actions: [PostAction("Rate")]))
        if let card = post.view as? PostCardView {
            card.titleLabel.textColor = .systemIndigo
            card.contentStackView.addArrangedSubview(UIImageView(image: UIImage(systemName: "star.fill")))
        }
    }

    func thumbnail(_ photo: UIImage?) {
        let card = MessageView()
        card.set(message: Message(title: "Anna Berg", subtitle: "sent you a photo", leftImage: photo))
        card.leftImageViewSize = CGSize(width: 56, height: 56)
        card.leftImageView.contentMode = .scaleAspectFill
        card.leftImageView.clipsToBounds = true
        card.leftImageView.layer.cornerRadius = 10
        postView.post(view: card, as: .card(.top)) { $0.duration = 5 }
    }

    func star() {
        let card = PostCardView()
        card.show(title: "Premium", subtitle: "All features for a year", actions: [PostAction("Continue")])
        card.layer.cornerRadius = 34
        card.insets.top = 44
        let star = UIImageView(image: UIImage(systemName: "star.fill"))
        let container = UIView()
        for view in [card, star] {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
        }
        NSLayoutConstraint.activate([
            star.topAnchor.constraint(equalTo: container.topAnchor),
            star.centerXAnchor.constraint(equalTo: container.centerXAnchor),
            star.widthAnchor.constraint(equalToConstant: 80),
            star.heightAnchor.constraint(equalToConstant: 80),
            card.topAnchor.constraint(equalTo: star.centerYAnchor),
            card.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            card.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        ])
        var presentation = PostPresentation.popup
        presentation.style = PostStyle(.color(.clear))
        postView.post(PostRequest(view: container, as: presentation))
    }

    func island() {
        let bar = MessageView()
        bar.set(message: Message("Calling"))
        let time = UILabel()
        time.text = "0:42"
        time.font = bar.titleLabel.font
        time.textAlignment = .right
        bar.contentStackView.addArrangedSubview(time)
        bar.contentStackView.setCustomSpacing(150, after: bar.textStackView)
        bar.insets = UIEdgeInsets(top: 22, left: 44, bottom: 12, right: 44)
        var presentation = PostPresentation.statusLine
        presentation.safeArea = .ignored
        UIApplication.shared.postWindow().post(PostRequest(view: bar, as: presentation))
    }

    func sequence() {
        let frames = (1...3).compactMap { UIImage(systemName: "\($0).circle") }
        let count = UIImage.animatedImage(with: frames, duration: 1)
        postView.post(Message("Boarding starts", icon: count.map(PostIcon.image)))
    }

    func sheet() {
        UIApplication.shared.postView.post(Message(.warning, "You're offline"))
    }

    func style() {
        let styles = [
            .palette(.success), PostStyle(.glass(), corners: .rounded(24)),
            PostStyle(
                .gradient([.blue, .purple]), corners: .rounded(16), borderColor: .white, textColor: .white
            ),
        ]
        postView.postManager.capacity = styles.count
        for style in styles {
            postView.post(Message("Boarding at gate 7"), as: PostPresentation { $0.style = style })
        }
    }

    func theme() {
        PostEnvironment.app.theme = .brand
    }

    func copy() {
        postView.post(Message("Your code is 4711", subtitle: "It is valid for ten minutes")) { $0.allowsCopying = true }
    }

    func compact() {
        let ride = Message(
            "Your ride is here", subtitle: "A blue van is at the north entrance until 9:50. Your driver is Anna.",
            icon: "bell.fill", actions: [.cancel("Cancel ride"), PostAction("On my way", isPreferred: true)])
        postView.post(ride) {
            $0.editPresentation { $0.isExpandable = true }
        }
    }

    func clearAll() {
        postView.deck = PostDeck()
        for text in ["Your seat is 14A", "Boarding starts at 9:40", "Gate changed to B12"] {
            postView.post(Message(.information, text))
        }
        postView.setDeckExpanded(true, animated: true)
    }

    func clearAll(on stackView: MessageStackView) {
        stackView.showsClearAll = true
        for name in ["Report.pdf", "Photos.zip"] {
            stackView.post(Message(name, subtitle: "Downloaded"))
        }
    }

    func warning() {
        var warning = PostRequest(Message(.warning, "Battery low", subtitle: "Ten minutes left"))
        warning.duration = .seconds(5)
        warning.editPresentation {
            $0 = .card(.bottom)
            $0.backdrop = .dim
        }
        warning.onEnd { _, reason in
            if reason == .pan { print("swiped away") }
        }
        postView.post(warning)
    }

    // MARK: - Whole tasks

    func showVolume(_ volume: Double) {
        postView.post(ProgressMessage("Volume", icon: "speaker.wave.2.fill", fraction: volume), as: .hud) {
            $0.key = "volume"
            $0.duplicatePolicy = .update
            $0.duration = .seconds(1)
        }
    }

    func tip(beside filterButton: UIView) {
        if !UserDefaults.standard.bool(forKey: "filterTip") {
            postView.post("Tap here to filter", as: .anchored(to: filterButton)) {
                $0.duplicatePolicy = .ignore
                $0.didPost { UserDefaults.standard.set(true, forKey: "filterTip") }
            }
        }
    }

    func follow(_ downloads: [Progress]) {
        let all = Progress(totalUnitCount: Int64(downloads.count))
        for download in downloads { all.addChild(download, withPendingUnitCount: 1) }
        postView.post(progress: all, as: .card(.bottom)) {
            $0 = PostRequest(ProgressMessage("Downloading \(downloads.count) files", fraction: 0, actions: [.cancel]))
        }
    }

    func messageArrived(_ text: String, in room: String) {
        postView.post(Message(room, subtitle: text)) {
            $0.key = "room-\(room)"
            $0.duplicatePolicy = .count
            $0.countText = { "\($0) new messages in \(room)" }
            $0.onTap { chats.open(room) }
        }
    }

    func follow(_ call: Call) async {
        let card = MessageView()
        card.set(message: Message(call.name, subtitle: "0:00", icon: "person.crop.circle.fill"))
        let post = postView.post(view: card) {
            $0.accessibilityMessage = "Call with \(call.name)"
            $0.gestures = []
        }
        for await time in call.times { card.subtitleLabel.text = time }
        post.remove()
    }

    func postWeather() {
        postView.post(Weather(city: "Oslo", degrees: 21, symbol: "cloud"))
        postView.post(Weather(city: "Oslo", degrees: 19, symbol: "cloud.fill"))
    }

    func corner() {
        postView.post(Message("Anna Berg", subtitle: "Are we still on for lunch?", icon: "🍝")) {
            $0.editPresentation {
                $0.placement = .topTrailing
                $0.size.width = .points(320)
                $0.transition = PostTransition(
                    entrance: .translation(over: .trailing), exit: .translation(over: .trailing))
                $0.pan.edges = [.trailing]
            }
        }
    }

    func confirm(in view: UIView, close: @MainActor () -> Void) async {
        let post = view.createPostView(edge: .top).post(Message(.success, "Saved"))
        _ = await post.ended
        close()
    }

    func startKiosk() {
        PostEnvironment.app.options.gestures = []
        PostEnvironment.app.admit = { request in
            request.duration = .seconds(8)
            return nil
        }
    }

    private var postView: PostView { UIApplication.shared.postView }
}

/// The chats of the app, which record the opened ones.
@MainActor
final class SampleChats {
    private(set) var opened: [String] = []

    func open(_ room: String) { opened.append(room) }
}

/// A telephone call, with the texts of its duration.
struct Call {
    let name: String
    let times: AsyncStream<String>
}

struct Weather: Postable, Identifiable {
    let id = "weather"
    var city: String
    var degrees: Int
    var symbol: String

    func makeView() -> UIView {
        let view = WeatherView()
        view.show(self)
        return view
    }

    func update(_ view: UIView) -> Bool {
        guard let view = view as? WeatherView else { return false }
        view.show(self)
        return true
    }
}

final class WeatherView: UIStackView, PostContentView {
    private let icon = UIImageView()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        spacing = 12
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
        icon.setContentHuggingPriority(.required, for: .horizontal)
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        for view in [icon, label] { addArrangedSubview(view) }
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)
    }

    func show(_ weather: Weather) {
        icon.image = UIImage(systemName: weather.symbol)
        label.text = "\(weather.degrees)° in \(weather.city)"
        label.accessibilityLabel = "\(weather.degrees) degrees in \(weather.city)"
    }

    func apply(_ style: PostStyle) {
        label.textColor = style.textColor ?? .label
        icon.tintColor = style.tintColor ?? .systemOrange
    }
}

extension Poster {
    @discardableResult
    func post(_ weather: Weather) -> Post {
        post(weather, as: .card(.top)) { $0.duplicatePolicy = .update }
    }
}

extension PostTheme {
    static let brand = PostTheme {
        $0.success = PostTheme.Palette(.systemTeal, icon: UIImage(systemName: "star.fill"))
        $0.neutral = PostTheme.Palette(
            background: .secondarySystemBackground, text: .label, accent: .systemIndigo)
        $0.titleTypeface = .system(.black)
        $0.bodyTypeface = .monospaced()
        $0.cornerRadius = 6
        $0.message.spacing = 14
    }
}

extension ArticleSamples {
    struct MailboxView: View {
        @Environment(\.post) private var post
        @State private var isArchived = false
        @State private var upload: Upload?

        var body: some View {
            VStack {
                Button("Save") { post(Message(.success, "Saved")) }
                Button("Archive") { isArchived = true }
                Button("Upload") { upload = Upload() }
            }
            .post(isPresented: $isArchived) { Message(.success, "Archived") }
            .post(
                item: $upload, as: .card(.bottom), request: { $0.accessibilityMessage = "Uploading" }
            ) { UploadRow(upload: $0) }
        }
    }

    struct Upload: Identifiable {
        var id = 1
        var fraction = 0.5
    }

    struct UploadRow: View {
        @Environment(\.dismissPost) private var dismissPost
        let upload: Upload

        var body: some View {
            HStack {
                Text("\(Int(upload.fraction * 100)) %")
                Button("Hide") { dismissPost() }
            }
            .padding()
        }
    }
}

extension ArticleSamples {
    @MainActor
    enum ToastManager {
        static func show(_ text: String, isError: Bool = false, onTap: (@MainActor @Sendable () -> Void)? = nil) {
            PostView.app.post(Message(text, severity: isError ? .error : nil), as: isError ? .card(.top) : .toast) {
                $0.duplicatePolicy = .ignore
                if let onTap { $0.onTap(onTap) }
            }
        }

        static func hideAll() {
            PostView.app.removeAll()
        }
    }
}
