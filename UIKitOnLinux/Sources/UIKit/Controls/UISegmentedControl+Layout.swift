// The layout and appearance of the segments, measured on iOS 26.1 except for the natural size.
extension UISegmentedControl {
    private static let height: CGFloat = 32
    private static let pillInset: CGFloat = 2
    /// The total padding on both sides of a segment's content.
    private static let contentPadding: CGFloat = 24

    func setUp() {
        isOpaque = false
        pill.isUserInteractionEnabled = false
        pill.isHidden = true
        pill.layer.shadowOpacity = 0.06
        pill.layer.shadowRadius = 3
        pill.layer.shadowOffset = CGSize(width: 0, height: 2)
        addSubview(pill)
        updateColors()
    }

    var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func segment(at index: Int) -> SegmentView? { segments.indices.contains(index) ? segments[index] : nil }

    func index(at point: CGPoint) -> Int? {
        segments.firstIndex { $0.frame.minX <= point.x && point.x < $0.frame.maxX }
    }

    func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The natural size. Segments without a fixed width are as wide as the widest content.
    var naturalSize: CGSize {
        let contents = segments.map { $0.contentWidth + Self.contentPadding }
        let equal = contents.max() ?? 0
        let widths = zip(segments, contents).map { segment, content in
            segment.fixedWidth > 0 ? segment.fixedWidth : apportionsSegmentWidthsByContent ? content : equal
        }
        return CGSize(width: widths.reduce(0, +).rounded(.up), height: Self.height)
    }

    // MARK: - Layout

    func layOut() {
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
        let edges = edges
        for (index, segment) in segments.enumerated() {
            let (start, end) = (edges[index], edges[index + 1])
            segment.frame = CGRect(
                x: isReversed ? bounds.width - end : start, y: 0, width: end - start, height: bounds.height)
        }
        layOutPill()
    }

    /// The start of each segment from the leading edge, and the end of the last one: equal shares of the width that
    /// fixed segments leave, rounded down to whole points.
    private var edges: [CGFloat] {
        let fixed = segments.reduce(0) { $0 + $1.fixedWidth }
        let free = segments.filter { $0.fixedWidth == 0 }
        let rest = max(0, bounds.width - fixed)
        let contents = free.reduce(0) { $0 + $1.contentWidth + Self.contentPadding }
        var (taken, shared): (CGFloat, CGFloat) = (0, 0)
        return segments.reduce(into: [0]) { edges, segment in
            if segment.fixedWidth > 0 {
                taken += segment.fixedWidth
            } else if apportionsSegmentWidthsByContent, contents > 0 {
                shared += (segment.contentWidth + Self.contentPadding) / contents
            } else {
                shared += 1 / CGFloat(max(1, free.count))
            }
            edges.append(taken + (shared * rest + 1e-6).rounded(.down))
        }
    }

    private func layOutPill() {
        guard let segment = segment(at: shownIndex) else { return }
        pill.frame = segment.frame.insetBy(dx: Self.pillInset, dy: Self.pillInset)
        pill.layer.cornerRadius = min(pill.bounds.width, pill.bounds.height) / 2
    }

    // MARK: - Appearance

    /// Moves the selection pill to a segment, or hides it for an invalid index.
    func show(_ index: Int, animated: Bool) {
        let wasHidden = pill.isHidden
        shownIndex = index
        pill.isHidden = segment(at: index) == nil
        for (other, segment) in segments.enumerated() { segment.isShownSelected = other == index }
        guard animated, !wasHidden, window != nil else { return setNeedsLayout() }
        UIView.animate(
            withDuration: 0.35, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .allowUserInteraction, animations: { self.layOutPill() })
    }

    func updateColors() {
        backgroundColor = .tertiarySystemFill
        pill.backgroundColor = selectedSegmentTintColor ?? Self.pillColor
    }

    private static let pillColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 90 / 255, green: 90 / 255, blue: 96 / 255, alpha: 1) : .white
    }
}
