public import UIKit

/// A view that shows a ``Message``: an icon, a title and a subtitle between two images, and buttons. Parts that the message
/// doesn't have are hidden.
///
/// VoiceOver reads the texts as one element. The texts grow with the text size and adapt to the reading direction. All texts and
/// template images have the tint color of the view, unless the message has a severity. If the texts are too long for the screen,
/// they scroll, and the buttons remain visible.
open class MessageView: PostCardView {
    // MARK: - Public

    /// The view that contains all other views of the message, and clips them to its bounds. It fills the message view.
    public let containerView = UIView()

    /// The stack view that arranges the icon, `leftImageView`, the texts and `rightImageView` in a row or, with
    /// `PostPresentation.hud`, in a column. By default, its spacing is that of `PostTheme.message`, 12 points.
    public let horizontalStackView = UIStackView()

    /// The image view before the texts, which shows `Message.leftImage`. It is hidden if the message has no such image.
    /// `leftImageViewSize` sets its size.
    public let leftImageView: UIImageView = MessageImageView()

    /// The image view after the texts, which shows `Message.rightImage`. It is hidden if the message has no such image.
    /// `rightImageViewSize` sets its size.
    public let rightImageView: UIImageView = MessageImageView()

    /// The stack view that arranges the title and the subtitle in a column, with a spacing of 2 points. You can add views to
    /// it.
    public var verticalStackView: UIStackView { textView }

    /// The size of `leftImageView` in points. By default, it is a square whose side is the `iconSide` of `PostTheme.message`, 32
    /// points.
    public var leftImageViewSize = CGSize.zero {
        didSet { (leftImageView as? MessageImageView)?.size = leftImageViewSize }
    }

    /// The size of `rightImageView` in points. The default is 24 × 24.
    public var rightImageViewSize = CGSize(width: 24, height: 24) {
        didSet { (rightImageView as? MessageImageView)?.size = rightImageViewSize }
    }

    /// Shows a message, and hides the views for parts that the message doesn't have.
    ///
    /// - Parameter message: The message, which replaces the message that the view shows.
    open func set(message: Message) {
        for (imageView, image) in [(leftImageView, message.leftImage), (rightImageView, message.rightImage)] {
            imageView.show(image)
            imageView.isHidden = image == nil
        }
        severity = message.severity
        show(title: message.title, subtitle: message.subtitle, icon: message.icon, actions: message.actions)
        textView.imageLabel = imageLabel
    }

    // MARK: - PostCardView

    /// The stack view that arranges the title and the subtitle in a column. It is the same as `verticalStackView`.
    public override var textStackView: UIStackView { textView }

    /// The stack view that arranges the icon, the images and the texts. It is the same as `horizontalStackView`.
    public override var contentStackView: UIStackView { horizontalStackView }

    /// Applies the colors, fonts and metrics of a style and its theme to the message. The library calls this method before the
    /// post enters, and when the style changes.
    ///
    /// - Parameter style: The style of the post. An override calls the implementation of `super` with it.
    open override func apply(_ style: PostStyle) {
        super.apply(style)
        updateCentering()
        updateWidth()
    }

    /// A Boolean value that indicates whether the message hides or shortens a part while `isExpanded` is false: its subtitle, the
    /// image after the texts, or its buttons. If the value is false, the user can't open the post.
    open override var hasDetails: Bool { super.hasDetails || rightImageView.image != nil }

    // MARK: - UIView

    open override func layoutSubviews() {
        arrangeActions()
        updateLineWidth()
        super.layoutSubviews()
        updateShadowPath()
    }

    // MARK: - Internal

    /// A Boolean value that indicates whether the texts are centered below the icon, and the buttons below the texts, as in a
    /// HUD; false by default.
    private(set) var isCentered = false {
        didSet {
            guard isCentered != oldValue else { return }
            horizontalStackView.axis = isCentered ? .vertical : .horizontal
            alignIcon()
            actions?.fillsWidth = isCentered
            updateLook()
            updateLineWidth()
            setNeedsLayout()
        }
    }

    /// A Boolean value that indicates whether the parts belong below each other at the present place, with the present style.
    var needsCentering: Bool { style.arrangement == .hud }

    func updateCentering() { isCentered = needsCentering }

