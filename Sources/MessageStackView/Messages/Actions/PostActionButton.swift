import UIKit

/// The button of an action, whose title wraps.
final class PostActionButton: UIButton {
    /// The prominence of a button.
    enum Emphasis {
        /// A translucent background in the color of the texts.
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

    /// A Boolean value that indicates whether the handler of the action runs. Then an activity indicator replaces the
    /// title, and the button keeps its size.
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

    /// The size with the title, while the activity indicator replaces it.
    private var titledSize: CGSize?

    private func updateContent() {
        var content = emphasis == .quiet ? UIButton.Configuration.gray() : .filled()
        content.title = action.title
        content.buttonSize = isSmall ? .small : .medium
        content.image = action.image
        content.imagePadding = 6
        content.cornerStyle = .fixed
        content.background.cornerRadius = Self.minimumSide / 2
        content.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        switch emphasis {
        case .quiet:
            content.baseForegroundColor = inkColor
            content.baseBackgroundColor = inkColor.quietFill(on: ground)
            content.background.strokeColor = inkColor.quietOutline(on: ground)
            content.background.strokeWidth = 1
        case .prominent, .destructive:
            let color: UIColor = emphasis == .destructive ? .systemRed : tintColor
            content.baseForegroundColor = color.inkOnFill
            content.baseBackgroundColor = color.legibleFill
        }
        titledSize = nil
        configuration = content
        if isRunning {
            titledSize = CGSize(width: naturalWidth, height: max(bounds.height, intrinsicContentSize.height))
            content.title = nil
            content.image = nil
            content.showsActivityIndicator = true
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

    /// Returns the outline of the button: clear, unless the background is black or white, which can be hard to see.
    fileprivate func quietOutline(on ground: [PostFill]) -> UIColor {
        UIColor { traits in
            let ink = self.resolvedColor(with: traits)
            return ink.legibleWash(on: ground, in: traits) == nil ? ink.withAlphaComponent(0.5) : .clear
        }
    }

    /// Returns the color with little opacity; nil if a title in the color would be illegible on it.
    private func legibleWash(on ground: [PostFill], in traits: UITraitCollection) -> UIColor? {
        let wash = withAlphaComponent(traits.accessibilityContrast == .high ? 0.2 : 0.12)
        let isLegible = ground.visibleColors(in: traits).allSatisfy {
            wash.composited(over: $0).contrastRatio(to: self) >= PostTheme.Contrast.text
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
                .first { $0.contrastRatio(to: ink) >= PostTheme.Contrast.text } ?? opposite
        }
    }

    /// The color of texts on the color: white, or black if the contrast to white is below 3 : 1.
    private var ink: UIColor { contrastRatio(to: .white) >= PostTheme.Contrast.accent ? .white : .black }
}
