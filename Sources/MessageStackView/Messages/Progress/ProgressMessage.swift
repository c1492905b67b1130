public import UIKit

/// Up to two lines of text with the progress of an operation.
///
/// ```swift
/// postView.post(ProgressMessage(title: "Uploading", fraction: 0.4))
/// ```
///
/// Its post doesn't time out. Remove it, or update it with another message, when the operation ends.
/// `Poster.post(whileRunning:)` does this for you.
///
/// While the progress is unknown, an activity indicator turns, except with Reduce Motion. A tap replaces the indicator with a
/// still hourglass, and another tap shows the indicator again. Once the progress is known, a bar replaces the indicator. The
/// accessibility escape gesture removes the post, and so does a drag if it is enabled.
///
/// Actions are shown as buttons, also in a HUD. In a post of `Poster.post(whileRunning:)`, an action with the role `.cancel` or
/// `.destructive` cancels the operation:
///
/// ```swift
/// ProgressMessage(title: "Uploading", actions: [.cancel("Cancel")])
/// ```
///
/// With `PostPresentation.hud(blocksApp:)`, it is a HUD in the middle of the screen. With a delay, the HUD isn't shown for a
/// short operation. With a minimum time, it doesn't disappear right after it appears (`graceTime` and `minShowTime` in
/// MBProgressHUD):
///
/// ```swift
/// try await postView.post(
///     whileRunning: ProgressMessage(title: "Loading"), as: .hud(),
///     request: {
///         $0.delay = 0.3
///         $0.minimumTime = 0.5
///     },
///     operation: { _ in try await load() })
/// ```
public struct ProgressMessage: Equatable, Sendable {
    /// The first line; nil or empty for none.
    public var title: String?

    /// The text below the title; nil or empty for none.
    public var subtitle: String?

    /// The completed fraction from 0 to 1, clamped to that range; nil, the default, if the progress is unknown.
    public var fraction: Double?

    /// The actions; none by default. Their buttons are next to the texts if there is room, and otherwise below them, as always in
    /// a HUD.
    public var actions: [PostAction]

    /// Creates a progress message.
    ///
    /// - Parameters:
    ///   - title: The first line; nil, the default, for none.
    ///   - subtitle: The text below the title; nil, the default, for none.
    ///   - fraction: The completed fraction from 0 to 1; nil, the default, if the progress is unknown.
    ///   - actions: The actions; none by default.
    public init(
        title: String? = nil, subtitle: String? = nil, fraction: Double? = nil, actions: [PostAction] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.fraction = fraction
        self.actions = actions
    }

    /// The texts and the actions.
    fileprivate var content: Message {
        var message = Message(title: title, subtitle: subtitle)
        message.actions = actions
        return message
    }
}

// MARK: - Postable

extension ProgressMessage: Postable {
    nonisolated public var duration: PostDuration? { .untilRemoved }

    nonisolated public var summary: String? { content.summary }

    @MainActor
    public func makeView() -> UIView {
        let view = ProgressMessageView()
        view.set(progress: self)
        return view
    }

    /// Shows the progress in an existing progress message view.
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

    /// The activity indicator, which is shown while the progress is unknown. With Reduce Motion, it is a still hourglass.
    let activityIndicatorView: UIActivityIndicatorView = PostActivityView(style: .medium)

    /// The bar below the texts; hidden while the progress is unknown.
    let progressView = UIProgressView(progressViewStyle: .default)

    /// Shows a progress message.
    func set(progress: ProgressMessage) {
        isShowingProgress = true
        show(progress.content)
        activityIndicatorView.startAnimating()
        set(fraction: progress.fraction)
    }

    /// Shows a message in place of the progress, and hides the activity indicator and the bar.
    override func set(message: Message) {
        isShowingProgress = false
        activityIndicatorView.stopAnimating()
        set(fraction: nil)
        show(message)
    }

    /// Returns the activity indicator for touches near it, which are easy to make although it is small.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard hit != nil, !(hit is UIControl) else { return hit }
        return activityIndicatorView.hitTest(activityIndicatorView.convert(point, from: self), with: event) ?? hit
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        activityIndicatorView.color = tintColor
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        isCentered = enclosingSlot.map { $0.edge == nil } ?? false
        activityIndicatorView.style = isCentered ? .large : .medium
        activityIndicatorView.color = tintColor
    }

    // MARK: - Internal

    override var showsProgress: Bool { isShowingProgress }

    /// Shows the completed fraction in the bar instead of the activity indicator; nil hides the bar.
    func set(fraction: Double?) {
        progressView.isHidden = fraction == nil
        guard let fraction else { return }
        activityIndicatorView.stopAnimating()
        progressView.setProgress(Float(fraction), animated: !UIAccessibility.reducesMotion)
    }

    // MARK: - Private

    private var isShowingProgress = false

    /// The points between the texts and the bar.
    private static let barSpacing: CGFloat = 8

    private func show(_ message: Message) {
        super.set(message: message)
        let spacing = subtitleLabel.isHidden ? Self.barSpacing : UIStackView.spacingUseDefault
        verticalStackView.setCustomSpacing(spacing, after: titleLabel)
    }

    override func arrangeParts() {
        super.arrangeParts()
        horizontalStackView.insertArrangedSubview(activityIndicatorView, at: 0)
        verticalStackView.addArrangedSubview(progressView)
        verticalStackView.setCustomSpacing(Self.barSpacing, after: subtitleLabel)
        progressView.isHidden = true
        activityIndicatorView.color = tintColor
        // Otherwise it could take the room that the texts leave.
        activityIndicatorView.setContentHuggingPriority(.required, for: .horizontal)
    }
}
