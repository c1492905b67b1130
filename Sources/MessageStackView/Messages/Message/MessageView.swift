import UIKit

/// A bar with two lines of text between two images.
///
/// VoiceOver reads the texts as one element. Texts follow the text size and the reading direction. All texts and template
/// images have the tint color.
open class MessageView: UIView, PostContentView {
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

    /// The container of the content, which clips it to the bounds of the bar.
    public let containerView = UIView()

    /// The stack of the images and the texts between them, with a spacing of 10 points.
    public let horizontalStackView = UIStackView()

    /// The image view before the texts, 20 × 20 points by default; hidden without an image.
    public let leftImageView = UIImageView()

    /// The stack of the texts, with a spacing of 5 points.
    public var verticalStackView: UIStackView { textView }

    /// The label of the title: 14 points, semibold, at the default text size.
    public let titleLabel = UILabel()

    /// The label of the subtitle: 12 points, regular, at the default text size.
    public let subtitleLabel = UILabel()

    /// The image view after the texts, 20 × 20 points by default; hidden without an image.
    public let rightImageView = UIImageView()

    /// The size of the left image view in points. NaN, infinite and negative lengths count as zero.
    public var leftImageViewSize = MessageView.imageSize {
        didSet { leftImageConstraints?.set(leftImageViewSize) }
    }

    /// The size of the right image view in points. NaN, infinite and negative lengths count as zero.
    public var rightImageViewSize = MessageView.imageSize {
        didSet { rightImageConstraints?.set(rightImageViewSize) }
    }

    /// The points between the edges of the bar and its content: 10 above and below, and 16 at the sides by default. Left
    /// and right mean leading and trailing.
    public var insets = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16) {
        didSet { contentConstraints?.set(insets) }
    }

    /// Shows a message, and hides the views for its missing parts.
    open func set(message: Message) {
        titleLabel.show(message.title)
        subtitleLabel.show(message.subtitle)
        for (imageView, image) in [(leftImageView, message.leftImage), (rightImageView, message.rightImage)] {
            imageView.show(image)
            imageView.isHidden = image == nil
        }
    }

    // MARK: - PostContentView

    /// Applies the text and tint colors of a style, and hides the bar's color, corners and shadow if the style has a
    /// background. Texts whose color the app has set keep it. Later changes of the view take precedence.
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

    /// Returns false, so that the post shows the count in its corner.
    open func show(count: Int) -> Bool { false }

    /// Shows a word above the title.
    open func show(caption: String?) {
        textView.show(caption: caption)
    }

    /// Nil, since the bar has no close control.
    open var closeControl: UIControl? { nil }

    // MARK: - UIView

    /// The color of texts and template images. Setting it while the view is posted overrides the colors of the style.
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
