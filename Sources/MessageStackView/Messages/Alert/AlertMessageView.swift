import UIKit

/// A card with an icon, a title, a text and buttons in a column.
///
/// The arrangement is that of Apple's alerts in the running version of iOS, except at an edge of the poster and in a
/// `MessageStackView`, where texts start at the leading side. If the post has too little room, the texts scroll while the
/// buttons stay in place. If less than 160 points would remain for the texts, the whole alert scrolls.
///
/// VoiceOver reads the title, the text and the buttons. Texts follow the text size and the reading direction.
package class AlertMessageView: UIView, PostContentView, PostTitledView {
    // MARK: - Lifecycle

    package override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Public

    /// The view of the icon, whose side is `iconSide`; hidden without an icon.
    var iconView: UIView { icon }

    /// The side of the icon in points at the default text size; 44 by default. NaN, infinite and negative lengths count
    /// as zero.
    var iconSide: CGFloat {
        get { icon.side }
        set { icon.side = newValue }
    }

    /// The label of the title, in the text style `.headline`.
    package let titleLabel: UILabel = AlertLabel()

    /// The label of the text, in the text style `.subheadline`.
    package let textLabel: UILabel = AlertLabel()

    /// The column of the texts and the views that are as wide as the buttons, which scrolls if it is too high.
    package let contentStackView = UIStackView()

    /// The column of the icon, the caption, the title and the text.
    let textStackView = UIStackView()

    /// The buttons below the texts.
    package let actionsView = PostActionsView()

    /// The points between the edges of the view and the buttons; 12 on each side by default. Texts are inset by another 12
    /// points above and at the sides. If buttons extend to the edges, these are the insets of the texts. Left and right mean
    /// leading and trailing. NaN, infinite and negative lengths count as zero.
    var insets = PostTheme.Metrics.alert.edgeInsets {
        didSet { arrange() }
    }

    /// Shows an alert, and hides the views for its missing parts.
    func set(alert: AlertMessage) {
        let onAnswer = alert.onAnswer
        show(title: alert.title, text: alert.text, icon: alert.icon, alert.actions) { onAnswer?($0) }
    }

    // MARK: - PostContentView

    /// Applies the text and tint colors of a style and the theme of the post, and hides the view's color if the style has a
    /// background. A text whose color or font the app has set keeps it.
    package func apply(_ style: PostStyle) {
        let theme = style.theme
        updateMetrics(theme)
        styledValues.set(\.backgroundColor, of: self, to: nil)
        let palette =
            style.background.isEmpty && backgroundColor == .badgeCard
            ? theme.neutral(over: .badgeCard, text: .label) : nil
        // With a tint color alone, the other colors are those of the view.
        let neutral = theme.neutral == nil ? nil : palette
        let background = style.background.isEmpty ? neutral?.background : .clear
        styledValues.set(\.backgroundColor, of: self, to: background.map { .some($0) })
        styledValues.set(\.tintColor, of: self, to: (style.tintColor ?? palette?.accent).map { .some($0) })
        let text = style.textColor ?? neutral?.text
        let color = text.map { Optional($0) }
        styledValues.set(\.textColor, of: titleLabel, to: color, insteadOf: .label)
        styledValues.set(\.textColor, of: textLabel, to: color, insteadOf: .badgeSubtitle)
        styledValues.set(\.textColor, of: actionsView, to: text, insteadOf: .label)
        captionLabel.textColor = titleLabel.textColor
        actionsView.apply(style, over: backgroundColor)
        if style.isPlain { styledValues.forget() }
    }

    /// Shows a word above the title.
    package func show(caption: String?) {
        captionLabel.show(caption)
        hideEmptyViews()
    }

    /// Returns false, so that the post shows the number of its requests in its corner.
    package func show(count: Int) -> Bool { false }

    /// Nil, since the buttons of the actions answer the post.
    package var closeControl: UIControl? { nil }

    /// 10 seconds.
    package var minimumDuration: TimeInterval { PostAction.minimumDuration }

    /// The view itself, whose actions the Return and Escape keys choose.
    package var modalFirstResponder: UIResponder? { self }

    // MARK: - UIView

    package override var canBecomeFirstResponder: Bool { true }

    package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isEscape = presses.hasEscape && !leavesToTextInput(presses)
        if actionsView.choose(for: presses) || isEscape && accessibilityPerformEscape() { return }
        super.pressesBegan(presses, with: event)
    }

    /// Chooses the cancel action or, without one, dismisses the post.
    package override func accessibilityPerformEscape() -> Bool {
        actionsView.actions.cancel.map { actionsView.choose($0.id) } ?? endEnclosingPost(.escape)
    }

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        arrange()
    }

    // MARK: - Internal

    /// Shows the parts of an alert or a pop-up.
    package func show(
        title: String?, text: String?, icon: PostIcon?, _ actions: [PostAction],
        onAnswer: @escaping @MainActor (PostAction) -> Void
    ) {
        titleLabel.show(title)
        textLabel.show(text)
        self.icon.icon = icon
        for label in [titleLabel, textLabel] { (label as? AlertLabel)?.imageLabel = nil }
        (([titleLabel, textLabel].first { !$0.isHidden }) as? AlertLabel)?.imageLabel = icon?.spokenLabel
        actionsView.actions = actions.isEmpty ? [.ok] : actions
        actionsView.willEndPost = onAnswer
        hideEmptyViews()
        if let title { PostMisuse.advise(onTitle: title) }
    }

    /// Replaces the closures of the actions, and the one that receives the answer.
    package func updateHandlers(with actions: [PostAction], onAnswer: @escaping @MainActor (PostAction) -> Void) {
        actionsView.updateHandlers(with: actions)
        actionsView.willEndPost = onAnswer
    }

    /// The distance in points from the insets to the texts, and from the icon to the texts.
    static let textInset: CGFloat = 12

    /// The maximum height in points of the texts that stay visible if the buttons don't fit.
    private static let visibleTextHeight: CGFloat = 160

    /// The distance in points from the upper inset to the content, unless buttons extend to the edges.
    var topInset = AlertMessageView.textInset {
        didSet { arrange() }
    }

    /// The fonts of the texts.
    var fonts = StyledFonts()

    /// The column between the texts and the buttons, which doesn't scroll; hidden by default.
    package let fixedStackView = UIStackView()

    /// The distance in points between the texts, the views in `fixedStackView`, and the buttons; 20 by default.
    var spacing: CGFloat {
        get { outerStackView.spacing }
        set { for stackView in [outerStackView, fixedStackView] { stackView.spacing = newValue } }
    }

    /// A Boolean value that indicates whether the post is away from the edges of its poster.
    package var isInMiddle: Bool { enclosingSlot.map { $0.edge == nil } ?? true }

    /// A Boolean value that indicates whether the texts are centered in any arrangement if the post is in the middle of its
    /// poster; false by default.
    package var centersTexts = false {
        didSet { arrange() }
    }

    /// The metrics of the view in a theme; those of alerts by default. They apply where the app hasn't set others.
    ///
    /// Only views with the metrics of alerts have the arrangement of the system's alerts.
    var metricsInTheme: KeyPath<PostTheme, PostTheme.Metrics> = \.alert {
        didSet {
            if metricsInTheme != \.alert { arrangement = .filled }
            useOwnMetrics()
        }
    }

    // MARK: - Private

    private let icon = PostIconView(side: PostTheme.Metrics.alert.iconSide)
    /// The word for the severity, above the title.
    private let captionLabel = UILabel()
    /// The scroll view of the icon and the texts; hidden without any.
    private lazy var scrollView = PostScrollView(containing: centeredContent())
    /// The column of all views.
    private let outerStackView = UIStackView()
    private var contentConstraints: EdgeConstraints?
    /// The constraints for the lower edge of the texts that stay visible: one for a title with a text, and one for a title alone.
    private var visibleTextEnds: (withText: NSLayoutConstraint, titleOnly: NSLayoutConstraint)?
    private var styledValues = StyledValues()
    private var arrangement = AlertArrangement.system

    private var isSeparated: Bool { arrangement == .separated && isInMiddle }

    private func setUp() {
        backgroundColor = .badgeCard
        fonts.add(captionLabel, .system(.caption1, size: 12, weight: .bold), as: .caption)
        // The announcement of the post includes the word.
        captionLabel.accessibilityElementsHidden = true
        fonts.add(titleLabel, .preferred(.headline), as: .title)
        titleLabel.accessibilityTraits = [.staticText, .header]
        fonts.add(textLabel, .preferred(.subheadline), as: .text)
        titleLabel.textColor = .label
        textLabel.textColor = .badgeSubtitle
        captionLabel.textColor = .label
        for label in [captionLabel, titleLabel, textLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            label.isHidden = true
        }
        for stackView in [contentStackView, textStackView] { stackView.axis = .vertical }
        textStackView.spacing = 4
        for view in [icon, captionLabel, titleLabel, textLabel] { textStackView.addArrangedSubview(view) }
        textStackView.setCustomSpacing(Self.textInset, after: icon)
        contentStackView.spacing = 16
        contentStackView.addArrangedSubview(textStackView)

        // VoiceOver reads the scrolled content as a group, before the buttons.
        scrollView.shouldGroupAccessibilityChildren = true
        for stackView in [outerStackView, fixedStackView] { stackView.axis = .vertical }
        fixedStackView.isHidden = true
        spacing = ownMetrics.spacing
        for view in [scrollView, fixedStackView, actionsView] { outerStackView.addArrangedSubview(view) }
        outerStackView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(outerStackView)
        contentConstraints = EdgeConstraints(of: outerStackView, in: self, insets: insets)
        leaveRoomForTexts()
        shouldGroupAccessibilityChildren = true
        arrange()
    }

    /// Arranges the texts and the buttons for a post in the middle of its poster or at an edge.
    private func arrange() {
        let isCentered = isInMiddle && (centersTexts || arrangement == .separated)
        textStackView.alignment = isCentered ? .center : .leading
        for label in [captionLabel, titleLabel, textLabel] { label.textAlignment = isCentered ? .center : .natural }
        actionsView.fillsWidth = isInMiddle
        actionsView.isSeparated = isSeparated
        let insets = insets.lengths
        contentConstraints?.set(isSeparated ? .zero : insets)
        textStackView.setMargins(NSDirectionalEdgeInsets(horizontal: isSeparated ? 0 : Self.textInset))
        var margins = NSDirectionalEdgeInsets(top: topInset)
        if isSeparated {
            margins = NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: 0, trailing: insets.right)
        }
        contentStackView.setMargins(margins)
        margins.top = 0
        fixedStackView.setMargins(margins)
    }

    /// Keeps the title and half of the text visible above tall buttons, up to a maximum height, so that users don't have to
    /// scroll through the text a few words at a time. If there is no room for that, the whole alert scrolls.
    private func leaveRoomForTexts() {
        let part = UILayoutGuide()
        addLayoutGuide(part)
        visibleTextEnds = (
            part.bottomAnchor.constraint(equalTo: textLabel.centerYAnchor).prioritized(.postLeastTextHeight),
            part.bottomAnchor.constraint(equalTo: titleLabel.bottomAnchor).prioritized(.postLeastTextHeight)
        )
        NSLayoutConstraint.activate([
            part.topAnchor.constraint(equalTo: contentStackView.topAnchor),
            part.heightAnchor.constraint(lessThanOrEqualToConstant: Self.visibleTextHeight),
            scrollView.heightAnchor.constraint(greaterThanOrEqualTo: part.heightAnchor)
                .prioritized(.postLeastTextHeight),
        ])
    }

    private func useOwnMetrics() {
        let metrics = ownMetrics
        (insets, iconSide, spacing) = (metrics.edgeInsets, metrics.iconSide, metrics.spacing)
    }

    /// Hides stacks without visible views, which would otherwise take room.
    private func hideEmptyViews() {
        visibleTextEnds?.withText.isActive = !textLabel.isHidden
        visibleTextEnds?.titleOnly.isActive = textLabel.isHidden && !titleLabel.isHidden
        textStackView.isHidden = textStackView.arrangedSubviews.allSatisfy(\.isHidden)
        scrollView.isHidden = contentStackView.arrangedSubviews.allSatisfy(\.isHidden)
    }

    /// The metrics of the view without a theme.
    private var ownMetrics: PostTheme.Metrics {
        metricsInTheme == \.alert ? .alert(arrangement) : PostTheme.standard[keyPath: metricsInTheme]
    }

    /// Applies the fonts and the metrics of a theme, where the app hasn't set others.
    private func updateMetrics(_ theme: PostTheme) {
        if metricsInTheme == \.alert, arrangement != theme.alertArrangement {
            arrangement = theme.alertArrangement
            useOwnMetrics()
        }
        let own = ownMetrics
        let metrics = theme.metrics(of: metricsInTheme, unlike: own)
        // Without metrics, the labels have the fonts of the filled arrangement.
        fonts.apply(theme, metrics ?? (arrangement == .separated ? own : nil))
        styledValues.set(\.insets, of: self, to: metrics?.edgeInsets, insteadOf: own.edgeInsets)
        styledValues.set(\.iconSide, of: self, to: metrics?.iconSide, insteadOf: own.iconSide)
        styledValues.set(\.spacing, of: self, to: metrics?.spacing, insteadOf: own.spacing)
    }

    /// Returns a view with `contentStackView` in the middle, for a post that is higher than its content.
    private func centeredContent() -> UIView {
        let view = UIView()
        contentStackView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(contentStackView)
        let height = view.heightAnchor.constraint(equalTo: contentStackView.heightAnchor)
        height.priority = .defaultLow
        NSLayoutConstraint.activate([
            contentStackView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            contentStackView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            contentStackView.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor),
            contentStackView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            height,
        ])
        return view
    }
}

/// A text of an alert. Its custom accessibility actions are the buttons, so that users don't have to search for them.
private final class AlertLabel: UILabel, PostActionOffering {
    /// The label of the image above the text; nil for none.
    var imageLabel: String?

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel.map { [imageLabel, $0].compactMap(\.self).joined(separator: ", ") } }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { PostActions.answers(around: self) }
        set {}
    }
}
