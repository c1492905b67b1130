extension UIButton {
    func setUp() {
        backgroundView.isUserInteractionEnabled = false
        contentLabel.textAlignment = .center
        for view in [backgroundView, contentImageView, contentLabel] { addSubview(view) }
        contentDidChange()
    }

    func contentDidChange() {
        contentLabel.text = currentTitle
        contentLabel.font = titleFont
        contentLabel.numberOfLines = configuration == nil ? 1 : 0
        contentLabel.lineBreakMode = configuration == nil ? .byTruncatingMiddle : .byWordWrapping
        contentImageView.image = currentImage
        contentLabel.isHidden = currentTitle?.isEmpty ?? true
        contentImageView.isHidden = currentImage == nil
        updateLook()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The colours of the present state.
    func updateLook() {
        let isFilled = configuration?.fillsBackground ?? false
        backgroundView.isHidden = !isFilled
        backgroundView.backgroundColor = configuration?.baseBackgroundColor ?? tintColor
        backgroundView.alpha = isFilled && isHighlighted ? 0.75 : isEnabled ? 1 : 0.3
        contentLabel.textColor = foregroundColor
        contentImageView.tintColor = isFilled ? foregroundColor : tintColor
        // Measured: a highlighted plain title is its own colour at a fifth of its alpha.
        let fades = isHighlighted && !isFilled
        contentLabel.alpha = fades ? 0.2 : 1
        contentImageView.alpha = fades ? 0.2 : 1
    }

    /// Whole points wide and, without a configuration, the label's height and 12 more (measured). The title of a
    /// configuration wraps in the width that there is.
    func contentSize(width: CGFloat?) -> CGSize {
        let natural = titleSize(width: .infinity)
        let image = currentImage?.size ?? .zero
        let insets = configuration?.contentInsets ?? .zero
        let besideTitle = insets.leading + insets.trailing + image.width + imageGap
        let title = width.map { titleSize(width: $0 - besideTitle) } ?? natural
        let contentHeight =
            configuration == nil
            ? max(title.height > 0 ? title.height + 12 : 0, image.height)
            : max(title.height, image.height) + insets.top + insets.bottom
        return CGSize(width: natural.width.rounded(.up) + besideTitle, height: contentHeight)
    }

    func layOutContent() {
        backgroundView.frame = bounds
        backgroundView.layer.cornerRadius = configuration.map { $0.cornerRadius(in: bounds) } ?? 0
        let insets = configuration?.contentInsets ?? .zero
        let available = bounds.width - insets.leading - insets.trailing
        let image = currentImage?.size ?? .zero
        let title = titleSize(width: available - image.width - imageGap)
        let left = (bounds.width - image.width - imageGap - title.width) / 2
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let imageX = isReversed ? left + title.width + imageGap : left
        let titleX = isReversed ? left : left + image.width + imageGap
        contentImageView.frame = pixelAligned(x: imageX, size: image)
        contentLabel.frame = pixelAligned(x: titleX, size: title)
    }

    /// Of a configuration's title in a width; of one line, shortened to it, without a configuration.
    private func titleSize(width: CGFloat) -> CGSize {
        guard !contentLabel.isHidden, width > 0 else { return .zero }
        let size = contentLabel.sizeThatFits(CGSize(width: width, height: .infinity))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    /// Between image and title, if there are both.
    private var imageGap: CGFloat { currentImage != nil && !contentLabel.isHidden ? 8 : 0 }

    private var titleFont: UIFont {
        if configuration != nil { return .preferredFont(forTextStyle: .body, compatibleWith: traitCollection) }
        return .systemFont(ofSize: buttonType == .system ? 15 : 18)
    }

    private var foregroundColor: UIColor {
        if let color = titleColors[state] ?? titleColors[.normal] { return color }
        if let configuration {
            return configuration.baseForegroundColor ?? (configuration.fillsBackground ? .white : tintColor)
        }
        if !isEnabled {
            return traitCollection.userInterfaceStyle == .dark
                ? UIColor(white: 0.55, alpha: 0.45) : UIColor(white: 0.52, alpha: 0.45)
        }
        return buttonType == .system ? tintColor : .white
    }

    /// Centred in height, its offsets half up to the pixel (measured).
    private func pixelAligned(x: CGFloat, size: CGSize) -> CGRect {
        let scale = max(1, traitCollection.displayScale)
        let y = (bounds.height - size.height) / 2
        return CGRect(
            x: (x * scale + 0.5).rounded(.down) / scale, y: (y * scale + 0.5).rounded(.down) / scale,
            width: size.width, height: size.height)
    }
}
