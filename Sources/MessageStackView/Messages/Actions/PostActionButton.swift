import UIKit

/// The button of an action, whose title wraps.
///
/// A prominent button is filled with the tint color, or with red for a destructive action. Other buttons have a translucent fill,
/// and a title in the text color, or in red for a destructive action. The title is enough to identify a button, so the button has
/// an outline only with Increase Contrast or Button Shapes. A button with separators has neither a fill nor an outline: its title
/// has the tint color, or is red for a destructive action, and is semibold if the button is prominent.
final class PostActionButton: UIButton {
    var action: PostAction {
        didSet { updateContent() }
    }

    /// A Boolean value that indicates whether the button is emphasized; false by default.
    var isProminent = false {
        didSet { updateContent() }
    }

    /// The color of the texts around the button.
    var inkColor = UIColor.label {
        didSet { updateContent() }
    }

    /// A Boolean value that indicates whether the button is smaller than its area for touches, for use next to small texts.
    var isSmall = false {
        didSet { updateContent() }
    }

    /// The edges of the button with a line that separates it from the views there; none by default. They can be the top and the
    /// left edge; left means leading.
    var separatorEdges: UIRectEdge = [] {
        didSet {
            guard separatorEdges != oldValue else { return }
            updateSeparators()
            updateContent()
        }
    }

    /// The typeface; nil, the default, for that of the system.
    var face: PostTheme.Typeface? {
        didSet { updateContent() }
    }

    /// The least height in points; 44 by default. The corners are round unless the button has separators.
    var height = HitTarget.side {
        didSet {
            guard height != oldValue else { return }
            minimumHeight.constant = height
            updateContent()
        }
    }

    /// The fills behind the button; none if they are unknown.
    var ground: [PostFill] = [] {
        didSet { if ground != oldValue { updateContent() } }
    }

    /// A Boolean value that indicates whether the handler of the action runs. Then an activity indicator or, with Reduce
    /// Motion, a still hourglass replaces the title, and the button keeps its size.
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
            UIAccessibility.reduceMotionStatusDidChangeNotification: { [weak self] _ in
                if let self, isRunning { updateContent() }
            },
            UIAccessibility.buttonShapesEnabledStatusDidChangeNotification: { [weak self] _ in self?.updateContent() },
        ])
        adaptToTraits { button, previous in
            let traits = button.traitCollection
            if traits.preferredContentSizeCategory != previous?.preferredContentSizeCategory { button.updateContent() }
            if traits.displayScale != previous?.displayScale { button.updateSeparators() }
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The width in points with the title on one line.
    var naturalWidth: CGFloat {
        max(HitTarget.side, titledSize?.width ?? sizeThatFits(.unlimited).width)
    }

    override var intrinsicContentSize: CGSize { titledSize ?? super.intrinsicContentSize }

    override func updateConfiguration() {
        super.updateConfiguration()
        guard isSeparated, configuration?.background.backgroundColor != pressedFill else { return }
        configuration?.background.backgroundColor = pressedFill
    }

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

    private var isSeparated: Bool { !separatorEdges.isEmpty }
    private var separators: [UIView] = []

    /// The background of a button with separators.
    private var pressedFill: UIColor { isHighlighted ? .systemFill : .clear }

    private var ownFont: PostFont {
        if isSeparated { return isProminent ? .preferredTitle : .title }
        return isSmall ? .smallAction : .action
    }

    private func updateSeparators() {
        for view in separators { view.removeFromSuperview() }
        separators =
            separatorEdges.isEmpty ? [] : [UIRectEdge.top, .left].filter(separatorEdges.contains).map(addSeparator)
    }

    private func addSeparator(at edge: UIRectEdge) -> UIView {
        let view = UIView()
        view.backgroundColor = .separator
        view.isUserInteractionEnabled = false
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        let length = edge == .top ? view.heightAnchor : view.widthAnchor
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: topAnchor),
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            edge == .top
                ? view.trailingAnchor.constraint(equalTo: trailingAnchor)
                : view.bottomAnchor.constraint(equalTo: bottomAnchor),
            length.constraint(equalToConstant: 1 / max(1, traitCollection.displayScale)),
        ])
        return view
    }

    private func updateContent() {
        var content =
            isSeparated ? UIButton.Configuration.plain() : isProminent ? UIButton.Configuration.filled() : .gray()
        content.title = action.title
        let font = ownFont.with(face).font(in: traitCollection)
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
        content.background.cornerRadius = isSeparated ? 0 : height / 2 - inset
        content.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        setColors(of: &content)
        titledSize = nil
        configuration = content
        if isRunning {
            titledSize = CGSize(width: naturalWidth, height: max(bounds.height, intrinsicContentSize.height))
            content.title = nil
            let isStill = UIAccessibility.reducesMotion
            content.image = isStill ? PostActivityView.stillSymbol : nil
            content.showsActivityIndicator = !isStill
            configuration = content
        }
        invalidateIntrinsicContentSize()
        accessibilityLabel = action.title
        accessibilityLanguage = postStrings.speechLanguage(of: action.title)
        accessibilityAttributedValue =
            isRunning ? postStrings.spoken(postStrings.inProgress) : nil
    }

    /// Sets the colors of the title, the fill and the outline.
    private func setColors(of content: inout UIButton.Configuration) {
        let colors = PostLook.Button(
            isSeparated ? .separated : isProminent ? .prominent : .quiet, isDestructive: action.role == .destructive,
            tint: tintColor, ink: inkColor, ground: ground)
        content.baseForegroundColor = colors.title
        guard let outline = colors.outline else { return content.background.backgroundColor = pressedFill }
        content.baseBackgroundColor = colors.fill
        let hasShape = UIAccessibility.buttonShapesEnabled
        content.background.strokeColor = hasShape ? outline : .clear.withIncreasedContrast(outline)
        content.background.strokeWidth = hasShape ? 1.5 : 1
    }
}

extension PostFont {
    /// The font of buttons.
    fileprivate static let action = PostFont.system(.body, size: 17, weight: .medium)
    /// The font of buttons that are separated by lines.
    fileprivate static let title = PostFont.system(.body, size: 17, weight: .regular)
    /// The font of a prominent button that is separated by lines.
    fileprivate static let preferredTitle = PostFont.system(.body, size: 17, weight: .semibold)
    /// The font of buttons next to small texts.
    fileprivate static let smallAction = PostFont.system(.subheadline, size: 15, weight: .semibold)
}
