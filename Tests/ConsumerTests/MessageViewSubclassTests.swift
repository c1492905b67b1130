import MessageStackView
import Testing
import UIKit

// Subclasses of the message views, as in an app: they override each open member that posts use.

private final class AppMessageView: MessageView {
    private(set) var calls: [String] = []

    override func set(message: Message) {
        calls.append("set")
        super.set(message: message)
        titleLabel.numberOfLines = 2
    }

    override func apply(_ style: PostStyle) {
        calls.append("apply")
        super.apply(style)
    }

    override func show(count: Int) -> Bool {
        calls.append("count \(count)")
        return true
    }

    override func show(caption: String?) {
        calls.append("caption")
        super.show(caption: caption)
    }

    override var closeControl: UIControl? { nil }
    override var minimumDuration: TimeInterval { 30 }
    override var modalFirstResponder: UIResponder? { self }
    override var canBecomeFirstResponder: Bool { true }
    override func accessibilityPerformEscape() -> Bool { true }
}

private final class AppBadgeView: BadgeMessageView {
    private(set) var titles: [String?] = []

    override func set(badgeMessage: BadgeMessage) {
        titles.append(badgeMessage.title)
        super.set(badgeMessage: badgeMessage)
    }

    override func apply(_ style: PostStyle) { super.apply(style) }
    override func show(count: Int) -> Bool { true }
    override func show(caption: String?) { super.show(caption: caption) }
    override var closeControl: UIControl? { nil }
    override var minimumDuration: TimeInterval { 30 }
    override var modalFirstResponder: UIResponder? { nil }
}

private final class AppToast: Toast {
    private(set) var texts: [String?] = []

    override func configure(_ view: UIView) {
        super.configure(view)
        texts.append((view as? MessageView)?.titleLabel.text)
    }
}

/// A value of an app that is shown in its own view.
private struct AppMessage: Postable {
    let title: String

    func makeView() -> UIView {
        let view = AppMessageView()
        view.set(message: Message(title: title))
        return view
    }

    func update(_ view: UIView) -> Bool {
        guard let view = view as? AppMessageView else { return false }
        view.set(message: Message(title: title))
        return true
    }
}

private final class AppSurveyCard: PostCardView {
    let starsView = UIImageView(image: UIImage(systemName: "star.fill"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.textColor = .systemIndigo
        contentStackView.addArrangedSubview(starsView)
    }

    required init?(coder: NSCoder) { nil }

    override func show(caption: String?) {}
}

/// A view of an app that combines public parts of the library.
private final class AppCardView: UIView, PostContentView {
    let textLabel = UILabel()
    let actionsView = PostActionsView()
    private(set) var ended: [String] = []

    init(text: String, actions: [PostAction]) {
        super.init(frame: .zero)
        textLabel.text = text
        actionsView.actions = actions
        actionsView.willEndPost = { [weak self] in self?.ended.append($0.id) }
        let column = UIStackView(arrangedSubviews: [PostScrollView(containing: textLabel), actionsView])
        column.axis = .vertical
        column.frame = bounds
        column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(column)
    }

    required init?(coder: NSCoder) { nil }

    func apply(_ style: PostStyle) { textLabel.textColor = style.textColor ?? .label }
}

@MainActor
struct MessageViewSubclassTests {
    private let poster = Swift6Poster()
    private let manager: PostManager

    init() {
        manager = PostManager(poster: poster)
    }

    private func post(_ view: UIView) -> Post {
        let post = manager.post(PostRequest(view: view))
        #expect(post.phase == .shown && post.view === view)
        return post
    }

    @Test func messageSubclassIsAskedForEachMember() {
        let view = AppMessageView()
        view.set(message: Message(.error, "Failed"))
        var request = PostRequest(view: view)
        request.editPresentation { $0.style.textColor = .purple }
        manager.post(request)
        #expect(Set(view.calls) == ["set", "apply", "count 1"])
        #expect(view.titleLabel.numberOfLines == 2)
    }

    @Test func cardOfTheAppShowsTextsButtonsAndItsOwnView() {
        let card = AppSurveyCard()
        card.show(title: "Rate us", subtitle: "It takes a moment.", actions: [PostAction("Rate"), .cancel("Later")])
        let post = post(card)
        #expect(card.titleLabel.text == "Rate us" && card.titleLabel.textColor == .systemIndigo)
        #expect(card.minimumDuration == 10 && card.starsView.isDescendant(of: card))
        #expect(card.actionsView.choose("Rate") && post.reason == .action(id: "Rate"))
    }

    @Test func durationOfTheAppIsKeptAlthoughTheSubclassNeedsMore() {
        let view = AppMessageView()
        let post = manager.post(PostRequest(view: view, dismissAfter: 3))
        #expect(view.minimumDuration == 30)
        #expect(post.timeLeft == 3)
    }

    @Test func valueOfAnAppUpdatesItsSubclass() {
        let post = manager.post(PostRequest(AppMessage(title: "One")))
        let view = post.view as? AppMessageView
        #expect(view?.titleLabel.text == "One")
        post.update(with: AppMessage(title: "Two"))
        #expect(post.view === view && view?.titleLabel.text == "Two")
    }

    @Test func libraryValuesUpdateSubclasses() {
        let (message, badge) = (AppMessageView(), AppBadgeView())
        #expect(Message("One").update(message) && message.calls == ["set"])
        let badgeMessage = BadgeMessage("One", subtitle: nil, image: nil, fillColor: .red)
        #expect(badgeMessage.update(badge) && badge.titles == ["One"])
    }

    @Test func eachSubclassCanBePosted() {
        for view in [AppMessageView(), AppBadgeView()] {
            post(view).remove(animated: false)
            #expect(view.superview == nil)
        }
    }

    @Test func toastSubclassConfiguresItsViews() {
        let toast = AppToast()
        let view = toast.post(message: "Saved", dismissAfter: 3)
        #expect(toast.texts == ["Saved"] && view.titleLabel.text == "Saved")
    }

    @Test func viewOfAnAppHasActionsAndScrollingText() {
        let view = AppCardView(text: "Terms", actions: [PostAction("Agree"), .cancel("Later")])
        let post = post(view)
        #expect(view.actionsView.choose("Agree"))
        #expect(view.ended == ["Agree"] && post.reason == .action(id: "Agree"))
        #expect(!view.actionsView.choose("No such action"))
    }
}
