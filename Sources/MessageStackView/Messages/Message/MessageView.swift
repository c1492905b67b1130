import UIKit

/// A bar with two lines of text between two images, and with buttons.
///
/// VoiceOver reads the texts as one element. Texts follow the text size and the reading direction. All texts and template
/// images have the tint color, unless the message has a severity. If the text is too long for the screen, it scrolls, and
/// the buttons stay.
open class MessageView: UIView, PostContentView, PostTitledView, PostAnswerable {
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

    /// The stack of the images and the texts between them, with a spacing of 12 points.
    public let horizontalStackView = UIStackView()

    /// The image view before the texts, 32 × 32 points by default; hidden without an image.
    public let leftImageView: UIImageView = MessageImageView()

    /// The stack of the texts, with a spacing of 2 points.
    public var verticalStackView: UIStackView { textView }

    /// The label of the title: 15 points, semibold, at the default text size.
    public let titleLabel = UILabel()

    /// The label of the subtitle: 15 points, regular, at the default text size.
    public let subtitleLabel = UILabel()

    /// The image view after the texts, 24 × 24 points by default; hidden without an image.
    public let rightImageView: UIImageView = MessageImageView()

    /// The size of the left image view in points. NaN, infinite and negative lengths count as zero.
    public var leftImageViewSize = PostTheme.Metrics.message.iconSize {
        didSet { setImageSizes() }
    }

    /// The size of the right image view in points. NaN, infinite and negative lengths count as zero.
    public var rightImageViewSize = CGSize(width: 24, height: 24) {
        didSet { setImageSizes() }
    }

    /// The view of the icon before the texts, 32 × 32 points at the default text size; hidden without an icon.
    public var iconView: UIView { icon }

    /// The buttons of the actions, next to the texts or below them; hidden without actions.
    public var actionsView: PostActionsView { actions }

    /// The points between the edges of the bar and its content: 12 above and below, and 16 at the sides by default. Left
    /// and right mean leading and trailing.
    public var insets = PostTheme.Metrics.message.edgeInsets {
        didSet { contentConstraints?.set(insets) }
    }

    /// A Boolean value that indicates whether a message with the presentation `.pill` shows its subtitle and its actions; false
    /// by default. While it is true, the post doesn't time out. In other presentations, it has no effect.
    public var isExpanded = false {
        didSet { if isExpanded != oldValue, style.isCompact { expansionDidChange() } }
    }

    /// Shows a message, and hides the views for its missing parts.
    open func set(message: Message) {
        titleLabel.show(message.title)
        subtitleLabel.show(message.subtitle)
        for (imageView, image) in [(leftImageView, message.leftImage), (rightImageView, message.rightImage)] {
            imageView.show(image)
            imageView.isHidden = image == nil
        }
        ownIcon = message.icon
        if message.severity != severity {
            severity = message.severity
            updateLook()
        }
        updateIcon()
        textView.imageLabel = message.icon?.spokenLabel
        allActions = message.actions
        if !offeredActions.isEmpty || hasActions { actions.actions = offeredActions }
        updateCompactness()
        if style.isCompact {
            updateMetrics()
            // There is nothing left to expand, so the pill returns to its time.
            if !hasDetails { isExpanded = false }
        }
        if let title = message.title { PostMisuse.advise(onTitle: title) }
    }

    // MARK: - PostContentView

    /// Applies the text and tint colors of a style and the theme of the post, and hides the bar's color, corners and shadow if
    /// the style has a background. Texts whose color or font the app has set keep it. Later changes of the view take
    /// precedence.
    open func apply(_ style: PostStyle) {
        self.style = style
        updatePill()
        updateMetrics()
        updateCompactness()
        updateLook()
        updateIcon()
        setNeedsLayout()
        if style.isPlain, severity == nil { styledValues.forget() }
    }

    /// Shows the number of requests that the post represents. Override this method to show it in the view, and return true. This
    /// implementation returns false, so that the post shows the number in its corner.
    open func show(count: Int) -> Bool { false }

    /// Shows a word above the title.
    open func show(caption: String?) {
        textView.show(caption: caption)
    }

    /// Nil, since the bar has no close control.
    open var closeControl: UIControl? { nil }