    /// A Boolean value that indicates whether the message shows the progress of an operation, which needs no answer.
    var showsProgress: Bool { false }

    /// The texts, which VoiceOver reads as one element.
    let textView = MessageTextView()

    /// The kind of new messages.
    package static var messageKind = PostLook.Kind.message

    override class var initialKind: PostLook.Kind { messageKind }

    /// A Boolean value that indicates whether the message has its own shadow in any post, as in version 3; false by default.
    package var keepsShadow = false

    override var spacing: CGFloat {
        get { horizontalStackView.spacing }
        set { horizontalStackView.spacing = newValue }
    }

    override var arrangedContent: UIView? { containerView }

    override var centersTexts: Bool { isCentered || style.arrangement == .toast }

    override var offeredActions: [PostAction] { showsProgress ? allActions : super.offeredActions }

    override func arrangeParts() {
        containerView.clipsToBounds = true
        addFilling(containerView)
        horizontalStackView.alignment = .center
        horizontalStackView.translatesAutoresizingMaskIntoConstraints = false
        containerView.addSubview(horizontalStackView)
        contentConstraints = EdgeConstraints(of: horizontalStackView, in: containerView, insets: insets)
        textView.addTexts(labels)
        for imageView in [leftImageView, rightImageView] {
            imageView.contentMode = .scaleAspectFit
            imageView.isHidden = true
        }
        (rightImageView as? MessageImageView)?.size = rightImageViewSize
        for view in [leftImageView, textView, rightImageView] { horizontalStackView.addArrangedSubview(view) }
        PostStyle.Shadow.message.apply(to: layer)
        adaptToTraits { view, _ in
            view.alignIcon()
            view.setNeedsLayout()
        }
    }

    override func place(_ iconView: PostIconView) {
        horizontalStackView.insertArrangedSubview(iconView, at: 0)
        alignIcon()
    }

    /// Adds the buttons, and moves the texts into a scroll view, in which they scroll separately.
    override func place(_ actionsView: PostActionsView) {
        actionsView.hasSmallTitles = true
        actionsView.fillsWidth = isCentered
        actionsView.contentDidChange = { [weak self] in self?.setNeedsLayout() }
        contentStack.addArrangedSubview(PostScrollView(containing: horizontalStackView))
        contentStack.addArrangedSubview(actionsView)
        contentStack.translatesAutoresizingMaskIntoConstraints = false
        containerView.addSubview(contentStack)
        contentConstraints = EdgeConstraints(of: contentStack, in: containerView, insets: insets)
    }

    override func insetsDidChange() { contentConstraints?.set(insets) }

    override func contentDidChange() {
        super.contentDidChange()
        updateLineWidth()
        if style.isCompact { updateLook() }
    }

    override func updateCompactness() {
        super.updateCompactness()
        rightImageView.isHidden = !isExpanded || rightImageView.image == nil
        updateWidth()
    }

    override var presentKind: PostLook.Kind {
        let isToast = style.arrangement == .toast
        var kind = kind
        if isCompactPill || isToast {
            kind = PostLook.Kind(\.toast, kind.look, hasSmallTitle: isToast) {
                if isToast { $0.title.font = $0.title.font?.weighted(.medium) }
            }
        }
        // The shadows of a post are those of its style. Only a bar has the one of the message, at its far edge.
        if !keepsShadow, let slot = enclosingSlot, !slot.fillsUnsafeArea { kind.look.shadowOpacity = 0 }
        return kind
    }

    override func edgeDidChange() {
        super.edgeDidChange()
        updateLook()
    }

    override func adjust(_ look: inout PostLook) {
        guard isCompactPill, showsActionsCompact else { return }
        // The target of a button is as high as the capsule.
        look.insets?.top = 0
        look.insets?.bottom = 0
        look.insets?.right = 8
    }

    override func setOtherValues(of new: PostLook) {
        set(\.imageSize, of: new, insteadOf: leftImageViewSize) { leftImageViewSize = $0 ?? leftImageViewSize }
    }

    // MARK: - Private

    /// The fraction of the width that buttons next to a text of several lines can have.
    private static let maximumActionsWidth: CGFloat = 0.4

