public import UIKit

/// A card in the middle of the screen with a picture, a title, a text and buttons, for example to welcome the user.
///
/// ```swift
/// postView.post(
///     PopupMessage(
///         image: UIImage(named: "welcome"), title: "Welcome back", text: "Good to see you",
///         actions: [PostAction("Continue")]))
/// ```
///
/// A pop-up enters at once. If there is no room, it replaces a post, which returns afterward.
///
/// A tap outside the pop-up has no effect. If the pan is among the gestures of the post, a fling removes the pop-up, without
/// an answer. The Return key chooses the preferred action. The Escape key and the accessibility escape gesture choose the
/// cancel action or, if there is none, remove the pop-up without an answer. If a tap outside should remove it too, set the
/// response of its backdrop:
///
/// ```swift
/// var request = PostRequest(popup)
/// request.presentation = { $0.backdrop.touches = .remove }
/// postView.post(request)
/// ```
///
/// A pop-up without actions has one button with the title `PostStrings.ok` and the identifier "ok".
public struct PopupMessage: Sendable {
    /// The picture at the top of a pop-up.
    public enum Hero: Sendable {
        /// An image as wide as the texts, at most 200 points high, or 100 where the height is compact. It keeps its
        /// aspect ratio, and is cropped if it is too high. A symbol image is an icon.
        case image(UIImage)
        /// An icon of 64 × 64 points at the default text size.
        case icon(PostIcon)
        /// A view as wide as the texts, which determines its own height.
        case view(@MainActor @Sendable () -> UIView)
    }

    /// The picture at the top; nil for none.
    public var hero: Hero?

    /// The title; nil or empty for none.
    public var title: String?

    /// The text below the title; nil or empty for none.
    public var text: String?

    /// The actions. Their roles and `PostAction.isPreferred` determine the order of the buttons.
    public var actions: [PostAction]

    /// The severity, which determines the word that VoiceOver speaks first, and the haptic; nil, the default, for none.
    public var severity: PostSeverity?

    /// A closure that receives the chosen action just before the pop-up leaves; nil by default. It isn't called if the
    /// pop-up ends without a choice.
    public var onAnswer: (@MainActor @Sendable (PostAction) -> Void)?

    /// Creates a pop-up.
    ///
    /// - Parameters:
    ///   - hero: The picture at the top; nil, the default, for none.
    ///   - title: The title; nil for none.
    ///   - text: The text below the title; nil, the default, for none.
    ///   - actions: The actions. Without actions, the pop-up has one button with the title `PostStrings.ok`.
    public init(hero: Hero? = nil, title: String?, text: String? = nil, actions: [PostAction] = []) {
        self.hero = hero
        self.title = title
        self.text = text
        self.actions = actions
    }

    /// Creates a pop-up with an image at the top; nil for none.
    public init(image: UIImage?, title: String?, text: String? = nil, actions: [PostAction] = []) {
        self.init(hero: image.map(Hero.image), title: title, text: text, actions: actions)
    }
}

// MARK: - PostQuestion

extension PopupMessage: PostQuestion {
    nonisolated public var summary: String? { [title, text].compactMap(\.self).joined(separator: ", ") }

    /// `PostPresentation.popup`.
    nonisolated public var presentation: PostPresentation? { .popup }

    @MainActor
    public func makeView() -> UIView {
        let view = PopupMessageView()
        view.set(popup: self)
        return view
    }

    /// Shows the pop-up in an existing pop-up view.
    @MainActor
    public func update(_ view: UIView) -> Bool {
        guard let view = view as? PopupMessageView else { return false }
        view.set(popup: self)
        return true
    }
}

extension PopupMessage: HandlerUpdating {
    package func updateHandlers(of view: UIView) {
        let onAnswer = onAnswer
        (view as? PopupMessageView)?.updateHandlers(with: actions) { onAnswer?($0) }
    }
}

// MARK: - Equatable

/// Equality compares everything but `onAnswer` and the closure of a picture that is a view.
extension PopupMessage: Equatable {
    public static func == (one: PopupMessage, other: PopupMessage) -> Bool {
        let hasSamePicture =
            switch (one.hero, other.hero) {
            case (.image(let image), .image(let other)): image == other
            case (.icon(let icon), .icon(let other)): icon == other
            case (.view, .view), (nil, nil): true
            default: false
            }
        return hasSamePicture && one.title == other.title && one.text == other.text && one.actions == other.actions
            && one.severity == other.severity
    }
}

/// The card of a pop-up, with a picture above the texts.
final class PopupMessageView: PostCardView {
    // MARK: - Internal

    /// The view at the top, as wide as the texts: an image view, or a view of the app; nil for none.
    private(set) var heroView: UIView?

    /// Shows a pop-up, and hides the views for its missing parts.
    func set(popup: PopupMessage) {
        var icon: PostIcon?
        var hero: UIView?
        switch popup.hero {
        case .image(let image) where image.isSymbolImage: icon = .image(image)
        case .image(let image): hero = PopupImageView(image)
        case .icon(let value): icon = value
        case .view(let makeView): hero = makeView()
        case nil: break
        }
        show(hero)
        let onAnswer = popup.onAnswer
        show(
            title: popup.title, subtitle: popup.text, icon: icon, actions: popup.actions.isEmpty ? [.ok] : popup.actions
        )
        actionsView.willEndPost = { onAnswer?($0) }
    }

    override class var initialKind: PostLook.Kind { .popup }

    override func arrangeParts() {
        super.arrangeParts()
        column?.centersTexts = true
    }

    // MARK: - Private

    private func show(_ hero: UIView?) {
        heroView?.removeFromSuperview()
        heroView = hero
        column?.hasPicture = hero != nil
        if let hero { contentStackView.insertArrangedSubview(hero, at: 0) }
    }
}

/// An image as wide as its superview, at most 200 points high, or 100 where the height is compact.
private final class PopupImageView: PostImageView {
    private var maximumHeight: NSLayoutConstraint?

    init(_ image: UIImage) {
        super.init()
        self.image = image
        contentMode = .scaleAspectFill
        clipsToBounds = true
        // The corners are concentric with those of a pop-up, which have a radius of 34 points.
        layer.cornerRadius = 22
        layer.cornerCurve = .continuous
        accessibilityIgnoresInvertColors = true
        let ratio = image.size.width > 0 ? (image.size.height / image.size.width).length : 0
        let height = heightAnchor.constraint(equalTo: widthAnchor, multiplier: ratio)
        // Below the compression resistance of texts, so that a wide image doesn't widen the pop-up.
        height.priority = .defaultHigh
        let maximumHeight = heightAnchor.constraint(lessThanOrEqualToConstant: 0)
        NSLayoutConstraint.activate([height, maximumHeight])
        self.maximumHeight = maximumHeight
        setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentCompressionResistancePriority(UILayoutPriority(1), for: axis)
        }
        adaptToTraits { view, _ in
            view.maximumHeight?.constant = view.traitCollection.verticalSizeClass == .compact ? 100 : 200
        }
    }

    required init?(coder: NSCoder) { nil }
}
