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
    public let verticalStackView: UIStackView = MessageTextView()

    /// 14 points, semibold, at the default text size.
    public let titleLabel = UILabel()

    /// 12 points, regular, at the default text size.
    public let subtitleLabel = UILabel()

    /// 20 × 20 points; hidden without an image.
    public let rightImageView = UIImageView()

    /// In points; NaN, infinite and negative lengths count as zero.
    public var leftImageViewSize = Metrics.imageSize {
        didSet { leftImageConstraints?.set(leftImageViewSize) }
    }

    /// In points; NaN, infinite and negative lengths count as zero.
    public var rightImageViewSize = Metrics.imageSize {
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
        isStyling = true
        defer { isStyling = false }
        let ownColors = ownTextColors
        let hasBackground = !style.background.isEmpty
        styledValues.set(\.backgroundColor, of: self, to: hasBackground ? .some(.clear) : nil)
        styledValues.set(\.cornerRadius, of: layer, to: hasBackground ? 0 : nil)
        styledValues.set(\.shadowOpacity, of: layer, to: hasBackground ? 0 : nil)
        styledValues.set(\.tintColor, of: self, to: style.tintColor.map { .some($0) })
        styledTextColor = style.textColor
        applyTintColor()
        for (label, color) in ownColors { label.textColor = color }
        PostCaptionLabel.follow(titleLabel, in: verticalStackView)
        if style.isPlain { styledValues.forget() }
    }

    /// Of texts and template images; what is set while the view is shown counts for more than a style's.
    open override var tintColor: UIColor! {
        didSet {
            guard !isStyling, styledTextColor != nil else { return }
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

    // MARK: - Internal

    var contentConstraints: EdgeConstraints?
    var leftImageConstraints: SizeConstraints?
    var rightImageConstraints: SizeConstraints?
    var styledValues = StyledValues()
    /// Of the texts, in place of the tint colour.
    var styledTextColor: UIColor?
    private var isStyling = false

    enum Metrics {
        static let imageSize = CGSize(width: 20, height: 20)
        static let imageSpacing: CGFloat = 10
        static let textSpacing: CGFloat = 5
    }
}

extension MessageView {
    func setUp() {
        containerView.clipsToBounds = true
        containerView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(containerView)
        _ = EdgeConstraints(of: containerView, in: self, insets: .zero)

        horizontalStackView.axis = .horizontal
        horizontalStackView.alignment = .center
        horizontalStackView.spacing = Metrics.imageSpacing
        horizontalStackView.translatesAutoresizingMaskIntoConstraints = false
        containerView.addSubview(horizontalStackView)
        contentConstraints = EdgeConstraints(of: horizontalStackView, in: containerView, insets: insets)

        setUpTexts()
        leftImageConstraints = SizeConstraints(of: leftImageView, size: leftImageViewSize)
        rightImageConstraints = SizeConstraints(of: rightImageView, size: rightImageViewSize)
        for imageView in [leftImageView, rightImageView] {
            imageView.contentMode = .scaleAspectFit
            imageView.isHidden = true
        }
        for view in [leftImageView, verticalStackView, rightImageView] { horizontalStackView.addArrangedSubview(view) }
        shouldGroupAccessibilityChildren = true
        set(configuration: .default)
        applyTintColor()
    }

    func applyTintColor() {
        for label in [titleLabel, subtitleLabel] { label.textColor = styledTextColor ?? tintColor }
        PostCaptionLabel.follow(titleLabel, in: verticalStackView)
    }

    /// The texts that somebody has given a colour.
    var ownTextColors: [(UILabel, UIColor?)] {
        [titleLabel, subtitleLabel].filter { $0.textColor != styledTextColor ?? tintColor }.map { ($0, $0.textColor) }
    }

    private func setUpTexts() {
        titleLabel.font = UIFontMetrics(forTextStyle: .subheadline)
            .scaledFont(for: .systemFont(ofSize: 14, weight: .semibold))
        subtitleLabel.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(for: .systemFont(ofSize: 12))
        for label in [titleLabel, subtitleLabel] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
            label.isHidden = true
            verticalStackView.addArrangedSubview(label)
        }
        verticalStackView.axis = .vertical
        verticalStackView.spacing = Metrics.textSpacing
    }
}

// MARK: - PostCaptioning

extension MessageView: PostCaptioning {
    public func show(caption: String?) {
        PostCaptionLabel.show(caption, above: titleLabel, in: verticalStackView)
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