    /// 10 seconds if the message has actions, otherwise 0.
    open var minimumDuration: TimeInterval { allActions.isEmpty ? 0 : PostAction.minimumDuration }

    /// The view itself if the message shows actions, which the Return and Escape keys choose; otherwise nil.
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
        updateShadowPath()
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

    /// A Boolean value that indicates whether a message without actions has a button OK.
    var needsAnswer = false {
        didSet { if needsAnswer != oldValue { updateActions() } }
    }

    /// A Boolean value that indicates whether the texts are centered below the icon, and the buttons below the texts, as in a
    /// HUD; false by default.
    var isCentered = false {
        didSet {
            guard isCentered != oldValue else { return }
            horizontalStackView.axis = isCentered ? .vertical : .horizontal
            for label in [titleLabel, subtitleLabel] { label.textAlignment = isCentered ? .center : .natural }
            if hasActions { actions.fillsWidth = isCentered }
            setNeedsLayout()
        }
    }

    /// A Boolean value that indicates whether the message shows the progress of an operation, which needs no answer.
    var showsProgress: Bool { false }

    /// The texts.
    let textView = MessageTextView()

    /// The colors and the shadow of a view, where the app hasn't set others.
    package struct Look {
        /// The background color; nil for none.
        package var background: UIColor?
        /// The color of texts and template images; nil for that of the superview.
        package var tint: UIColor?
        /// The shadow; nil for none.
        package var shadow: ShadowComponents?

        package init(
            background: UIColor? = .messageBackground,
            tint: UIColor? = .messageTint,
            shadow: ShadowComponents? = .message
        ) {
            self.background = background
            self.tint = tint
            self.shadow = shadow
        }
    }

    /// The look of new views.
    package static var initialLook = Look()

    /// The own look. Setting it replaces the colors of the view, and its shadow unless the app has set one.
    package var ownLook = Look() {
        didSet { ownLookDidChange() }
    }

    /// The fonts of the texts.
    package var fonts = StyledFonts()

    /// The metrics of the view in a theme; those of messages by default. They apply where the app hasn't set others.
    var metricsInTheme: KeyPath<PostTheme, PostTheme.Metrics> = \.message {
        didSet { metricsDidChange() }
    }

    /// The corner radius in points if neither the app nor the theme sets another one; 0 for square corners, which a theme
    /// doesn't round.
    package var ownCornerRadius: CGFloat = 0 {
        didSet { layer.cornerRadius = ownCornerRadius }
    }

    /// Changes properties of the view that a palette may have replaced at the moment.
    package func changeLook(_ change: () -> Void) {
        guard palette != nil else { return change() }
        isPaletteApplied = false
        updateLook()
        change()
        isPaletteApplied = true
        updateLook()
    }

    /// Replaces the closures of the actions with those of others that have the same identifiers.
    func updateHandlers(with others: [PostAction]) {
        allActions.updateHandlers(with: others)
        if hasActions { actions.updateHandlers(with: others) }
    }

    /// Sets the shadow. Nil removes the small shadow of messages, but leaves any other shadow in place.
    package func setShadow(_ shadow: ShadowComponents?) {
        if let shadow {
            shadow.apply(to: layer)
        } else if ShadowComponents(of: layer) == .message {
            ShadowComponents.default.apply(to: layer)
        }
    }

    // MARK: - Private

    /// The fraction of the width that buttons next to a text of several lines can have.
    private static let maximumActionsWidth: CGFloat = 0.4

    /// The view of the icon, created for the first icon.
    private lazy var icon = makeIconView()
    private var hasIcon = false
    /// The side of the icon in points at the default text size.
    private var iconSide = PostTheme.Metrics.message.iconSide {
        didSet { if hasIcon { icon.side = iconSide } }
    }
    /// The buttons, created for the first actions.
    private lazy var actions = makeActionsView()
    private var hasActions = false
    /// The actions of the message. A compact pill offers them without buttons, and an alert without any shows OK.
    private var allActions: [PostAction] = []
    /// The stack of the scrolling texts and the buttons.
    private let contentStackView = UIStackView()
    private var style = PostStyle()
    private var severity: PostSeverity?
    /// The icon of the message; nil for that of the severity.
    private var ownIcon: PostIcon?
    /// The palette of the severity or of the theme; nil for the own look.
    private var palette: PostTheme.Palette?
    private var isPaletteApplied = true
    private var contentConstraints: EdgeConstraints?
    private var styledValues = StyledValues()
    /// The gestures of a pill; nil in other presentations.
    private var pill: PillExpansion?
    /// The color of the texts, in place of the tint color.
    private var styledTextColor: UIColor?

