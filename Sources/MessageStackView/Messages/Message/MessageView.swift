import UIKit

/// A bar with two lines of text between two images.
///
/// VoiceOver reads the texts as one element. Texts follow the text size and the reading direction; all texts and
/// template images have the tint colour.
open class MessageView: UIView {
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

    /// What the bar holds, clipped to its bounds.
    public let containerView = UIView()

    /// The images and the texts between them, 10 points apart.
    public let horizontalStackView = UIStackView()

    /// 20 × 20 points; hidden without an image.
    public let leftImageView = UIImageView()

    /// The texts, 5 points apart.
    public var verticalStackView: UIStackView { textView }

    /// 14 points, semibold, at the default text size.
    public let titleLabel = UILabel()

    /// 12 points, regular, at the default text size.
    public let subtitleLabel = UILabel()

    /// 20 × 20 points; hidden without an image.
    public let rightImageView = UIImageView()

    /// In points; NaN, infinite and negative lengths count as zero.
    public var leftImageViewSize = MessageView.imageSize {
        didSet { leftImageConstraints?.set(leftImageViewSize) }
    }

    /// In points; NaN, infinite and negative lengths count as zero.
    public var rightImageViewSize = MessageView.imageSize {
        didSet { rightImageConstraints?.set(rightImageViewSize) }
    }

    /// Between the bar's edges and its content, in points: 10 above and below, 16 at the sides; left and right stand
    /// for leading and trailing.
    public var insets = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16) {
        didSet { contentConstraints?.set(insets) }
    }

    /// Shows another message; what it leaves out is hidden.
    open func set(message: Message) {
        titleLabel.show(message.title)
        subtitleLabel.show(message.subtitle)
        for (imageView, image) in [(leftImageView, message.leftImage), (rightImageView, message.rightImage)] {
            imageView.show(image)
            imageView.isHidden = image == nil
        }
    }

    /// Leaves out its colour, its corners and its shadow for a style with a background. Texts that somebody has given a
    /// colour keep it, and what is changed after this stays.
    open func apply(_ style: PostStyle) {
        let ownColors = ownTextColors
        // Otherwise the tint color of the style would count as one that replaces the text color.
        styledTextColor = nil
        let hasBackground = !style.background.isEmpty
        styledValues.set(\.backgroundColor, of: self, to: hasBackground ? .some(.clear) : nil)
        styledValues.set(\.cornerRadius, of: layer, to: hasBackground ? 0 : nil)
        styledValues.set(\.shadowOpacity, of: layer, to: hasBackground ? 0 : nil)
        styledValues.set(\.tintColor, of: self, to: style.tintColor.map { .some($0) })
        styledTextColor = style.textColor
        applyTintColor()
        for (label, color) in ownColors { label.textColor = color }
        textView.updateCaptionColor()
        if style.isPlain { styledValues.forget() }
    }

    /// Of texts and template images; what is set while the view is shown counts for more than a style's.
    open override var tintColor: UIColor! {
        didSet {
            guard styledTextColor != nil else { return }
            styledTextColor = nil
            applyTintColor()
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        applyTintColor()
    }

    open override func accessibilityPerformEscape() -> Bool {
        endEnclosingPost(.escape)
    }

    // MARK: - Private

    private static let imageSize = CGSize(width: 20, height: 20)

    private let textView = MessageTextView()
    private var contentConstraints: EdgeConstraints?
    private var leftImageConstraints: SizeConstraints?
    private var rightImageConstraints: SizeConstraints?
    private var styledValues = StyledValues()
    /// The color of the texts, in place of the tint color.
    private var styledTextColor: UIColor?

    private func setUp() {
        containerView.clipsToBounds = true
        addFilling(containerView)

        horizontalStackView.axis = .horizontal
        horizontalStackView.alignment = .center
        horizontalStackView.spacing = 10
        horizontalStackView.translatesAutoresizingMaskIntoConstraints = false
        containerView.addSubview(horizontalStackView)
        contentConstraints = EdgeConstraints(of: horizontalStackView, in: containerView, insets: insets)

        titleLabel.font = .scaled(.subheadline, size: 14, weight: .semibold)
        subtitleLabel.font = .scaled(.caption1, size: 12)
        textView.addTexts(title: titleLabel, subtitle: subtitleLabel, spacing: 5)
        leftImageConstraints = SizeConstraints(of: leftImageView, size: leftImageViewSize)
        rightImageConstraints = SizeConstraints(of: rightImageView, size: rightImageViewSize)
        for imageView in [leftImageView, rightImageView] {
            imageView.contentMode = .scaleAspectFit
            imageView.isHidden = true
        }
        for view in [leftImageView, textView, rightImageView] { horizontalStackView.addArrangedSubview(view) }
        shouldGroupAccessibilityChildren = true
        set(configuration: .default)
        applyTintColor()
    }

    private func applyTintColor() {
        for label in [titleLabel, subtitleLabel] { label.textColor = styledTextColor ?? tintColor }
        textView.updateCaptionColor()
    }

    /// The labels whose color the app has set, and these colors.
    private var ownTextColors: [(UILabel, UIColor?)] {
        [titleLabel, subtitleLabel].filter { $0.textColor != styledTextColor ?? tintColor }.map { ($0, $0.textColor) }
    }
}

// MARK: - PostCaptioning

extension MessageView: PostCaptioning {
    public func show(caption: String?) {
        textView.show(caption: caption)
    }
}

// MARK: - PostStyled

extension MessageView: PostStyled {}

// MARK: - MessageConfigurable

extension MessageView: MessageConfigurable {
    public func set(configuration: MessageConfiguration) {
        if let color = configuration.backgroundColor { backgroundColor = color }
        if let color = configuration.tintColor { tintColor = color }
        if configuration.shadow {
            MessageConfiguration.shadowComponents.apply(to: layer)
        } else if ShadowComponents(of: layer) == MessageConfiguration.shadowComponents {
            ShadowComponents.default.apply(to: layer)
        }
    }
}
