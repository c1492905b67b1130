import UIKit

/// The button of an action, whose title wraps.
///
/// A prominent button is filled with the tint color, or with red for a destructive action. Other buttons have a translucent fill,
/// and a title in the text color, or in red for a destructive action. The title is enough to identify a button, so the button has
/// an outline only with Increase Contrast or Button Shapes.
final class PostActionButton: UIButton {
    var action: PostAction {
        didSet { updateContent() }
    }

    /// A Boolean value that indicates whether the button is emphasized; false by default.
    var isProminent = false {
        didSet { updateContent() }
    }

    /// The color of the texts around the button.
    var textColor = UIColor.label {
        didSet { updateContent() }
    }

    /// A Boolean value that indicates whether the button is smaller than its area for touches, for use next to small texts.
    var isSmall = false {
        didSet { updateContent() }
    }

    /// The typeface; nil, the default, for that of the system.
    var face: PostTheme.Typeface? {
        didSet { updateContent() }
    }

    /// The least height in points; 44 by default.
    var height = HitTarget.side {
        didSet {
            guard height != oldValue else { return }
            minimumHeight.constant = height
            updateContent()
        }
    }

    /// The fills behind the button; none if they are unknown.
    var backgroundFills: [PostFill] = [] {
        didSet { if backgroundFills != oldValue { updateContent() } }
    }

    /// A Boolean value that indicates whether the handler of the action runs. Then an activity indicator replaces the title, and
    /// the button keeps its size.
    var isRunning = false {
        didSet { updateContent() }
    }

    init(_ action: PostAction, choose: @escaping @MainActor (PostActionButton) -> Void) {
        self.action = action
        super.init(frame: .zero)
        accessibilityIdentifier = action.id
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        setContentCompressionResistancePriority(.required, for: .vertical)
        NSLayoutConstraint.activate([
            minimumHeight,
            // In a row, a post that has just become narrow may be narrower than its buttons for one layout.
            widthAnchor.constraint(greaterThanOrEqualToConstant: HitTarget.side).prioritized(.postLimit),
        ])
        addAction(
            UIAction { [weak self] _ in
                if let self { choose(self) }
            }, for: .touchUpInside)
        observers = NotificationObservers([
            UIAccessibility.buttonShapesEnabledStatusDidChangeNotification: { [weak self] _ in self?.updateContent() }
        ])
        adaptToTraits { button, previous in
            let size = button.traitCollection.preferredContentSizeCategory
            if size != previous?.preferredContentSizeCategory { button.updateContent() }
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The width in points with the title on one line.
    var naturalWidth: CGFloat {
        max(HitTarget.side, titledSize?.width ?? sizeThatFits(.unlimited).width)
    }

    override var intrinsicContentSize: CGSize { titledSize ?? super.intrinsicContentSize }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContent()
    }

    // MARK: - Private

    private var observers: NotificationObservers?
    private lazy var minimumHeight = heightAnchor.constraint(greaterThanOrEqualToConstant: height)
    /// The size with the title, while the activity indicator replaces it.
    private var titledSize: CGSize?

    /// The distance in points from the upper and lower edges of a small button to its visible shape, which is 34 points high
    /// at the default text size.
    private static let smallInset: CGFloat = 5

    private func updateContent() {
        var content = isProminent ? UIButton.Configuration.filled() : .gray()
        content.title = action.title
        let font = (isSmall ? PostFont.smallAction : .action).with(face).font(in: traitCollection)
        content.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = font
            return attributes
        }
        content.image = action.image?.images?.first ?? action.image
        content.imagePadding = 6
        let inset = isSmall ? Self.smallInset : 0
        content.background.backgroundInsets = NSDirectionalEdgeInsets(
            top: inset, leading: 0, bottom: inset, trailing: 0)
        content.cornerStyle = .fixed
        content.background.cornerRadius = height / 2 - inset
        content.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        setColors(of: &content)
        titledSize = nil
        configuration = content
        if isRunning {
            titledSize = CGSize(width: naturalWidth, height: max(bounds.height, intrinsicContentSize.height))
            (content.title, content.image) = (nil, nil)
            content.showsActivityIndicator = true
            configuration = content
        }
        invalidateIntrinsicContentSize()
        accessibilityLabel = action.title
        accessibilityValue = isRunning ? postStrings.inProgress : nil
    }

    /// Sets the colors of the title, the fill and the outline.
    private func setColors(of content: inout UIButton.Configuration) {
        let colors = PostLook.Button(
            isProminent: isProminent, isDestructive: action.role == .destructive, tint: tintColor, textColor: textColor,
            backgroundFills: backgroundFills)
        content.baseForegroundColor = colors.title
        content.baseBackgroundColor = colors.fill
        let hasShape = UIAccessibility.buttonShapesEnabled
        content.background.strokeColor = hasShape ? colors.outline : .clear.withIncreasedContrast(colors.outline)
        content.background.strokeWidth = hasShape ? 1.5 : 1
    }
}

extension PostFont {
    /// The font of buttons.
    fileprivate static let action = PostFont.system(.body, size: 17, weight: .medium)
    /// The font of buttons next to small texts.
    fileprivate static let smallAction = PostFont.system(.subheadline, size: 15, weight: .semibold)
}
