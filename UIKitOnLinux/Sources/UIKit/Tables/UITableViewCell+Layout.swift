// Layout and appearance of a cell.
extension UITableViewCell {
    private static let accessoryGap: CGFloat = 8
    private static let separatorHeight: CGFloat = 1
    private static let fadeDuration: TimeInterval = 0.3

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    // MARK: - Layout

    func layOutCell() {
        selectionView.frame = bounds
        contentView.frame = mirrored(contentFrame(in: bounds.size), in: bounds.width)
        if let mark = accessory {
            let size = accessorySize
            let x = bounds.width - trailingSafeArea - accessoryDistance - size.width
            mark.frame = mirrored(
                CGRect(x: x, y: middle(size.height), width: size.width, height: size.height), in: bounds.width)
        }
        let inset = separatorInset
        let line = CGRect(
            x: leadingSafeArea + inset.left, y: bounds.height - Self.separatorHeight,
            width: max(0, bounds.width - leadingSafeArea - trailingSafeArea - inset.left - inset.right),
            height: Self.separatorHeight)
        separator.frame = mirrored(line, in: bounds.width)
        layOutLabels()
    }

    /// Returns the frame of the content in a left-to-right layout.
    func contentFrame(in size: CGSize) -> CGRect {
        var end = size.width - trailingSafeArea
        if let accessoryView {
            end -= accessoryView.bounds.width + metrics.accessoryMargin
        } else if let accessoryMark {
            end -= metrics.accessoryMargin + accessoryMark.contentDistance
        }
        return CGRect(x: leadingSafeArea, y: 0, width: max(0, end - leadingSafeArea), height: size.height)
    }

    private var accessory: UIView? { accessoryView ?? accessoryMark }

    private var accessorySize: CGSize {
        accessoryView?.bounds.size ?? accessoryMark?.sizeThatFits(bounds.size) ?? .zero
    }

    /// The distance from the accessory's trailing edge to the trailing edge of the cell's safe area, in points.
    private var accessoryDistance: CGFloat {
        metrics.accessoryMargin + (accessoryView == nil ? accessoryMark?.trailingDistance ?? 0 : 0)
    }

    private var leadingSafeArea: CGFloat { isRightToLeft ? safeAreaInsets.right : safeAreaInsets.left }
    private var trailingSafeArea: CGFloat { isRightToLeft ? safeAreaInsets.left : safeAreaInsets.right }
    private var trailingMargin: CGFloat { accessory == nil ? metrics.textMargin : Self.accessoryGap }

    private func mirrored(_ frame: CGRect, in width: CGFloat) -> CGRect {
        isRightToLeft ? frame.offsetBy(dx: width - frame.maxX - frame.minX, dy: 0) : frame
    }

    /// Returns the y coordinate of a vertically centered view, rounded to half points.
    private func middle(_ height: CGFloat) -> CGFloat {
        ((bounds.height - height) / 2 * 2).rounded(.up) / 2
    }

    // MARK: - Labels

    /// Whether the app's constraints lay out the content, instead of the cell.
    var isLaidOutByConstraints: Bool {
        contentView.storedSubviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    }

    func height(fitting width: CGFloat) -> CGFloat {
        let room = labelWidth(in: contentFrame(in: CGSize(width: width, height: 0)).width)
        let text = textHeight(room)
        let detail = detailHeight(room)
        return style == .subtitle
            ? metrics.rowHeight(text: text, detail: detail, traitCollection)
            : metrics.rowHeight(text: max(text, detail), traitCollection)
    }

    private func labelWidth(in width: CGFloat) -> CGFloat { max(0, width - metrics.textMargin - trailingMargin) }

    /// Returns the height of the text. A cell without text has the height of one line, so that rows don't collapse.
    private func textHeight(_ width: CGFloat) -> CGFloat {
        let height = labels.text?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height ?? 0
        guard height == 0 else { return height }
        let font = labels.text?.font ?? .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        let scale = UITraitCollection.displayScale(from: traitCollection)
        let profile = FontMetricsProfile.current
        let line = profile.lineAscent(size: font.pointSize) + profile.lineDescent(of: font)
        return (line * scale).rounded(.up) / scale
    }

    private func detailHeight(_ width: CGFloat) -> CGFloat {
        labels.detail?.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height ?? 0
    }

    private func layOutLabels() {
        let room = labelWidth(in: contentView.bounds.width)
        if style == .subtitle { stackLabels(room) } else { layOutLabelsSideBySide(room) }
        for label in [labels.text, labels.detail].compactMap({ $0 }) {
            label.frame = mirrored(label.frame, in: contentView.bounds.width)
        }
    }

    private func stackLabels(_ room: CGFloat) {
        let (text, detail) = (textHeight(room), detailHeight(room))
        let distances = detail > 0 ? metrics.subtitleDistances(traitCollection) : nil
        // In a row of another height, the labels keep their distances from the middle.
        let extra = (bounds.height - metrics.rowHeight(text: text, detail: detail, traitCollection)) / 2
        let y = distances.map { $0.above + extra } ?? middle(text + detail)
        let below = y + text + (distances?.between ?? 0)
        labels.text?.frame = CGRect(x: metrics.textMargin, y: y, width: room, height: text)
        labels.detail?.frame = CGRect(x: metrics.textMargin, y: below, width: room, height: detail)
    }

    /// Lays out the labels side by side: the detail at the trailing edge with its own width, the text in the remaining
    /// space.
    private func layOutLabelsSideBySide(_ room: CGFloat) {
        let detailWidth = min(room, labels.detail?.sizeThatFits(CGSize(width: room, height: 0)).width ?? 0)
        let textWidth = max(0, room - detailWidth - (detailWidth > 0 ? Self.accessoryGap : 0))
        let (text, detail) = (textHeight(textWidth), detailHeight(detailWidth))
        labels.text?.frame = CGRect(x: metrics.textMargin, y: middle(text), width: textWidth, height: text)
        labels.detail?.frame = CGRect(
            x: metrics.textMargin + room - detailWidth, y: middle(detail), width: detailWidth, height: detail)
    }

    // MARK: - Appearance

    func updateContentMargins() {
        contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: TableMetrics.aroundLabel / 2, leading: metrics.textMargin, bottom: TableMetrics.aroundLabel / 2,
            trailing: trailingMargin)
    }

    func metricsDidChange() {
        updateContentMargins()
        setNeedsLayout()
    }

    func accessoryViewDidChange(from old: UIView?) {
        old?.removeFromSuperview()
        if let accessoryView { addSubview(accessoryView) }
        accessoryTypeDidChange()
    }

    func accessoryTypeDidChange() {
        accessoryMark?.removeFromSuperview()
        accessoryMark = accessoryType == .none || accessoryView != nil ? nil : CellAccessoryView(accessoryType)
        if let accessoryMark { addSubview(accessoryMark) }
        updateContentMargins()
        setNeedsLayout()
    }

    /// Updates the selection background. It appears immediately; an animated disappearance takes 0.3 seconds.
    func updateSelection(animated: Bool) {
        let alpha: CGFloat = (isSelected || isHighlighted) && selectionStyle != .none ? 1 : 0
        guard selectionView.alpha != alpha else { return }
        guard animated, alpha == 0 else {
            selectionView.alpha = alpha
            return
        }
        UIView.animate(withDuration: Self.fadeDuration) { self.selectionView.alpha = 0 }
    }
}
