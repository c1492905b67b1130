import UIKit

/// A card with a badge, a title, a subtitle and a close button.
///
/// VoiceOver reads the texts as one element, then the button. The escape gesture closes the card too. Texts follow the
/// text size, and the card follows the interface style and the reading direction. At accessibility text sizes the badge
/// is above the texts, which use its room.
open class BadgeMessageView: UIView, PostContentView, PostTitledView, PostAnswerable {
    // MARK: - Lifecycle

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Public

    /// The shadow of the card: black, radius 14, opacity 0.18, offset (0, 6) by default. It is read when a view is created.
    public static var shadowComponents = ShadowComponents.floating

    /// The card, which clips its content. Its corners are continuous, with a radius of 20 points.
    public let containerView = UIView()

    /// The badge at the leading edge: 48 × 48 points by default.
    public let badgeView = BadgeView()

    /// The label of the title: 17 points, semibold, at the default text size.
    public let titleLabel = UILabel()

    /// The label of the subtitle: 15 points, regular, at the default text size.
    public let subtitleLabel = UILabel()

    /// The close button, which ends the post that contains the view at any depth. Its image is an X, which is heavier
    /// with the Bold Text setting unless the app has set another image. With Button Shapes, a circle is around the
    /// image.
    public let button: UIButton = CrossButton(frame: .zero)

    /// The points between the edges of the card and its content: 16 above, below and before it, and 4 after it by default.
    /// Left and right mean leading and trailing.
    public var containerViewInsets = PostTheme.Metrics.badge.edgeInsets {
        didSet { contentConstraints?.set(containerViewInsets) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: containerView.layer.cornerRadius).cgPath
    }

    /// Shows a badge message.
    open func set(badgeMessage: BadgeMessage) {
        titleLabel.show(badgeMessage.title)
        subtitleLabel.show(badgeMessage.subtitle)
        badgeView.fillColor = badgeMessage.fillColor
        badgeView.image = badgeMessage.image
        textStackView.imageLabel = badgeMessage.image?.spokenLabel
    }

    // MARK: - PostContentView

    /// Applies the text color of a style to the texts and the close button, and the theme of the post, and hides the card and
    /// its shadow if the style has a background. A text or button whose color or font the app has set keeps it. Later changes
    /// of the view take precedence.
    open func apply(_ style: PostStyle) {
        let theme = style.theme
        let own = PostTheme.Metrics.badge
        let metrics = theme.metrics(of: \.badge, unlike: own)
        fonts.apply(theme, metrics)
        styledValues.set(\.containerViewInsets, of: self, to: metrics?.edgeInsets, insteadOf: own.edgeInsets)
        styledValues.set(\.badgeSide, of: self, to: metrics?.iconSide, insteadOf: own.iconSide)
        styledValues.set(\.spacing, of: contentStackView, to: metrics?.spacing, insteadOf: own.spacing)
        let hasBackground = !style.background.isEmpty
        styledValues.set(\.backgroundColor, of: containerView, to: nil)
        let palette = hasBackground || containerView.backgroundColor != .badgeCard ? nil : theme.neutral
        styledValues.set(
            \.backgroundColor, of: containerView, to: hasBackground ? .some(.clear) : palette.map { $0.background })
        styledValues.set(
            \.cornerRadius, of: containerView.layer, to: hasBackground ? 0 : theme.cornerRadius?.validLength,
            insteadOf: hasBackground ? nil : Self.cornerRadius)
        styledValues.set(\.shadowOpacity, of: layer, to: hasBackground ? 0 : nil)
        let color = style.textColor ?? palette?.text
        styledValues.set(\.textColor, of: titleLabel, to: color.map { .some($0) }, insteadOf: .label)
        styledValues.set(\.textColor, of: subtitleLabel, to: color.map { .some($0) }, insteadOf: .badgeSubtitle)
        styledValues.set(\.tintColor, of: button, to: color.map { .some($0) }, insteadOf: .badgeSubtitle)
        setNeedsLayout()
        if style.isPlain { styledValues.forget() }
        textStackView.updateCaption(font: theme.titleTypeface?.font)
        self.style = style
        updateAnswer()
    }

    /// Shows the number of requests that the post represents. Override this method to show it in the view, and return true. This
    /// implementation returns false, so that the post shows the number in its corner.
    open func show(count: Int) -> Bool { false }

    /// Shows a word above the title.
    open func show(caption: String?) {
        textStackView.show(caption: caption)
    }

    /// The close button.
    open var closeControl: UIControl? { button }

    /// 0, since the message has no actions of its own.
    open var minimumDuration: TimeInterval { 0 }

    /// The view itself if it has the button OK of an alert, which the Return and Escape keys choose; otherwise nil.
    open var modalFirstResponder: UIResponder? { answerView == nil ? nil : self }

    // MARK: - UIView

    /// Chooses the button OK of an alert or, without it, dismisses the post.
    open override func accessibilityPerformEscape() -> Bool {
        answerView?.actions.cancel.flatMap { answerView?.choose($0.id) } ?? endEnclosingPost(.escape)
    }

