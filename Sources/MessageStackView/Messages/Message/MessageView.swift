import UIKit

/// A bar with two lines of text between two images, and with buttons.
///
/// VoiceOver reads the texts as one element. Texts follow the text size and the reading direction. All texts and template
/// images have the tint color, unless the message has a severity. If the text is too long for the screen, it scrolls, and
/// the buttons stay.
open class MessageView: UIView, PostContentView {
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

    /// The container of the content, which clips it to the bounds of the bar.
    public let containerView = UIView()

    /// The stack of the images and the texts between them, with a spacing of 10 points.
    public let horizontalStackView = UIStackView()

    /// The image view before the texts, 20 × 20 points by default; hidden without an image.
    public let leftImageView: UIImageView = PostImageView()

    /// The stack of the texts, with a spacing of 5 points.
    public var verticalStackView: UIStackView { textView }

    /// The label of the title: 14 points, semibold, at the default text size.
    public let titleLabel = UILabel()

    /// The label of the subtitle: 12 points, regular, at the default text size.
    public let subtitleLabel = UILabel()

    /// The image view after the texts, 20 × 20 points by default; hidden without an image.
    public let rightImageView: UIImageView = PostImageView()

    /// The size of the left image view in points. NaN, infinite and negative lengths count as zero.
    public var leftImageViewSize = MessageView.imageSize {
        didSet { leftImageConstraints?.set(leftImageViewSize) }
    }

    /// The size of the right image view in points. NaN, infinite and negative lengths count as zero.
    public var rightImageViewSize = MessageView.imageSize {
        didSet { rightImageConstraints?.set(rightImageViewSize) }
    }

    /// The view of the icon before the texts, 24 × 24 points at the default text size; hidden without an icon.
    public var iconView: UIView { icon }

    /// The buttons of the actions, next to the texts or below them; hidden without actions.
    public var actionsView: PostActionsView { actions }

