import UIKit

/// A card with a badge, a title, a subtitle and a cross that closes it.
///
/// VoiceOver reads the texts as one element, then the cross; the escape gesture closes it too. Texts follow the text
/// size, the card the interface style and the reading direction. At the accessibility sizes the badge stands above the
/// texts, which have its room.
open class BadgeMessageView: UIView {
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

    /// The card's shadow: black, radius 8, opacity 0.3, offset (0, 3). Read when a view is made.
    public static var shadowComponents = ShadowComponents(
        radius: 8, opacity: 0.3, color: .black, offset: CGSize(width: 0, height: 3))

    /// The card; its corners are continuous, 16 points, and clip what is in it.
    public let containerView = UIView()

    /// The badge at the leading edge, 48 × 48 points.
    public let badgeView = BadgeView()

    /// 18 points, heavy, at the default text size.
    public let titleLabel = UILabel()

    /// 13 points, regular, at the default text size.
    public let subtitleLabel = UILabel()

    /// The cross. It ends the post that the view stands in, at whatever depth. With Bold Text it is heavier, unless it
    /// has another image, and with Button Shapes there is a ring around it.
    public let button: UIButton = CrossButton(frame: .zero)

    /// Between the card's edges and its content, in points: 20 above and below, 15 before, 5 after; left and right
    /// stand for leading and trailing.
    public var containerViewInsets = UIEdgeInsets(top: 20, left: 15, bottom: 20, right: 5) {
        didSet { contentConstraints?.set(containerViewInsets) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.cornerRadius).cgPath
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        placeBadge()
    }

    /// Shows `badgeMessage` in place of the previous one.
    public func set(badgeMessage: BadgeMessage) {
        titleLabel.show(badgeMessage.title)
        subtitleLabel.show(badgeMessage.subtitle)
        badgeView.fillColor = badgeMessage.fillColor
        badgeView.image = badgeMessage.image
        backgroundImageView.tintColor = badgeMessage.fillColor
        backgroundImageView.image = badgeMessage.image?.withRenderingMode(.alwaysTemplate)
    }

    /// Leaves out the card and its shadow for a style with a background. Texts and the cross take the text colour over,
    /// unless somebody has given them one. What is changed after this stays.
    open func apply(_ style: PostStyle) {
        let hasBackground = !style.background.isEmpty
        styledValues.set(\.backgroundColor, of: containerView, to: hasBackground ? .some(.clear) : nil)
        styledValues.set(\.cornerRadius, of: containerView.layer, to: hasBackground ? 0 : nil)
        styledValues.set(\.shadowOpacity, of: layer, to: hasBackground ? 0 : nil)
        let color = style.textColor
        styledValues.set(\.textColor, of: titleLabel, to: color.map { .some($0) }, insteadOf: .label)
        styledValues.set(\.textColor, of: subtitleLabel, to: color.map { .some($0) }, insteadOf: .badgeSubtitle)
        styledValues.set(\.tintColor, of: button, to: color.map { .some($0) }, insteadOf: .badgeSubtitle)
        if style.isPlain { styledValues.forget() }
        textStackView.updateCaptionColor()
    }

    open override func accessibilityPerformEscape() -> Bool {
        endEnclosingPost(.escape)
    }

    // MARK: - Internal

    let backgroundImageView = UIImageView()
    let textStackView = MessageTextView()
    /// The scroll view around the texts, once they were too long for the screen.
    private(set) var textScrollView: PostScrollView?

    // MARK: - Private

    private static let cornerRadius: CGFloat = 16

    private let contentStackView = UIStackView()
    private var contentConstraints: EdgeConstraints?
    private var backgroundImageConstraint: NSLayoutConstraint?
    private var styledValues = StyledValues()

    private func setUp() {
        setUpCard()
        setUpContent()
        accessibilityElements = [textStackView, button]
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

        backgroundImageView.contentMode = .scaleAspectFit
        backgroundImageView.alpha = 0.06
        backgroundImageView.translatesAutoresizingMaskIntoConstraints = false
        containerView.addSubview(backgroundImageView)
        _ = SizeConstraints(of: backgroundImageView, size: CGSize(width: 96, height: 96))
        backgroundImageView.leadingAnchor.constraint(equalTo: containerView.leadingAnchor, constant: -8).isActive = true
    }

    private func setUpContent() {
        titleLabel.font = .scaled(.headline, size: 18, weight: .heavy)
        titleLabel.textColor = .label
        subtitleLabel.font = .scaled(.footnote, size: 13)
        subtitleLabel.textColor = .badgeSubtitle
        textStackView.addTexts(title: titleLabel, subtitle: subtitleLabel, spacing: 4)

        button.tintColor = .badgeSubtitle
        button.accessibilityLabel = PostStrings.current.dismiss
        button.addAction(UIAction { [weak self] _ in self?.endEnclosingPost(.closeButton) }, for: .touchUpInside)

        contentStackView.spacing = 22
        contentStackView.translatesAutoresizingMaskIntoConstraints = false
        contentStackView.addArrangedSubview(textStackView)
        contentStackView.addArrangedSubview(button)
        contentStackView.setCustomSpacing(0, after: textStackView)
        containerView.addSubview(contentStackView)

        contentConstraints = EdgeConstraints(of: contentStackView, in: containerView, insets: containerViewInsets)
        _ = SizeConstraints(of: badgeView, size: CGSize(width: 48, height: 48))
        // An icon of 28 points with 10 points around it, more than the 44 that a finger needs.
        _ = SizeConstraints(of: button, size: CGSize(width: 48, height: 48))
        placeBadge()
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
        // Moving the badge to another superview has removed the previous constraint.
        backgroundImageConstraint?.isActive = false
        backgroundImageConstraint = backgroundImageView.centerYAnchor.constraint(equalTo: badgeView.centerYAnchor)
        backgroundImageConstraint?.isActive = true
    }
}

// MARK: - PostCaptioning

extension BadgeMessageView: PostCaptioning {
    public func show(caption: String?) {
        textStackView.show(caption: caption)
    }
}

// MARK: - PostStyled

extension BadgeMessageView: PostStyled {}

// MARK: - PostClosable

extension BadgeMessageView: PostClosable {
    public var closeControl: UIControl? { button }
}

// MARK: - PostTextScrolling

extension BadgeMessageView: PostTextScrolling {
    func scrollText() -> Bool {
        // In a scroll view, the texts are no arranged subview any more.
        guard let index = contentStackView.arrangedSubviews.firstIndex(of: textStackView) else { return false }
        let scrollView = PostScrollView()
        textScrollView = scrollView
        textStackView.removeFromSuperview()
        textStackView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(textStackView)
        NSLayoutConstraint.activate(scrollView.constraints(containing: textStackView, .postTextHeight))
        contentStackView.insertArrangedSubview(scrollView, at: index)
        contentStackView.setCustomSpacing(0, after: scrollView)
        return true
    }
}
