public import UIKit

/// A view that shows a ``BadgeMessage``: a card with a badge, a title, a subtitle and a close button.
///
/// VoiceOver reads the texts as one element, and then the close button. The accessibility escape gesture closes the post too. The
/// texts grow with the text size, and the card adapts to dark mode and to the reading direction. At accessibility text sizes, the
/// badge is above the texts; at smaller text sizes, it is next to them.
open class BadgeMessageView: PostCardView {
    // MARK: - Public

    /// The view with the background and the corners of the card, which contains all other views and clips them to its bounds.
    /// By default, the corners are continuous and have a radius of 20 points.
    public let containerView = UIView()

    /// The badge at the leading side of the texts. Its side is the `iconSide` of `PostTheme.badge`, 48 points by default.
    public let badgeView = BadgeView()

    /// The close button, which ends the post that contains the view. Its image is an X.
    ///
    /// While Bold Text is on, the lines of the X are heavier. You can set another image, which Bold Text doesn't change. While
    /// Button Shapes is on, a circle is around the image.
    public let button: UIButton = CrossButton(frame: .zero)

    /// The distances in points between the edges of the card and its content. By default, they are those of `PostTheme.badge`: 16
    /// at the top, the bottom and the leading side, and 4 at the trailing side. The left inset is at the leading side, and the
    /// right inset at the trailing side. The property has the same value as `insets`.
    public var containerViewInsets: UIEdgeInsets {
        get { insets }
        set { insets = newValue }
    }

    /// Lays out the subviews, and adapts the path of the shadow to the bounds and corners of the card.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: containerView.layer.cornerRadius).cgPath
    }

    /// Shows a badge message, and hides the views for parts that the message doesn't have.
    ///
    /// - Parameter badgeMessage: The message, which replaces the message that the view shows.
    open func set(badgeMessage: BadgeMessage) {
        show(title: badgeMessage.title, subtitle: badgeMessage.subtitle)
        badgeView.fillColor = badgeMessage.fillColor
        badgeView.image = badgeMessage.image
        imageLabel = badgeMessage.image?.spokenLabel
        textView.imageLabel = imageLabel
    }

    // MARK: - PostCardView

    /// The stack view that arranges the title and the subtitle in a column. You can add views to it. If you add a control,
    /// VoiceOver reads each text as an element of its own.
    public override var textStackView: UIStackView { textView }

    /// The stack view that arranges the badge, the texts and the close button in a row. You can add views to it.
    public override var contentStackView: UIStackView { stackView }

    // MARK: - Internal

    let textView = MessageTextView()

    override class var initialKind: PostLook.Kind { .badge }

    override var presentKind: PostLook.Kind {
        var kind = kind
        kind.look.shadowOpacity = style.theme.badgeMessageShadow.clamped.opacity
        return kind
    }

    override var surface: UIView { containerView }

    override var arrangedContent: UIView? { containerView }

    override var spacing: CGFloat {
        get { stackView.spacing }
        set { stackView.spacing = newValue }
    }

    override var iconSide: CGFloat {
        didSet { badgeConstraints?.set(CGSize(width: iconSide, height: iconSide)) }
    }

    override func insetsDidChange() { contentConstraints?.set(insets) }

    /// Sets up the card, which clips its content, and the shadow, which therefore belongs to the view.
    override func arrangeParts() {
        backgroundColor = .clear
        shadow.apply(to: layer)
        containerView.layer.cornerCurve = .continuous
        containerView.clipsToBounds = true
        addFilling(containerView)

        closeButton = button
        button.addAction(UIAction { [weak self] _ in self?.endEnclosingPost(.closeButton) }, for: .touchUpInside)
        textView.addTexts(labels)
        stackView.translatesAutoresizingMaskIntoConstraints = false
        stackView.addArrangedSubview(textView)
        stackView.addArrangedSubview(button)
        stackView.setCustomSpacing(0, after: textView)
        containerView.addSubview(stackView)
        contentConstraints = EdgeConstraints(of: stackView, in: containerView, insets: insets)
        badgeConstraints = SizeConstraints(of: badgeView, size: .zero)
        // An icon of 28 points with 10 points around it.
        let side = max(48, HitTarget.side)
        _ = SizeConstraints(of: button, size: CGSize(width: side, height: side))
        adaptToTraits { view, _ in view.placeBadge() }
    }

    /// Adds the button OK of an alert below the content.
    override func place(_ actionsView: PostActionsView) {
        let column = UIStackView(arrangedSubviews: [stackView])
        column.axis = .vertical
        column.spacing = PostTheme.Metrics.badge.spacing
        column.translatesAutoresizingMaskIntoConstraints = false
        containerView.addSubview(column)
        contentConstraints = EdgeConstraints(of: column, in: containerView, insets: insets)
        actionsView.hasSmallTitles = true
        let row = UIStackView(arrangedSubviews: [actionsView])
        // The close button is closer to the edge, since its target is larger than its image.
        row.setMargins(
            NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: (insets.left - insets.right).length))
        column.addArrangedSubview(row)
    }

    override func setOtherValues(of new: PostLook) {
        set(\.closeColor, of: new, insteadOf: closeButton?.tintColor) { closeButton?.tintColor = $0 }
        shadow = style.theme.badgeMessageShadow
        badgeView.shadow = style.theme.badgeShadow
        setNeedsLayout()
    }

    // MARK: - Private

    private let stackView = BadgeStackView()
    /// The shadow of the theme.
    private var shadow = PostStyle.Shadow.floating {
        didSet { if shadow != oldValue { shadow.apply(to: layer, insteadOf: oldValue) } }
    }
    private var contentConstraints: EdgeConstraints?
    private var badgeConstraints: SizeConstraints?

    /// Places the badge before the texts or, at accessibility text sizes, above them.
    private func placeBadge() {
        let isAbove = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let stackView = isAbove ? textView : stackView
        guard badgeView.superview !== stackView else { return }
        stackView.insertArrangedSubview(badgeView, at: 0)
        self.stackView.alignment = isAbove ? .top : .center
        textView.alignment = isAbove ? .leading : .fill
        textView.setCustomSpacing(12, after: badgeView)
    }
}

/// The row of a badge message. VoiceOver reads its views in their order: the X is higher on the screen than a title of one line.
private final class BadgeStackView: UIStackView {
    override var accessibilityElements: [Any]? {
        get { arrangedSubviews.filter { !$0.isHidden } }
        set {}
    }
}