    /// The points between the edges of the bar and its content: 10 above and below, and 16 at the sides by default. Left
    /// and right mean leading and trailing.
    public var insets = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16) {
        didSet { contentConstraints?.set(insets) }
    }

    /// Shows a message, and hides the views for its missing parts.
    open func set(message: Message) {
        titleLabel.show(message.title)
        subtitleLabel.show(message.subtitle)
        for (imageView, image) in [(leftImageView, message.leftImage), (rightImageView, message.rightImage)] {
            imageView.show(image)
            imageView.isHidden = image == nil
        }
        let newTheme = message.severity.map { PostPalette($0) }
        if newTheme != theme {
            theme = newTheme
            updateLook()
        }
        let newIcon = message.icon ?? theme?.icon.map(PostIcon.image)
        if newIcon != nil || hasIcon { icon.icon = newIcon }
        textView.imageLabel = message.icon?.spokenLabel
        if !message.actions.isEmpty || hasActions { actions.actions = message.actions }
        if let title = message.title { PostMisuse.advise(onTitle: title) }
    }

    // MARK: - PostContentView

    /// Applies the text and tint colors of a style, and hides the bar's color, corners and shadow if the style has a
    /// background. Texts whose color the app has set keep it. Later changes of the view take precedence.
    open func apply(_ style: PostStyle) {
        self.style = style
        updateLook()
        if style.isPlain, theme == nil { styledValues.forget() }
    }

    /// Returns false, so that the post shows the count in its corner.
    open func show(count: Int) -> Bool { false }

    /// Shows a word above the title.
    open func show(caption: String?) {
        textView.show(caption: caption)
    }

    /// Nil, since the bar has no close control.
    open var closeControl: UIControl? { nil }

    /// 10 seconds if the message has actions, otherwise 0.
    open var minimumDuration: TimeInterval { offersActions ? PostAction.minimumDuration : 0 }

    /// The view itself if the message has actions, which the Return and Escape keys choose; otherwise nil.
    open var modalFirstResponder: UIResponder? { offersActions ? self : nil }

    // MARK: - UIView

    /// The color of texts and template images. Setting it while the view is posted overrides the colors of the style.
    open override var tintColor: UIColor! {
        didSet {
            guard styledTextColor != nil else { return }
            styledTextColor = nil
            applyTintColor()
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        applyTintColor()
    }

    open override func layoutSubviews() {
        arrangeActions()
        super.layoutSubviews()
        adviseOnLines()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    /// Chooses the cancel action or, without one, dismisses the post.
    open override func accessibilityPerformEscape() -> Bool {
        guard offersActions, let cancel = actions.actions.cancel else { return endEnclosingPost(.escape) }
        return actions.choose(cancel.id)
    }

    open override var canBecomeFirstResponder: Bool { offersActions }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !offersActions || !actions.choose(for: presses) { super.pressesBegan(presses, with: event) }
    }

    // MARK: - Internal

    /// The texts.
    let textView = MessageTextView()

    // MARK: - Private

    private static let imageSize = CGSize(width: 20, height: 20)
    /// The fraction of the width that buttons next to a text of several lines can have.
    private static let maximumActionsWidth: CGFloat = 0.4

    /// The view of the icon, created for the first icon.
    private lazy var icon = makeIconView()
    private var hasIcon = false
    /// The buttons, created for the first actions.
    private lazy var actions = makeActionsView()
    private var hasActions = false
    /// The stack of the scrolling texts and the buttons.
    private let contentStackView = UIStackView()
    private var style = PostStyle()
    private var theme: PostPalette?
    private var contentConstraints: EdgeConstraints?
    private var leftImageConstraints: SizeConstraints?
    private var rightImageConstraints: SizeConstraints?
    private var styledValues = StyledValues()
    /// The color of the texts, in place of the tint color.
    private var styledTextColor: UIColor?

    private func setUp() {
        containerView.clipsToBounds = true
        addFilling(containerView)

        horizontalStackView.axis = .horizontal
        horizontalStackView.alignment = .center
        horizontalStackView.spacing = 10
        horizontalStackView.translatesAutoresizingMaskIntoConstraints = false
        containerView.addSubview(horizontalStackView)
        contentConstraints = EdgeConstraints(of: horizontalStackView, in: containerView, insets: insets)

        titleLabel.font = .scaled(.subheadline, size: 14, weight: .semibold)
        subtitleLabel.font = .scaled(.caption1, size: 12)
        textView.addTexts(title: titleLabel, subtitle: subtitleLabel, spacing: 5)
        leftImageConstraints = SizeConstraints(of: leftImageView, size: leftImageViewSize)
        rightImageConstraints = SizeConstraints(of: rightImageView, size: rightImageViewSize)
        for imageView in [leftImageView, rightImageView] {
            imageView.contentMode = .scaleAspectFit
            imageView.isHidden = true
        }
        for view in [leftImageView, textView, rightImageView] { horizontalStackView.addArrangedSubview(view) }
        shouldGroupAccessibilityChildren = true
        set(configuration: .default)
        applyTintColor()
    }

    private func applyTintColor() {
        for label in [titleLabel, subtitleLabel] { label.textColor = styledTextColor ?? tintColor }
        textView.updateCaptionColor()
        if hasActions { actions.textColor = titleLabel.textColor ?? .label }
    }

    /// Applies the colors of the style or, if it has no background, of the severity.
    private func updateLook() {
        let ownColors = ownTextColors
        // Otherwise the new tint color would count as one that replaces the text color.
        styledTextColor = nil
        let hasBackground = !style.background.isEmpty
        let theme = hasBackground ? nil : theme
        styledValues.set(\.backgroundColor, of: self, to: hasBackground ? .some(.clear) : theme.map { $0.background })
        styledValues.set(\.cornerRadius, of: layer, to: hasBackground ? 0 : nil)
        styledValues.set(\.shadowOpacity, of: layer, to: hasBackground ? 0 : nil)
        styledValues.set(\.tintColor, of: self, to: (style.tintColor ?? theme?.accent).map { .some($0) })
        styledTextColor = style.textColor ?? theme?.text
        applyTintColor()
        for (label, color) in ownColors { label.textColor = color }
        textView.updateCaptionColor()
        if hasActions { actions.setGround(style, over: backgroundColor) }
    }

    /// The labels whose color the app has set, and these colors.
    private var ownTextColors: [(UILabel, UIColor?)] {
        [titleLabel, subtitleLabel].filter { $0.textColor != styledTextColor ?? tintColor }.map { ($0, $0.textColor) }
    }

    // MARK: Actions

    /// A Boolean value that indicates whether the message has actions.
    private var offersActions: Bool { hasActions && !actions.actions.isEmpty }

    private func makeIconView() -> PostIconView {
        let view = PostIconView(side: 24)
        horizontalStackView.insertArrangedSubview(view, at: 0)
        hasIcon = true
        return view
    }

    /// Creates the view of the buttons, and moves the texts into a scroll view, in which they scroll separately.
    private func makeActionsView() -> PostActionsView {
        let view = PostActionsView()
        view.hasSmallTitles = true
        view.textColor = titleLabel.textColor ?? .label
        view.setGround(style, over: backgroundColor)
        view.contentDidChange = { [weak self] in self?.setNeedsLayout() }
        contentStackView.addArrangedSubview(PostScrollView(containing: horizontalStackView))
        contentStackView.addArrangedSubview(view)
        contentStackView.translatesAutoresizingMaskIntoConstraints = false
        containerView.addSubview(contentStackView)
        contentConstraints = EdgeConstraints(of: contentStackView, in: containerView, insets: insets)
        hasActions = true
        return view
    }

    /// Places the buttons next to the texts if these have one line each, or if the buttons need little room. Otherwise,
    /// and with an error, the buttons are below the texts.
    private func arrangeActions() {
        guard offersActions, bounds.width > 0 else { return }
        let width = bounds.width - insets.left - insets.right
        let buttonWidth = actions.rowWidth + horizontalStackView.spacing
        let fitsBeside = textWidth + buttonWidth <= width || buttonWidth <= width * Self.maximumActionsWidth
        let isBeside = fitsBeside && !actions.showsError
        actions.isInline = isBeside
        contentStackView.axis = isBeside ? .horizontal : .vertical
        contentStackView.alignment = isBeside ? .center : .fill
        contentStackView.spacing = horizontalStackView.spacing
    }

    /// The width in points of the texts with one line each, and of the images next to them.
    private var textWidth: CGFloat {
        let images = horizontalStackView.arrangedSubviews.filter { $0 !== textView && !$0.isHidden }
        let imageWidth = images.reduce(0) { $0 + $1.bounds.width + horizontalStackView.spacing }
        let texts = textView.arrangedSubviews.filter { !$0.isHidden }
        return imageWidth + (texts.map { $0.sizeThatFits(.unlimited).width }.max() ?? 0)
    }

    // MARK: Advice

    private func adviseOnLines() {
        guard !PostMisuse.given.contains(.manyLines), enclosingSlot != nil,
            bounds.height > 4 * subtitleLabel.font.lineHeight,
            !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        else { return }
        // The labels get their widths in later layout passes.
        containerView.layoutIfNeeded()
        var count: CGFloat = 0
        for label in [titleLabel, subtitleLabel] where !label.isHidden && label.bounds.width > 0 {
            let size = label.sizeThatFits(CGSize(width: label.bounds.width, height: .infinity))
            count += (size.height / label.font.lineHeight).rounded()
        }
        guard count > 4 else { return }
        PostMisuse.advise(.manyLines, "A message has \(Int(count)) lines. People read four or fewer while it is shown.")
    }
}

// MARK: - MessageConfigurable

extension MessageView: MessageConfigurable {
    /// Applies a configuration. While the message has a severity, its theme determines the colors instead.
    public func set(configuration: MessageConfiguration) {
        let theme = theme
        if theme != nil {
            self.theme = nil
            updateLook()
        }
        defer {
            if theme != nil {
                self.theme = theme
                updateLook()
            }
        }
        if let color = configuration.backgroundColor { backgroundColor = color }
        if let color = configuration.tintColor { tintColor = color }
        if configuration.shadow {
            MessageConfiguration.shadowComponents.apply(to: layer)
        } else if ShadowComponents(of: layer) == MessageConfiguration.shadowComponents {
            ShadowComponents.default.apply(to: layer)
        }
    }
}
