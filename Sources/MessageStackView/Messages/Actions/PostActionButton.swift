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

    /// The font that replaces the system font, at the same size; nil, the default, for none.
    var face: UIFont? {
        didSet { updateContent() }
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
            heightAnchor.constraint(greaterThanOrEqualToConstant: HitTarget.side),
            widthAnchor.constraint(greaterThanOrEqualToConstant: HitTarget.side),
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
        let font = ownFont.font(face: face, in: traitCollection)
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
        content.background.cornerRadius = isSeparated ? 0 : HitTarget.side / 2 - inset
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
        accessibilityLanguage = PostStrings.current.speechLanguage(of: action.title)
        accessibilityAttributedValue =
            isRunning ? PostStrings.current.spoken(PostStrings.current.inProgress) : nil
    }

    /// Sets the colors of the title, the fill and the outline.
    private func setColors(of content: inout UIButton.Configuration) {
        let isDestructive = action.role == .destructive
        let color: UIColor = isDestructive ? .systemRed : tintColor
        guard !isSeparated else {
            content.baseForegroundColor = color.legible(on: .clear, over: ground)
            content.background.backgroundColor = pressedFill
            return
        }
        if isProminent {
            content.baseForegroundColor = color.inkOnFill
            content.baseBackgroundColor = color.legibleFill
        } else {
            let fill = inkColor.quietFill(on: ground)
            content.baseForegroundColor = isDestructive ? color.legible(on: fill, over: ground) : inkColor
            content.baseBackgroundColor = fill
        }
        let hasShape = UIAccessibility.buttonShapesEnabled
        let outline = inkColor.outline(on: ground)
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

extension UIColor {
    /// Returns the translucent background of a title in this color: the color itself or, where the title would have too little
    /// contrast, black or white.
    ///
    /// A light color on a dark background needs twice the opacity of a dark color on a light one to be equally visible. Apple's
    /// system fills have the same ratio.
    fileprivate func quietFill(on ground: [PostFill]) -> UIColor {
        UIColor { traits in
            let ink = self.resolvedColor(with: traits)
            let opposite = UIColor.blackOrWhite(on: [ink])
            let opacity = opposite == .black ? 0.16 : 0.08
            let wash = ink.withAlphaComponent(opacity * (traits.accessibilityContrast == .high ? 1.5 : 1))
            return [wash].first(over: ground.visibleColors(in: traits), contrast: Contrast.text, to: ink)
                ?? opposite.withAlphaComponent(0.24)
        }
    }

    /// Returns the color, or black or white where the color has too little contrast for an outline.
    fileprivate func outline(on ground: [PostFill]) -> UIColor {
        UIColor { traits in
            let grounds = ground.visibleColors(in: traits)
            return [self.resolvedColor(with: traits)].first(over: grounds, contrast: Contrast.graphic)
                ?? .blackOrWhite(on: grounds)
        }
    }

    /// Returns the color, mixed with the least black or white that makes a title on a translucent fill legible.
    fileprivate func legible(on fill: UIColor, over ground: [PostFill]) -> UIColor {
        UIColor { traits in
            let fill = fill.resolvedColor(with: traits)
            return self.resolvedColor(with: traits)
                .legible(on: ground.visibleColors(in: traits).map(fill.composited))
        }
    }

    /// The dynamic color of texts on `legibleFill`; see `ink`.
    fileprivate var inkOnFill: UIColor {
        UIColor { self.resolvedColor(with: $0).ink }
    }

    /// The color, darkened for white texts or brightened for black ones until these are legible.
    fileprivate var legibleFill: UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.legible(on: [color.ink])
        }
    }

    /// The color of texts on the color: white, or black if the contrast to white is below 3 : 1.
    private var ink: UIColor { [.white].first(over: [self], contrast: Contrast.graphic) ?? .black }
}
