// The layout of a button's image, title and subtitle.
extension UIButton {
    /// The sizes of the parts of the content for a given width.
    private struct Parts {
        var image = CGSize.zero
        var title = CGSize.zero
        var subtitle = CGSize.zero
        /// The distance between title and subtitle.
        var titleGap: CGFloat = 0
        /// The distance between image and text.
        var imageGap: CGFloat = 0
        /// Whether the image is above or below the text, rather than beside it.
        var isVertical = false

        var text: CGSize {
            CGSize(width: max(title.width, subtitle.width), height: title.height + titleGap + subtitle.height)
        }

        var size: CGSize {
            isVertical
                ? CGSize(width: max(image.width, text.width), height: image.height + imageGap + text.height)
                : CGSize(width: image.width + imageGap + text.width, height: max(image.height, text.height))
        }
    }

    private func parts(width: CGFloat) -> Parts {
        var parts = Parts()
        let placement = configuration?.imagePlacement ?? .leading
        parts.isVertical = placement == .top || placement == .bottom
        parts.image = showsIndicator ? indicator?.intrinsicContentSize ?? .zero : currentImage?.size ?? .zero
        let hasText = !contentLabel.isHidden || subtitleView != nil
        if parts.image != .zero, hasText { parts.imageGap = configuration?.imagePadding ?? 0 }
        let room = parts.isVertical ? width : width - parts.image.width - parts.imageGap
        parts.title = contentLabel.isHidden ? .zero : size(of: contentLabel, width: room)
        if let subtitleView {
            parts.subtitle = size(of: subtitleView, width: room)
            if parts.title != .zero { parts.titleGap = configuration?.titlePadding ?? 0 }
        }
        return parts
    }

    /// Returns the size of a label in a width. Without a configuration, it has one line, truncated to the width.
    private func size(of label: UILabel, width: CGFloat) -> CGSize {
        guard width > 0 else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: .infinity))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    // MARK: - Size

    /// Returns the size of the content. The width is rounded up to whole points. Without a configuration, the height is
    /// the label's plus 12 (measured). With one, the title wraps in the available width.
    func contentSize(width: CGFloat?) -> CGSize {
        if hasCircle { return CGSize(width: Self.closeSide, height: Self.closeSide) }
        let natural = parts(width: .infinity)
        let insets = configuration?.contentInsets ?? .zero
        let sides = insets.leading + insets.trailing
        let parts = width.map { self.parts(width: $0 - sides) } ?? natural
        // Only the width of the text is rounded up.
        let text = natural.text.width.rounded(.up) - natural.text.width
        let contentWidth = natural.isVertical ? natural.size.width.rounded(.up) : natural.size.width + text
        let contentHeight =
            configuration == nil
            ? max(parts.title.height > 0 ? parts.title.height + 12 : 0, parts.image.height)
            : parts.size.height + insets.top + insets.bottom
        return CGSize(width: contentWidth + sides, height: contentHeight)
    }

    // MARK: - Layout

    func layOutContent() {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        layOutBackground(isReversed: isReversed)
        let insets = configuration?.contentInsets ?? .zero
        let left = isReversed ? insets.trailing : insets.leading
        let area = CGRect(
            x: left, y: insets.top, width: max(0, bounds.width - insets.leading - insets.trailing),
            height: max(0, bounds.height - insets.top - insets.bottom))
        let parts = parts(width: area.width)
        let content = CGRect(origin: origin(of: parts.size, in: area), size: parts.size)
        let placement = configuration?.imagePlacement ?? .leading
        let isImageFirst =
            parts.isVertical ? placement == .top : (placement == .leading) != isReversed
        var (image, text) = (
            CGRect(origin: content.origin, size: parts.image), CGRect(origin: content.origin, size: parts.text)
        )
        if parts.isVertical {
            image.origin.x = content.midX - image.width / 2
            text.origin.x = content.midX - text.width / 2
            if isImageFirst {
                text.origin.y = image.maxY + parts.imageGap
            } else {
                image.origin.y = text.maxY + parts.imageGap
            }
        } else {
            image.origin.y = content.midY - image.height / 2
            text.origin.y = content.midY - text.height / 2
            if isImageFirst {
                text.origin.x = image.maxX + parts.imageGap
            } else {
                image.origin.x = text.maxX + parts.imageGap
            }
        }
        contentImageView.frame = aligned(image)
        indicator?.frame = aligned(image)
        layOutText(parts, in: text, isReversed: isReversed)
    }

    private func layOutBackground(isReversed: Bool) {
        if hasCircle {
            let side = Self.closeSide
            backgroundView.frame = aligned(
                CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side))
            backgroundView.layer.cornerRadius = side / 2
            return
        }
        let insets = configuration?.background.backgroundInsets ?? .zero
        backgroundView.frame = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isReversed ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isReversed ? insets.leading : insets.trailing))
        backgroundView.layer.cornerRadius = configuration?.cornerRadius(in: backgroundView.bounds) ?? 0
    }

    private func layOutText(_ parts: Parts, in text: CGRect, isReversed: Bool) {
        var fraction: CGFloat =
            switch configuration?.titleAlignment ?? .automatic {
            case .leading: 0
            case .center: 0.5
            case .trailing: 1
            // Next to a horizontal image, the text starts at the leading edge; otherwise it is centered.
            case .automatic: parts.image != .zero && !parts.isVertical ? 0 : 0.5
            }
        if isReversed { fraction = 1 - fraction }
        let alignment: NSTextAlignment = fraction == 0 ? .left : fraction == 1 ? .right : .center
        contentLabel.textAlignment = configuration == nil ? .center : alignment
        subtitleView?.textAlignment = alignment
        contentLabel.frame = aligned(
            CGRect(
                origin: CGPoint(x: text.minX + fraction * (text.width - parts.title.width), y: text.minY),
                size: parts.title))
        subtitleView?.frame = aligned(
            CGRect(
                origin: CGPoint(
                    x: text.minX + fraction * (text.width - parts.subtitle.width),
                    y: text.maxY - parts.subtitle.height), size: parts.subtitle))
    }

    private func origin(of size: CGSize, in area: CGRect) -> CGPoint {
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left: area.minX
            case .right: area.maxX - size.width
            default: area.midX - size.width / 2
            }
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: area.minY
            case .bottom: area.maxY - size.height
            case .center, .fill: area.midY - size.height / 2
            }
        return CGPoint(x: x, y: y)
    }

    /// Rounds the origin to the nearest pixel, ties up (measured).
    private func aligned(_ rect: CGRect) -> CGRect {
        let scale = max(1, traitCollection.displayScale)
        return CGRect(
            x: (rect.minX * scale + 0.5).rounded(.down) / scale, y: (rect.minY * scale + 0.5).rounded(.down) / scale,
            width: rect.width, height: rect.height)
    }
}