    open override var canBecomeFirstResponder: Bool { answerView != nil }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if answerView?.choose(for: presses) != true { super.pressesBegan(presses, with: event) }
    }

    // MARK: - Internal

    /// A Boolean value that indicates whether the card has a button OK.
    var needsAnswer = false {
        didSet { if needsAnswer != oldValue { showAnswer() } }
    }

    let textStackView = MessageTextView()
    /// The scroll view around the texts, once they were too long for the screen.
    private(set) var textScrollView: PostScrollView?

    // MARK: - Private

    private static let cornerRadius: CGFloat = 20

    private var fonts = StyledFonts()
    private let contentStackView = UIStackView()
    private var contentConstraints: EdgeConstraints?
    private var badgeConstraints: SizeConstraints?
    /// The side of the badge in points.
    private var badgeSide = PostTheme.Metrics.badge.iconSide {
        didSet { badgeConstraints?.set(CGSize(width: badgeSide, height: badgeSide)) }
    }
    private var styledValues = StyledValues()
    private var style = PostStyle()
    /// The column of the content and the button OK; nil until the button is needed.
    private var columnView: UIStackView?
    /// The button OK; nil for none.
    private var answerView: PostActionsView?

    private func setUp() {
        setUpCard()
        setUpContent()
        updateElements()
        shouldGroupAccessibilityChildren = true
    }

    /// Sets up the card, which clips its content, and the shadow, which therefore belongs to the view.
    private func setUpCard() {
        backgroundColor = .clear
        Self.shadowComponents.apply(to: layer)

        containerView.backgroundColor = .badgeCard
        containerView.layer.cornerRadius = Self.cornerRadius
        containerView.layer.cornerCurve = .continuous
        containerView.clipsToBounds = true
        addFilling(containerView)
    }

    private func setUpContent() {
        let metrics = PostTheme.Metrics.badge
        fonts.add(titleLabel, .system(.headline, size: metrics.titleSize, weight: .semibold), as: .title)
        titleLabel.textColor = .label
        fonts.add(subtitleLabel, .system(.subheadline, size: metrics.textSize, weight: .regular), as: .text)
        subtitleLabel.textColor = .badgeSubtitle
        textStackView.addTexts(title: titleLabel, subtitle: subtitleLabel, spacing: 2)

        button.tintColor = .badgeSubtitle
        button.addAction(UIAction { [weak self] _ in self?.endEnclosingPost(.closeButton) }, for: .touchUpInside)

        contentStackView.spacing = metrics.spacing
        contentStackView.translatesAutoresizingMaskIntoConstraints = false
        contentStackView.addArrangedSubview(textStackView)
        contentStackView.addArrangedSubview(button)
        contentStackView.setCustomSpacing(0, after: textStackView)
        containerView.addSubview(contentStackView)

        contentConstraints = EdgeConstraints(of: contentStackView, in: containerView, insets: containerViewInsets)
        badgeConstraints = SizeConstraints(of: badgeView, size: metrics.iconSize)
        // An icon of 28 points with 10 points around it.
        let side = max(48, HitTarget.side)
        _ = SizeConstraints(of: button, size: CGSize(width: side, height: side))
        adaptToTraits { view, _ in view.placeBadge() }
    }

    private func updateElements() {
        accessibilityElements = [textStackView, button] + (answerView?.buttons ?? [])
    }

    /// Adds the button OK below the content, or removes it.
    private func showAnswer() {
        answerView?.superview?.removeFromSuperview()
        answerView = needsAnswer ? makeAnswerView() : nil
        updateElements()
        updateAnswer()
        enclosingSlot?.post?.controlsDidChange()
    }

    private func makeAnswerView() -> PostActionsView {
        let column = columnView ?? UIStackView()
        if columnView == nil {
            columnView = column
            column.axis = .vertical
            column.spacing = PostTheme.Metrics.badge.spacing
            column.translatesAutoresizingMaskIntoConstraints = false
            column.addArrangedSubview(contentStackView)
            containerView.addSubview(column)
            contentConstraints = EdgeConstraints(of: column, in: containerView, insets: containerViewInsets)
        }
        let view = PostActionsView()
        view.hasSmallTitles = true
        view.actions = [.ok]
        let row = UIStackView(arrangedSubviews: [view])
        // The close button is closer to the edge, since its target is larger than its image.
        let margin = (containerViewInsets.left - containerViewInsets.right).length
        row.setMargins(NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: margin))
        column.addArrangedSubview(row)
        return view
    }

    /// Applies the style to the button OK.
    private func updateAnswer() {
        answerView?.textColor = titleLabel.textColor ?? .label
        answerView?.apply(style, over: containerView.backgroundColor)
    }

    /// Places the badge before the texts or, at accessibility text sizes, above them.
    private func placeBadge() {
        let isAbove = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let stackView = isAbove ? textStackView : contentStackView
        guard badgeView.superview !== stackView else { return }
        stackView.insertArrangedSubview(badgeView, at: 0)
        contentStackView.alignment = isAbove ? .top : .center
        textStackView.alignment = isAbove ? .leading : .fill
        textStackView.setCustomSpacing(12, after: badgeView)
    }
}

// MARK: - PostTextScrolling

extension BadgeMessageView: PostTextScrolling {
    func scrollText() -> Bool {
        // In a scroll view, the texts are no arranged subview any more.
        guard let index = contentStackView.arrangedSubviews.firstIndex(of: textStackView) else { return false }
        let scrollView = PostScrollView(containing: textStackView)
        textScrollView = scrollView
        contentStackView.insertArrangedSubview(scrollView, at: index)
        contentStackView.setCustomSpacing(0, after: scrollView)
        return true
    }
}
