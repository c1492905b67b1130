// The layout and colors of a slider's parts, measured on iOS 26.1.
extension UISlider {
    private static let trackHeight: CGFloat = 6
    private static let thumbSize = CGSize(width: 37, height: 24)
    /// The distance between an image and the track.
    private static let imageGap: CGFloat = 8

    func setUp() {
        isOpaque = false
        track.clipsToBounds = true
        track.layer.cornerRadius = Self.trackHeight / 2
        track.addSubview(fill)
        fill.layer.cornerRadius = Self.trackHeight / 2
        thumb.layer.cornerRadius = Self.thumbSize.height / 2
        thumb.layer.shadowOpacity = 0.12
        thumb.layer.shadowRadius = 4
        thumb.layer.shadowOffset = CGSize(width: 0, height: 1)
        for view in [track, minimumImageView, maximumImageView, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        updateColors()
    }

    var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns the fraction of a value in the range, from 0 for the minimum to 1 for the maximum; 0 if these are equal.
    func fraction(of value: Float) -> CGFloat {
        let range = CGFloat(maximumValue) - CGFloat(minimumValue)
        return range > 0 ? (CGFloat(value) - CGFloat(minimumValue)) / range : 0
    }

    func value(atThumbCenter x: CGFloat) -> Float {
        let track = trackRect(forBounds: bounds)
        let way = track.width - Self.thumbSize.width
        guard way > 0 else { return value }
        let part = min(1, max(0, (x - track.minX - Self.thumbSize.width / 2) / way))
        return minimumValue + Float(isReversed ? 1 - part : part) * (maximumValue - minimumValue)
    }

    // MARK: - Rectangles

    func track(in bounds: CGRect) -> CGRect {
        var (left, right) = (minimumValueImage, maximumValueImage)
        if isReversed { swap(&left, &right) }
        let leftInset = left.map { $0.size.width + Self.imageGap } ?? 0
        let rightInset = right.map { $0.size.width + Self.imageGap } ?? 0
        return CGRect(
            x: bounds.minX + leftInset, y: bounds.minY + ((bounds.height - Self.trackHeight) / 2).rounded(),
            width: max(0, bounds.width - leftInset - rightInset), height: Self.trackHeight)
    }

    func thumb(in bounds: CGRect, track: CGRect, value: Float) -> CGRect {
        let size = Self.thumbSize
        let part = isReversed ? 1 - fraction(of: value) : fraction(of: value)
        return CGRect(
            x: track.minX + (part * (track.width - size.width)).rounded(),
            y: bounds.minY + ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }

    func imageRect(_ image: UIImage?, in bounds: CGRect, atLeft: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        return CGRect(
            x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    /// Returns the width of the fill up to the thumb's unrounded center: zero at the minimum, everything at the
    /// maximum.
    private func fillWidth(in track: CGRect) -> CGFloat {
        switch fraction(of: value) {
        case ...0: 0
        case 1...: track.width
        case let part: part * (track.width - Self.thumbSize.width) + Self.thumbSize.width / 2
        }
    }

    // MARK: - Layout

    func layOut() {
        let rect = trackRect(forBounds: bounds)
        track.frame = rect
        let width = fillWidth(in: rect)
        fill.frame = CGRect(x: isReversed ? rect.width - width : 0, y: 0, width: width, height: rect.height)
        thumb.frame = thumbRect(forBounds: bounds, trackRect: rect, value: value)
        minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
        maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
    }

    func imagesDidChange() {
        minimumImageView.image = minimumValueImage
        maximumImageView.image = maximumValueImage
        setNeedsLayout()
    }

    func updateColors() {
        track.backgroundColor = maximumTrackTintColor ?? .systemFill
        fill.backgroundColor = minimumTrackTintColor ?? tintColor
        thumb.backgroundColor = thumbTintColor ?? .white
    }
}