    private func setUp() {
        containerView.clipsToBounds = true
        addFilling(containerView)

        horizontalStackView.axis = .horizontal
        horizontalStackView.alignment = .center
        horizontalStackView.spacing = ownMetrics.spacing
        horizontalStackView.translatesAutoresizingMaskIntoConstraints = false
        containerView.addSubview(horizontalStackView)
        contentConstraints = EdgeConstraints(of: horizontalStackView, in: containerView, insets: insets)

        let metrics = PostTheme.Metrics.message
        fonts.add(titleLabel, .system(.subheadline, size: metrics.titleSize, weight: .semibold), as: .title)
        fonts.add(subtitleLabel, .system(.subheadline, size: metrics.textSize, weight: .regular), as: .text)
        textView.addTexts(title: titleLabel, subtitle: subtitleLabel, spacing: 2)
        setImageSizes()
        for imageView in [leftImageView, rightImageView] {
            imageView.contentMode = .scaleAspectFit
            imageView.isHidden = true
        }
        for view in [leftImageView, textView, rightImageView] { horizontalStackView.addArrangedSubview(view) }
        shouldGroupAccessibilityChildren = true
        ownLook = Self.initialLook
        applyTintColor()
        adaptToTraits { view, _ in
            view.alignIcon()
            view.setNeedsLayout()
        }
    }

    private func setImageSizes() {
        (leftImageView as? MessageImageView)?.size = leftImageViewSize
        (rightImageView as? MessageImageView)?.size = rightImageViewSize
    }

    private func applyTintColor() {
        for label in [titleLabel, subtitleLabel] { label.textColor = styledTextColor ?? tintColor }
        textView.updateCaptionColor()
        if hasActions { actions.textColor = titleLabel.textColor ?? .label }
    }

    private func ownLookDidChange() {
        changeLook {
            backgroundColor = ownLook.background
            tintColor = ownLook.tint
            setShadow(ownLook.shadow)
        }
    }

