public import UIKit

/// A card with a badge, a title, a subtitle and a close button.
///
/// VoiceOver reads the texts as one element, then the button. The escape gesture closes the card too. Texts follow the
/// text size, and the card follows the interface style and the reading direction. At accessibility text sizes the badge
/// is above the texts, which use its room.
open class BadgeMessageView: PostCardView {
    // MARK: - Public

    /// The shadow of the card: black, radius 14, opacity 0.18, offset (0, 6) by default. It is read when a view is created.
    public static var shadowComponents = ShadowComponents.floating

    /// The card, which clips its content. Its corners are continuous, with a radius of 20 points.
    public let containerView = UIView()

    /// The badge at the leading edge: 48 × 48 points by default.
    public let badgeView = BadgeView()

    /// The close button, which ends the post that contains the view at any depth. Its image is an X, which is heavier
    /// with the Bold Text setting unless the app has set another image. With Button Shapes, a circle is around the
    /// image.
    public let button: UIButton = CrossButton(frame: .zero)

    /// The points between the edges of the card and its content: 16 above, below and before it, and 4 after it by default.
    /// Left and right mean leading and trailing.
    public var containerViewInsets: UIEdgeInsets {
        get { insets }
        set { insets = newValue }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: containerView.layer.cornerRadius).cgPath
    }

    /// Shows a badge message.
    open func set(badgeMessage: BadgeMessage) {
        show(title: badgeMessage.title, subtitle: badgeMessage.subtitle)
        badgeView.fillColor = badgeMessage.fillColor
        badgeView.image = badgeMessage.image
        textView.imageLabel = badgeMessage.image?.spokenLabel
    }

    // MARK: - PostCardView

    public override var textStackView: UIStackView { textView }

    public override var contentStackView: UIStackView { stackView }

    /// 0, since the message has no actions of its own.
    open override var minimumDuration: TimeInterval { 0 }

    // MARK: - Internal

    let textView = MessageTextView()
    /// The scroll view around the texts, once they were too long for the screen.
    private(set) var textScrollView: PostScrollView?

    override class var initialKind: PostLook.Kind {
        var kind = PostLook.Kind.badge
        kind.look.shadowOpacity = shadowComponents.clamped.opacity
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
        Self.shadowComponents.apply(to: layer)
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
        updateElements()
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
        actionsView.contentDidChange = { [weak self] in self?.updateElements() }
        let row = UIStackView(arrangedSubviews: [actionsView])
        // The close button is closer to the edge, since its target is larger than its image.
        row.setMargins(
            NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: (insets.left - insets.right).length))
        column.addArrangedSubview(row)
    }

    override func set(_ look: PostLook) {
        if closeButton?.tintColor != look.closeColor { closeButton?.tintColor = look.closeColor }
        setNeedsLayout()
    }

    override func noteOtherValuesOfApp() {
        note(\.closeColor, closeButton?.tintColor)
    }

    // MARK: - Private

    private let stackView = UIStackView()
    private var contentConstraints: EdgeConstraints?
    private var badgeConstraints: SizeConstraints?

    private func updateElements() {
        accessibilityElements = [textView, button] + (actions?.buttons ?? [])
    }

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

// MARK: - PostTextScrolling

extension BadgeMessageView: PostTextScrolling {
    func scrollText() -> Bool {
        // In a scroll view, the texts are no arranged subview any more.
        guard let index = stackView.arrangedSubviews.firstIndex(of: textView) else { return false }
        let scrollView = PostScrollView(containing: textView)
        textScrollView = scrollView
        stackView.insertArrangedSubview(scrollView, at: index)
        stackView.setCustomSpacing(0, after: scrollView)
        return true
    }
}
