public import UIKit

/// A card in the middle of the screen with a picture, a title, a text and buttons, for example to welcome the user.
///
/// ```swift
/// postView.post(
///     PopupMessage(
///         "Welcome back", text: "Good to see you", image: UIImage(named: "welcome"),
///         actions: [PostAction("Continue")]))
/// ```
///
/// A pop-up blocks touches on the app and enters at once. If there is no room on screen, it replaces another post, which returns
/// afterward.
///
/// If `PostGestures.pan` is enabled for the post, as it is by default in the views of the library, a fling (a fast drag) removes
/// the pop-up without an answer. The Return key chooses the preferred action. The Escape key and the accessibility escape gesture
/// choose the cancel action. If there is no cancel action, the key and the gesture remove the pop-up without an answer. A tap
/// outside the pop-up has no effect. To let a tap outside remove the pop-up, set the touch response of the backdrop, which covers
/// the app behind the pop-up:
///
/// ```swift
/// var request = PostRequest(popup)
/// request.editPresentation { $0.backdrop.touches = .remove }
/// postView.post(request)
/// ```
///
/// A pop-up without actions has one button with the title `PostStrings.ok` and the identifier "ok".
public struct PopupMessage: Sendable {
    /// The picture at the top of a pop-up: an image, an icon or a view.
    public enum Hero: Sendable {
        /// An image that is as wide as the texts, and at most 200 points high, or 100 points if the vertical size class is compact.
        /// The image keeps its aspect ratio, and is cropped if it is too tall. A symbol image is shown like the case `icon(_:)`.
        case image(UIImage)
        /// An icon, which grows with the text size. At the default text size, its side is the `iconSide` of `PostTheme.popup`, 64
        /// points by default.
        case icon(PostIcon)
        /// A view that is as wide as the texts. Its own constraints or intrinsic size determine its height. The closure, which
        /// returns the view, is called when the view of the pop-up is made, and for each update of the post. If it returns the same
        /// view again for an update, the pop-up keeps this view.
        case view(@MainActor @Sendable () -> UIView)
    }

    /// The picture at the top: an image, an icon or a view. The default is nil, which shows no picture.
    public var hero: Hero?

    /// The title. The default is nil. If it is nil or empty, the pop-up has no title.
    public var title: String?

    /// The text below the title. If it is nil or empty, the pop-up has no text. The default is nil.
    public var text: String?

    /// The actions, which the pop-up shows as buttons. The default is an empty array, with which the pop-up has one button with the
    /// title `PostStrings.ok`. In a row of buttons, cancel actions are first, and the preferred action (see
    /// `PostAction.isPreferred`) is last. In a column, the preferred action is first, and cancel actions are last.
    public var actions: [PostAction]

    /// The severity, which determines the haptic and the word that VoiceOver speaks first. The default is nil, for a pop-up without
    /// a severity. The colors of the pop-up don't depend on the severity.
    public var severity: PostSeverity?

    /// A closure that is called once with the chosen action, just before the pop-up leaves. The default is nil. The closure isn't
    /// called if the pop-up ends without a choice, or for an action whose `PostAction.endsPost` is false.
    ///
    /// A `PostAction.handler` is called for one action only, and before this closure. Use handlers for the work of each action, and
    /// this closure to receive the answer in one place.
    public var onAnswer: (@MainActor @Sendable (PostAction) -> Void)?

    /// Creates a pop-up.
    ///
    /// - Parameters:
    ///   - title: The title. The default is nil, which shows no title.
    ///   - text: The text below the title. The default is nil, which shows no text.
    ///   - hero: The picture at the top: an image, an icon or a view. The default is nil, which shows no picture.
    ///   - severity: The severity, which determines the haptic and the word that VoiceOver speaks first. The default is nil, for
    ///     a pop-up without a severity.
    ///   - actions: The actions. The default is an empty array, which shows one button with the title `PostStrings.ok`.
    public init(
        _ title: String? = nil, text: String? = nil, hero: Hero? = nil, severity: PostSeverity? = nil,
        actions: [PostAction] = []
    ) {
        self.title = title
        self.text = text
        self.hero = hero
        self.severity = severity
        self.actions = actions
    }

    /// Creates a pop-up with an image at the top.
    ///
    /// - Parameters:
    ///   - title: The title. The default is nil, which shows no title.
    ///   - text: The text below the title. The default is nil, which shows no text.
    ///   - image: The image at the top. If it is nil, the pop-up has no picture.
    ///   - severity: The severity, which determines the haptic and the word that VoiceOver speaks first. The default is nil, for
    ///     a pop-up without a severity.
    ///   - actions: The actions. The default is an empty array, which shows one button with the title `PostStrings.ok`.
    public init(
        _ title: String? = nil, text: String? = nil, image: UIImage?, severity: PostSeverity? = nil,
        actions: [PostAction] = []
    ) {
        self.init(title, text: text, hero: image.map(Hero.image), severity: severity, actions: actions)
    }
}

// MARK: - PostQuestion

extension PopupMessage: PostQuestion {
    /// The title and the text, separated by a comma and a space. A part that is nil or empty is left out. `Post.text` is this
    /// summary while the post waits, and `PostManager.history` records it for a pop-up that ends without having been shown.
    nonisolated public var summary: String? { PostSpeech.summary(of: [title, text]) }

    /// The presentation of pop-ups, `PostPresentation.popup`, which applies unless the request sets another presentation.
    nonisolated public var presentation: PostPresentation? { .popup }

    /// Returns a new ``PostCardView`` that shows the pop-up.
    @MainActor
    public func makeView() -> UIView {
        let view = PopupMessageView()
        view.set(popup: self)
        return view
    }

    /// Shows this pop-up in a view that shows another pop-up. The library calls this method when a post is updated.
    ///
    /// - Parameter view: The view to update.
    /// - Returns: A Boolean value that indicates whether the view was updated. It is false if the view wasn't made for a
    ///   `PopupMessage`.
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

/// Two pop-ups are equal if all their properties except closures are equal.
extension PopupMessage: Equatable {
    /// Returns a Boolean value that indicates whether two pop-ups are equal, regardless of `onAnswer`, the closures of the
    /// actions, and the closure of `Hero.view(_:)`.
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
        case .image(let image):
            // A view that stays continues its animation.
            hero = (heroView as? PopupImageView)?.image == image ? heroView : PopupImageView(image)
        case .icon(let value): icon = value
        case .view(let makeView): hero = makeView()
        case nil: break
        }
        show(hero)
        show(
            title: popup.title, subtitle: popup.text, icon: icon, actions: popup.actions.isEmpty ? [.ok] : popup.actions
        )
        actionsView.willEndPost = popup.onAnswer
    }

    override class var initialKind: PostLook.Kind { .popup }

    override func arrangeParts() {
        super.arrangeParts()
        column?.centersTexts = true
    }

    // MARK: - Private

    private func show(_ hero: UIView?) {
        // A view that stays keeps the focus of its fields.
        guard hero == nil || hero !== heroView || hero?.superview !== contentStackView else { return }
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
