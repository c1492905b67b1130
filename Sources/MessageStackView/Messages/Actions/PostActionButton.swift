import UIKit

/// The button of an action, whose title wraps.
final class PostActionButton: UIButton {
    /// The prominence of a button. With Button Shapes, each has a thicker outline in the color of the texts.
    enum Emphasis {
        /// A translucent background and an outline in the color of the texts.
        case quiet
        /// A background in the tint color.
        case prominent
        /// A red background.
        case destructive
    }

    var action: PostAction {
        didSet { updateContent() }
    }

    var emphasis = Emphasis.quiet {
        didSet { updateContent() }
    }

    /// The color of the texts around the button.
    var inkColor = UIColor.label {
        didSet { updateContent() }
    }

    /// A Boolean value that indicates whether the title is small, for a button next to small texts.
    var isSmall = false {
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

    /// The minimum width and height of a button in points, as Apple's Human Interface Guidelines recommend.
    static let minimumSide: CGFloat = 44

    init(_ action: PostAction, choose: @escaping @MainActor (PostActionButton) -> Void) {
        self.action = action
        super.init(frame: .zero)
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        setContentCompressionResistancePriority(.required, for: .vertical)
        NSLayoutConstraint.activate([
            heightAnchor.constraint(greaterThanOrEqualToConstant: Self.minimumSide),
            widthAnchor.constraint(greaterThanOrEqualToConstant: Self.minimumSide),
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
        updateContent()
    }

    required init?(coder: NSCoder) { nil }

    /// The width in points with the title on one line.
    var naturalWidth: CGFloat {
        max(Self.minimumSide, titledSize?.width ?? sizeThatFits(.unlimited).width)
    }

    override var intrinsicContentSize: CGSize { titledSize ?? super.intrinsicContentSize }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContent()
    }

    // MARK: - Private

    private var observers: NotificationObservers?
    /// The size with the title, while the activity indicator replaces it.
    private var titledSize: CGSize?

    private func updateContent() {
        var content = emphasis == .quiet ? UIButton.Configuration.gray() : .filled()
        content.title = action.title
        content.buttonSize = isSmall ? .small : .medium
        content.image = action.image?.images?.first ?? action.image
        content.imagePadding = 6
        content.cornerStyle = .fixed
        content.background.cornerRadius = Self.minimumSide / 2
        content.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        switch emphasis {
        case .quiet:
            content.baseForegroundColor = inkColor
            content.baseBackgroundColor = inkColor.quietFill(on: ground)
            content.background.strokeColor = inkColor.outline(on: ground)
        case .prominent, .destructive:
            let color: UIColor = emphasis == .destructive ? .systemRed : tintColor
            content.baseForegroundColor = color.inkOnFill
            content.baseBackgroundColor = color.legibleFill
            content.background.strokeColor = inkColor.outline(of: color.legibleFill, on: ground)
        }
        content.background.strokeWidth = 1
        if UIAccessibility.buttonShapesEnabled {
            content.background.strokeColor = inkColor
            content.background.strokeWidth = 1.5
        }
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
        accessibilityValue = isRunning ? PostStrings.current.inProgress : nil
    }
}

extension UIColor {
    /// Returns the translucent background of a title in this color: the color itself or, where the title would have a
    /// contrast of less than 4.5 : 1, black or white.
    fileprivate func quietFill(on ground: [PostFill]) -> UIColor {
        UIColor { traits in
            let ink = self.resolvedColor(with: traits)
            if let fill = ink.legibleWash(on: ground, in: traits) { return fill }
            let opposite = ink.contrastRatio(to: .white) > ink.contrastRatio(to: .black) ? UIColor.white : .black
            return opposite.withAlphaComponent(0.24)
        }
    }

    /// Returns the outline in this color of a button with a translucent background. It has as little opacity as a contrast
    /// of 3 : 1 allows, so that the shape of the button is visible without color.
    fileprivate func outline(on ground: [PostFill]) -> UIColor {
        UIColor { traits in
            let ink = self.resolvedColor(with: traits)
            let colors = ground.visibleColors(in: traits)
            let opacity = stride(from: 0.5, to: 1, by: 0.05).first { opacity in
                colors.allSatisfy {
                    ink.withAlphaComponent(opacity).composited(over: $0).contrastRatio(to: $0)
                        >= PostPalette.Contrast.accent
                }
            }
            return ink.withAlphaComponent(opacity ?? 1)
        }
    }

    /// Returns the outline in this color of a button with an opaque background: clear if the background has a contrast of at
    /// least 3 : 1 to the ground.
    fileprivate func outline(of fill: UIColor, on ground: [PostFill]) -> UIColor {
        UIColor { traits in
            let fill = fill.resolvedColor(with: traits)
            let isVisible = ground.visibleColors(in: traits).allSatisfy {
                fill.contrastRatio(to: $0) >= PostPalette.Contrast.accent
            }
            return isVisible ? .clear : self.resolvedColor(with: traits)
        }
    }

    /// Returns the color with little opacity; nil if a title in the color would be illegible on it.
    private func legibleWash(on ground: [PostFill], in traits: UITraitCollection) -> UIColor? {
        let wash = withAlphaComponent(traits.accessibilityContrast == .high ? 0.2 : 0.12)
        let isLegible = ground.visibleColors(in: traits).allSatisfy {
            wash.composited(over: $0).contrastRatio(to: self) >= PostPalette.Contrast.text
        }
        return isLegible ? wash : nil
    }

    /// The dynamic color of texts on `legibleFill`; see `ink`.
    fileprivate var inkOnFill: UIColor {
        UIColor { self.resolvedColor(with: $0).ink }
    }

    /// The color, darkened for white texts or brightened for black ones until the contrast is at least 4.5 : 1.
    fileprivate var legibleFill: UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            let (ink, opposite) = color.ink == .white ? (UIColor.white, UIColor.black) : (.black, .white)
            return stride(from: 0, to: 1, by: 0.02).lazy
                .map { opposite.withAlphaComponent($0).composited(over: color) }
                .first { $0.contrastRatio(to: ink) >= PostPalette.Contrast.text } ?? opposite
        }
    }

    /// The color of texts on the color: white, or black if the contrast to white is below 3 : 1.
    private var ink: UIColor { contrastRatio(to: .white) >= PostPalette.Contrast.accent ? .white : .black }
}
