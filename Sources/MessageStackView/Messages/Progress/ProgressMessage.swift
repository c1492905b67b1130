public import UIKit

/// A message with a title, a subtitle and the progress of an operation.
///
/// ```swift
/// postView.post(ProgressMessage("Uploading", fraction: 0.4))
/// ```
///
/// The post of a progress message doesn't time out. When the operation ends, remove the post, or update it with another message.
/// `Poster.post(whileRunning:)` runs an operation, and updates and removes the post for you.
///
/// While the progress is unknown, the message shows an activity indicator. Once the progress is known, the message shows a progress
/// bar and, in the place of the indicator, the icon of the message, if it has one:
///
/// ```swift
/// postView.post(ProgressMessage("Volume", icon: "speaker.wave.2", fraction: 0.4), as: .hud) { $0.key = "volume" }
/// ```
///
/// The accessibility escape gesture removes the post. A drag removes it too if `PostGestures.pan` is enabled for
/// the post.
///
/// The actions are shown as buttons. In a post of `Poster.post(whileRunning:)`, an action with the role `.cancel` or
/// `.destructive` cancels the operation:
///
/// ```swift
/// ProgressMessage("Uploading", actions: [.cancel])
/// ```
///
/// With `PostPresentation.hud(blocksApp:)`, the message is a HUD in the middle of the screen. With `PostOptions.delay`, the HUD
/// isn't shown for a short operation. With `PostOptions.minimumTime`, the HUD doesn't disappear right after it appears.
///
/// ```swift
/// try await postView.post(
///     whileRunning: ProgressMessage("Loading"), as: .hud,
///     request: {
///         $0.delay = 0.3
///         $0.minimumTime = 0.5
///     },
///     operation: { _ in try await load() })
/// ```
public struct ProgressMessage: Equatable, Sendable {
    /// The title, which is the first line. If it is nil or empty, the message has no title. The default is nil.
    public var title: String?

    /// The text below the title. If it is nil or empty, the message has no subtitle. The default is nil.
    public var subtitle: String?

    /// The icon, which is shown while the progress is known. While the progress is unknown, an activity indicator is shown instead.
    /// The default is nil, which shows no icon.
    public var icon: PostIcon?

    /// The completed fraction of the operation, from 0 to 1. Other numbers are clamped to that range, and NaN becomes nil. The
    /// default is nil, which means that the progress is unknown.
    public var fraction: Double? {
        didSet { fraction = Self.validFraction(fraction) }
    }

    /// The actions, which the message shows as buttons. The default is an empty array. The buttons are next to the texts if there
    /// is room, and otherwise below them. With `PostPresentation.hud`, they are always below the texts.
    public var actions: [PostAction]

    /// Creates a progress message.
    ///
    /// - Parameters:
    ///   - title: The first line. The default is nil, which shows no title.
    ///   - subtitle: The text below the title. The default is nil, which shows no subtitle.
    ///   - icon: The icon, which is shown while the progress is known. The default is nil, which shows no icon.
    ///   - fraction: The completed fraction of the operation, from 0 to 1. The default is nil, which means that the progress
    ///     is unknown.
    ///   - actions: The actions, which the message shows as buttons. The default is an empty array.
    public init(
        _ title: String? = nil, subtitle: String? = nil, icon: PostIcon? = nil, fraction: Double? = nil,
        actions: [PostAction] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.icon = icon
        self.fraction = Self.validFraction(fraction)
        self.actions = actions
    }

    /// Returns a fraction from 0 to 1; nil for an unknown one or NaN.
    static func validFraction(_ fraction: Double?) -> Double? {
        fraction.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
    }

    /// The texts and the actions, without the icon, which belongs to the fraction.
    fileprivate var content: Message {
        var message = Message(title: title, subtitle: subtitle)
        message.actions = actions
        return message
    }
}

// MARK: - ExpressibleByStringInterpolation

extension ProgressMessage: ExpressibleByStringInterpolation {
    /// Creates a progress message with a title and an unknown progress from a string literal.
    public init(stringLiteral title: String) {
        self.init(title)
    }
}

// MARK: - Postable

extension ProgressMessage: Postable {
    /// The time on screen, which is `.untilRemoved`: a progress message doesn't time out.
    nonisolated public var duration: PostDuration? { .untilRemoved }

    /// The title and the subtitle, separated by a comma and a space. A part that is nil or empty is left out. `Post.text` is this
    /// summary while the post waits, and `PostManager.history` records it for a progress message that ends without having been
    /// shown.
    nonisolated public var summary: String? { content.summary }

