import Foundation

// The content of a button in its current state.
extension UIButton {
    func setUp() {
        backgroundView.isUserInteractionEnabled = false
        contentLabel.textAlignment = .center
        for view in [backgroundView, contentImageView, contentLabel] { addSubview(view) }
        contentDidChange()
    }

    /// The side of a close button in points, which is estimated rather than measured.
    static let closeSide: CGFloat = 30

    /// The X of a close button.
    static let closeImage = UIImage(
        systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold))

    /// Whether the button is a close button without a configuration, which has a circle behind its image.
    var hasCircle: Bool { buttonType == .close && configuration == nil }

    func contentDidChange() {
        contentLabel.text = currentTitle
        updateTitleFont()
        contentLabel.numberOfLines = configuration == nil ? 1 : 0
        contentLabel.lineBreakMode = configuration == nil ? .byTruncatingMiddle : .byWordWrapping
        contentImageView.image = currentImage
        contentLabel.isHidden = currentTitle?.isEmpty ?? true
        updateSubtitle()
        updateIndicator()
        contentImageView.isHidden = currentImage == nil || showsIndicator
        updateLook()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Underlines the title of a system button without a background if Button Shapes is on.
    func updateShape() {
        let isPlain = configuration.map { $0.style == .plain } ?? (buttonType == .system)
        contentLabel.showsButtonShape = isPlain && UIAccessibility.buttonShapesEnabled
    }

    /// Updates the colors for the current state.
    func updateLook() {
        updateShape()
        let look = automaticallyUpdatesConfiguration ? configuration?.updated(for: self) : configuration
        let isFilled = configuration.map { $0.style != .plain } ?? false
        backgroundView.isHidden = look == nil && !hasCircle
        backgroundView.backgroundColor = hasCircle ? .tertiarySystemFill : look?.background.backgroundColor
        backgroundView.alpha = isFilled && isHighlighted ? 0.75 : 1
        backgroundView.layer.borderWidth = look?.background.strokeWidth ?? 0
        withCurrentTraits { backgroundView.layer.borderColor = (look?.background.strokeColor ?? tintColor).cgColor }
        let color = foregroundColor(look)
        contentLabel.textColor = color
        subtitleView?.textColor = color
        indicator?.color = color
        contentImageView.tintColor = hasCircle ? .secondaryLabel : look == nil ? tintColor : color
        // Measured: a highlighted plain title has its own color at 20% alpha.
        let alpha: CGFloat = isHighlighted && !isFilled ? 0.2 : 1
        for view in [contentLabel, contentImageView, subtitleView, indicator] { view?.alpha = alpha }
    }

    private func foregroundColor(_ look: Configuration?) -> UIColor {
        if let color = titleColors[state] ?? titleColors[.normal] { return color }
        if let look { return look.baseForegroundColor ?? tintColor }
        if !isEnabled {
            return traitCollection.userInterfaceStyle == .dark
                ? UIColor(white: 0.55, alpha: 0.45) : UIColor(white: 0.52, alpha: 0.45)
        }
        return buttonType == .system ? tintColor : .white
    }

    private func updateTitleFont() {
        guard configuration != nil || givenTitleFont == nil || contentLabel.font == givenTitleFont else { return }
        givenTitleFont = titleFont
        contentLabel.font = titleFont
    }

    private var titleFont: UIFont {
        if let configuration {
            let isSmall = configuration.buttonSize == .small || configuration.buttonSize == .mini
            let font = UIFont.preferredFont(
                forTextStyle: isSmall ? .subheadline : .body, compatibleWith: traitCollection)
            guard let transformer = configuration.titleTextAttributesTransformer else { return font }
            var attributes = AttributeContainer()
            attributes.font = font
            return transformer(attributes).font ?? font
        }
        return .systemFont(ofSize: buttonType == .system ? 15 : 18)
    }

    // MARK: - Optional parts

    var showsIndicator: Bool { configuration?.showsActivityIndicator ?? false }

    private func updateSubtitle() {
        let subtitle = configuration?.subtitle ?? ""
        guard !subtitle.isEmpty else {
            subtitleView?.removeFromSuperview()
            subtitleView = nil
            return
        }
        let label = subtitleView ?? UILabel()
        if label.superview == nil { addSubview(label) }
        subtitleView = label
        label.text = subtitle
        label.font = .preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection)
        label.numberOfLines = 0
    }

    private func updateIndicator() {
        guard showsIndicator else {
            indicator?.removeFromSuperview()
            indicator = nil
            return
        }
        guard indicator == nil else { return }
        let view = UIActivityIndicatorView(style: .medium)
        indicator = view
        addSubview(view)
        view.startAnimating()
    }
}