    /// Aligns an icon with the middle of the texts or, at accessibility text sizes, with their first line.
    private func alignIcon() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        if hasIcon { horizontalStackView.alignment = isLarge ? .top : .center }
    }

    private func updateIcon() {
        let icon = ownIcon ?? severity.flatMap { style.theme[$0].icon }.map(PostIcon.image)
        if icon != nil || hasIcon { self.icon.icon = icon }
    }

    /// Applies the colors of the style or, if it has no background, of the severity or the theme.
    private func updateLook() {
        let ownColors = ownTextColors
        // Otherwise the new tint color would count as one that replaces the text color.
        styledTextColor = nil
        let hasBackground = !style.background.isEmpty
        styledValues.set(\.backgroundColor, of: self, to: nil)
        styledValues.set(\.tintColor, of: self, to: nil)
        palette = hasBackground || !isPaletteApplied ? nil : makePalette()
        styledValues.set(
            \.backgroundColor, of: self, to: hasBackground ? .some(.clear) : palette.map { $0.background })
        let radius = ownCornerRadius > 0 ? style.theme.cornerRadius?.validLength : nil
        styledValues.set(
            \.cornerRadius, of: layer, to: hasBackground ? 0 : radius,
            insteadOf: hasBackground ? nil : ownCornerRadius)
        styledValues.set(\.shadowOpacity, of: layer, to: hasBackground || !style.shadows.isEmpty ? 0 : nil)
        styledValues.set(\.tintColor, of: self, to: (style.tintColor ?? palette?.accent).map { .some($0) })
        styledTextColor = style.textColor ?? palette?.text
        applyTintColor()
        for (label, color) in ownColors { label.textColor = color }
        textView.updateCaption(font: style.theme.titleTypeface?.font)
        if hasActions { actions.apply(style, over: backgroundColor) }
    }

    /// The metrics of the view without a theme.
    private var ownMetrics: PostTheme.Metrics { PostTheme.standard[keyPath: metricsInTheme] }

    private func metricsDidChange() {
        insets = ownMetrics.edgeInsets
        leftImageViewSize = ownMetrics.iconSize
        iconSide = ownMetrics.iconSide
        horizontalStackView.spacing = ownMetrics.spacing
    }

    /// Applies the fonts and the metrics of the theme, where the app hasn't set others.
    private func updateMetrics() {
        let own = ownMetrics
        let isToast = style.arrangement == .toast
        let kind = isCompact || isToast ? \.toast : metricsInTheme
        let metrics = style.theme.metrics(of: kind, unlike: own, defaults: PostTheme.standard[keyPath: kind])
        fonts.apply(style.theme, metrics, titlesAreTexts: isToast)
        for label in [titleLabel, subtitleLabel] {
            styledValues.set(\.textAlignment, of: label, to: isToast ? .center : nil, insteadOf: .natural)
        }
        var edgeInsets = metrics?.edgeInsets
        if isCompact, showsActionsInPill {
            // The target of a button is as high as the capsule.
            edgeInsets?.top = 0
            edgeInsets?.bottom = 0
            edgeInsets?.right = 8
        }
        styledValues.set(\.insets, of: self, to: edgeInsets, insteadOf: own.edgeInsets)
        styledValues.set(\.leftImageViewSize, of: self, to: metrics?.iconSize, insteadOf: own.iconSize)
        styledValues.set(\.iconSide, of: self, to: metrics?.iconSide, insteadOf: own.iconSide)
        styledValues.set(\.spacing, of: horizontalStackView, to: metrics?.spacing, insteadOf: own.spacing)
    }

    /// Returns the palette of the severity or, if the app hasn't set a color of the view, of the theme for posts without a
    /// severity; nil for none.
    private func makePalette() -> PostTheme.Palette? {
        if let severity { return style.theme[severity] }
        guard backgroundColor == ownLook.background, tintColor == ownLook.tint else { return nil }
        return style.theme.neutral(
            over: ownLook.background ?? .messageBackground, text: ownLook.tint ?? .messageTint)
    }

    /// The labels whose color the app has set, and these colors.
    private var ownTextColors: [(UILabel, UIColor?)] {
        [titleLabel, subtitleLabel].filter { $0.textColor != styledTextColor ?? tintColor }.map { ($0, $0.textColor) }
    }

    /// Limits the shadow of a bar to its far edge, since it would otherwise fall on the part in the unsafe area.
    private func updateShadowPath() {
        var path: CGPath?
        if let slot = enclosingSlot, slot.fillsUnsafeArea, let edge = slot.edge {
            let y = edge == .top ? bounds.maxY - 1 : bounds.minY
            path = UIBezierPath(rect: CGRect(x: bounds.minX, y: y, width: bounds.width, height: 1)).cgPath
        }
        styledValues.set(\.shadowPath, of: layer, to: path.map { .some($0) })
    }

    // MARK: Pill

    /// A Boolean value that indicates whether only the icon, the image before the texts and the title are shown.
    private var isCompact: Bool { style.isCompact && !isExpanded }

    /// A Boolean value that indicates whether an expanded pill shows more than a compact one.
    private var hasDetails: Bool {
        subtitleLabel.text?.isEmpty == false || rightImageView.image != nil
            || !allActions.isEmpty && !showsActionsInPill
    }

    /// A Boolean value that indicates whether a compact pill shows the buttons.
    private var showsActionsInPill: Bool { allActions.contains(where: \.isShownInPill) }

    private var offeredActions: [PostAction] {
        allActions.isEmpty && needsAnswer && !showsProgress ? [.ok] : allActions
    }

    private func updateActions() {
        if hasActions || !offeredActions.isEmpty, actions.actions != offeredActions { actions.actions = offeredActions }
        if hasActions { actions.isCollapsed = isCompact && !showsActionsInPill }
    }

    private func updatePill() {
        if style.isCompact, pill == nil {
            pill = PillExpansion(of: self) { [weak self] in self?.toggleExpansion() }
            pill?.setExpanded(isExpanded)
        } else if !style.isCompact, pill != nil {
            isExpanded = false
            updateCompactness()
            pill?.stop()
            pill = nil
        }
    }

    private func toggleExpansion() {
        guard hasDetails || isExpanded else { return }
        isExpanded.toggle()
        enclosingPost?.play(.light)
    }

    private func expansionDidChange() {
        updateMetrics()
        updateCompactness()
        pill?.setExpanded(isExpanded)
        setNeedsLayout()
        enclosingPost?.contentSizeDidChange()
    }

    /// Hides what a compact pill doesn't show, and shows it otherwise. Without a title, the subtitle stays.
    private func updateCompactness() {
        guard pill != nil else { return }
        let isShort = isCompact && !titleLabel.isHidden
        subtitleLabel.isHidden = isShort || subtitleLabel.text?.isEmpty ?? true
        // A hidden view in a stack view still has its width.
        subtitleLabel.setContentCompressionResistancePriority(
            isShort ? UILayoutPriority(1) : .defaultHigh, for: .horizontal)
        rightImageView.isHidden = isCompact || rightImageView.image == nil
        updateActions()
        let name = isExpanded ? PostStrings.current.showLess : PostStrings.current.showMore
        textView.ownAction =
            style.isCompact && hasDetails
            ? PostActions.action(named: name) { [weak self] _ in
                self?.isExpanded.toggle()
                return self != nil
            } : nil
    }

    // MARK: Actions

    /// A Boolean value that indicates whether the message shows actions.
    private var offersActions: Bool { hasActions && !actions.actions.isEmpty }

    private func makeIconView() -> PostIconView {
        let view = PostIconView(side: iconSide)
        horizontalStackView.insertArrangedSubview(view, at: 0)
        hasIcon = true
        alignIcon()
        return view
    }

    /// Creates the view of the buttons, and moves the texts into a scroll view, in which they scroll separately.
    private func makeActionsView() -> PostActionsView {
        let view = PostActionsView()
        view.hasSmallTitles = true
        view.fillsWidth = isCentered
        view.textColor = titleLabel.textColor ?? .label
        view.apply(style, over: backgroundColor)
        view.contentDidChange = { [weak self] in self?.setNeedsLayout() }
        contentStackView.addArrangedSubview(PostScrollView(containing: horizontalStackView))
        contentStackView.addArrangedSubview(view)
        contentStackView.translatesAutoresizingMaskIntoConstraints = false
        containerView.addSubview(contentStackView)
        contentConstraints = EdgeConstraints(of: contentStackView, in: containerView, insets: insets)
        hasActions = true
        return view
    }

    /// Places the buttons beside the texts if both fit on one line or the buttons are narrow. Places them below otherwise, when
    /// an error is shown, and when the texts are centered.
    private func arrangeActions() {
        guard offersActions, bounds.width > 0 || isCompact || isCentered else { return }
        let width = bounds.width - insets.left - insets.right
        let buttonWidth = actions.rowWidth + horizontalStackView.spacing
        let fitsBeside = textWidth + buttonWidth <= width || buttonWidth <= width * Self.maximumActionsWidth
        // A compact pill is as wide as its content.
        let isBeside = (fitsBeside || isCompact) && !isCentered && !actions.showsError
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

    /// Gives advice on a message with many lines, once it is laid out. A release build doesn't call this method.
    func adviseOnLines() {
        guard !PostMisuse.given.contains(.manyLines), bounds.height > 4 * subtitleLabel.font.lineHeight,
            !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        else { return }
        var count: CGFloat = 0
        for label in [titleLabel, subtitleLabel] where !label.isHidden && label.bounds.width > 0 {
            let size = label.sizeThatFits(CGSize(width: label.bounds.width, height: .infinity))
            count += (size.height / label.font.lineHeight).rounded()
        }
        guard count > 4 else { return }
        PostMisuse.advise(.manyLines, "A message has \(Int(count)) lines. People read four or fewer while it is shown.")
    }
}
