extension UIButton {
    func setUp() {
        backgroundView.isUserInteractionEnabled = false
        contentLabel.textAlignment = .center
        contentLabel.lineBreakMode = .byTruncatingMiddle
        for view in [backgroundView, contentImageView, contentLabel] { addSubview(view) }
        contentDidChange()
    }

    func contentDidChange() {
        contentLabel.text = currentTitle
        contentLabel.font = titleFont
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

    /// Whole points wide and, without a configuration, the label's height and 12 more (measured).
    var contentSize: CGSize {
        let title = contentLabel.isHidden ? CGSize.zero : contentLabel.intrinsicContentSize
        let image = currentImage?.size ?? .zero
        let width = title.width.rounded(.up) + image.width + (title.width > 0 && image.width > 0 ? imagePadding : 0)
        if let insets = configuration?.contentInsets {
            return CGSize(
                width: width + insets.leading + insets.trailing,
                height: max(title.height, image.height) + insets.top + insets.bottom)
        }
        return CGSize(width: width, height: max(title.height > 0 ? title.height + 12 : 0, image.height))
    }

    func layOutContent() {
        backgroundView.frame = bounds
        backgroundView.layer.cornerRadius = configuration.map { $0.cornerRadius(in: bounds) } ?? 0
        let insets = configuration?.contentInsets ?? .zero
        let available = bounds.width - insets.leading - insets.trailing
        let image = currentImage?.size ?? .zero
        let gap = image.width > 0 && !contentLabel.isHidden ? imagePadding : 0
        var title = contentLabel.isHidden ? .zero : contentLabel.intrinsicContentSize
        title.width = min(title.width, max(0, available - image.width - gap))
        let left = (bounds.width - image.width - gap - title.width) / 2
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let imageX = isReversed ? left + title.width + gap : left
        let titleX = isReversed ? left : left + image.width + gap
        contentImageView.frame = pixelAligned(x: imageX, size: image)
        contentLabel.frame = pixelAligned(x: titleX, size: title)
    }

    private var imagePadding: CGFloat { 8 }

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