    /// The stack of the scrolling texts and the buttons.
    private let contentStack = UIStackView()
    private var contentConstraints: EdgeConstraints?
    private lazy var filledWidth = textView.widthAnchor.constraint(equalTo: horizontalStackView.widthAnchor)
        .prioritized(.postLimit)
    private lazy var leastLineWidth = textView.widthAnchor.constraint(greaterThanOrEqualToConstant: 0)
        .prioritized(.postLineWidth)
    private lazy var wide = widthAnchor.constraint(equalToConstant: 1_000).prioritized(.defaultHigh)
    private var shadowPath: CGPath?

    /// Aligns an icon above centered texts, with the middle of others or, at accessibility text sizes, with their first line.
    private func alignIcon() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        if hasIcon { horizontalStackView.alignment = isLarge && !isCentered ? .top : .center }
    }

    /// Limits the shadow of a bar to its far edge, since it would otherwise fall on the part in the unsafe area. A path that the app
    /// has set stays.
    private func updateShadowPath() {
        guard layer.shadowPath == shadowPath else { return }
        shadowPath = nil
        if let slot = enclosingSlot, slot.fillsUnsafeArea, let edge = slot.edge {
            let y = edge == .top ? bounds.maxY - 1 : bounds.minY
            shadowPath = UIBezierPath(rect: CGRect(x: bounds.minX, y: y, width: bounds.width, height: 1)).cgPath
        }
        layer.shadowPath = shadowPath
    }

    // MARK: Pill

    /// A Boolean value that indicates whether the message is a compact pill.
    private var isCompactPill: Bool { style.isCompact && !isExpanded }

    /// Gives an open pill its maximum width. A compact one is as wide as its content.
    private func updateWidth() {
        let isWide = style.isCompact && isExpanded
        if isWide || wide.isActive { wide.isActive = isWide }
    }

    // MARK: Actions

    /// Places the buttons beside the texts if both fit on one line or the buttons are narrow. Places them below otherwise, when
    /// an error is shown, and when the texts are centered.
    private func arrangeActions() {
        guard let actions, offersActions, containerView.superview != nil,
            bounds.width > 0 || isCompactPill || isCentered
        else { return }
        // A post that is as wide as its content may be narrower than its texts and buttons in a row.
        let slot = enclosingSlot
        let room = slot?.hugsContent == true ? slot?.greatestWidth ?? bounds.width : bounds.width
        let width = room - insets.left - insets.right
        let buttonWidth = actions.rowWidth + horizontalStackView.spacing
        let fitsBeside = textWidth + buttonWidth <= width || buttonWidth <= width * Self.maximumActionsWidth
        // A compact pill is as wide as its content.
        let isBeside = (fitsBeside || isCompactPill) && !isCentered && !actions.showsError
        actions.isInline = isBeside
        contentStack.axis = isBeside ? .horizontal : .vertical
        contentStack.alignment = isBeside ? .center : .fill
        contentStack.spacing = horizontalStackView.spacing
    }

    /// The width in points of the texts with one line each, and of the images next to them.
    private var textWidth: CGFloat {
        let images = horizontalStackView.arrangedSubviews.filter { $0 !== textView && !$0.isHidden }
        return images.reduce(lineWidth) { $0 + $1.bounds.width + horizontalStackView.spacing }
    }

    /// The width in points of the texts with one line each.
    private var lineWidth: CGFloat {
        let texts = textView.arrangedSubviews.filter { !$0.isHidden }
        // The width of other views, such as a bar, may be that of the last arrangement.
        let widths = texts.map { ($0 as? UILabel)?.sizeThatFits(.unlimited).width ?? $0.intrinsicContentSize.width }
        return widths.max() ?? 0
    }

    /// Gives centered texts the width of the post, and at least that of their lines. A post that is as wide as its content would
    /// otherwise be as narrow as its buttons.
    private func updateLineWidth() {
        let width = isCentered ? lineWidth.rounded(.up) : 0
        if leastLineWidth.constant != width { leastLineWidth.constant = width }
        actions?.greatestRowWidth = isCentered && enclosingSlot?.hugsContent == true ? width : .infinity
        for constraint in [filledWidth, leastLineWidth] where constraint.isActive != isCentered {
            constraint.isActive = isCentered
        }
    }
}