    /// Returns a new view that shows the progress message. The view is a ``MessageView``.
    @MainActor
    public func makeView() -> UIView {
        let view = ProgressMessageView()
        view.set(progress: self)
        return view
    }

    /// Shows this progress message in a view that shows another progress message. The library calls this method when a post is
    /// updated.
    ///
    /// - Parameter view: The view to update.
    /// - Returns: A Boolean value that indicates whether the view was updated. It is false if the view wasn't made for a
    ///   `ProgressMessage`.
    @MainActor
    public func update(_ view: UIView) -> Bool {
        guard let view = view as? ProgressMessageView else { return false }
        view.set(progress: self)
        return true
    }
}

extension ProgressMessage: HandlerUpdating {
    package func updateHandlers(of view: UIView) { content.updateHandlers(of: view) }
}

/// A message next to an activity indicator or, if the progress is known, above a progress bar. In the middle of the screen,
/// the indicator is above the message.
final class ProgressMessageView: MessageView {
    // MARK: - Public

    /// The activity indicator, which is shown while the progress is unknown.
    let activityIndicatorView = UIActivityIndicatorView(style: .medium)

    /// The bar below the texts; hidden while the progress is unknown.
    let progressView = UIProgressView(progressViewStyle: .default)

    /// Shows a progress message.
    func set(progress: ProgressMessage) {
        isShowingProgress = true
        updateCentering()
        // It is in the row only while it belongs there, since the height of a hidden view would affect that of the row.
        if activityIndicatorView.superview == nil {
            horizontalStackView.insertArrangedSubview(activityIndicatorView, at: 0)
        }
        super.set(message: progress.content)
        progressIcon = progress.icon
        activityIndicatorView.startAnimating()
        set(fraction: progress.fraction)
    }

    /// Shows a message in place of the progress, and hides the activity indicator and the bar.
    override func set(message: Message) {
        isShowingProgress = false
        updateCentering()
        activityIndicatorView.stopAnimating()
        activityIndicatorView.removeFromSuperview()
        set(fraction: nil)
        super.set(message: message)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        activityIndicatorView.color = tintColor
    }

    override func edgeDidChange() {
        super.edgeDidChange()
        updateCentering()
    }

    // MARK: - Internal

    override var needsCentering: Bool {
        super.needsCentering || isShowingProgress && enclosingSlot.map { $0.edge == nil } ?? false
    }

    override func updateCentering() {
        super.updateCentering()
        updateBarWidth()
        activityIndicatorView.style = isCentered ? .large : .medium
        activityIndicatorView.color = tintColor
    }

    override var showsProgress: Bool { isShowingProgress }

    /// Shows the completed fraction in the bar, and the icon instead of the activity indicator. If the fraction is nil, hides the
    /// bar and the icon.
    func set(fraction: Double?) {
        progressView.isHidden = fraction == nil
        updateBarWidth()
        guard isShowingProgress else { return }
        setIcon(fraction == nil ? nil : progressIcon)
        guard let fraction else { return activityIndicatorView.startAnimating() }
        activityIndicatorView.stopAnimating()
        progressView.setProgress(Float(fraction), animated: !UIAccessibility.reducesMotion)
    }

    // MARK: - Private

    private var isShowingProgress = false
    /// The icon of the progress message, which is shown while the fraction is known.
    private var progressIcon: PostIcon?

    /// The least width of the bar in a post that is as wide as its content.
    private lazy var leastBarWidth = progressView.widthAnchor.constraint(greaterThanOrEqualToConstant: 160)
        .prioritized(.postLineWidth)

    /// The points between the texts and the bar.
    private static let barSpacing: CGFloat = 8

    private func updateBarWidth() {
        leastBarWidth.isActive = isCentered && !progressView.isHidden
    }

    override func contentDidChange() {
        super.contentDidChange()
        let spacing = subtitleLabel.isHidden ? Self.barSpacing : UIStackView.spacingUseDefault
        verticalStackView.setCustomSpacing(spacing, after: titleLabel)
    }

    override func arrangeParts() {
        super.arrangeParts()
        verticalStackView.addArrangedSubview(progressView)
        verticalStackView.setCustomSpacing(Self.barSpacing, after: subtitleLabel)
        progressView.isHidden = true
        // The texts stay one element, with the fraction as its value.
        progressView.accessibilityElementsHidden = true
        textView.valueView = progressView
        activityIndicatorView.color = tintColor
        // Otherwise it could take the room that the texts leave.
        activityIndicatorView.setContentHuggingPriority(.required, for: .horizontal)
    }
}
