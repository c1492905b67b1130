import Synchronization

/// Which of San Francisco's two cuts text is set in: that of iOS, or the one that Mac Catalyst shares with the Mac.
package enum FontMetricsProfile: Sendable {
    /// Metrics in proportion to the point size, nothing rounded.
    case iOS
    /// Lines of whole points, and wider text below 20 points; measured on Mac Catalyst 26.1.
    case catalyst

    private static let stored = Mutex(FontMetricsProfile.iOS)

    /// What the device in play uses.
    package static var current: FontMetricsProfile {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }

    // MARK: - Fonts

    func ascender(size: CGFloat) -> CGFloat {
        size * (self == .iOS ? SystemFontMetrics.ascender : 0.966796875)
    }

    /// Negative.
    func descender(size: CGFloat) -> CGFloat {
        size * (self == .iOS ? SystemFontMetrics.descender : -0.2109375)
    }

    func lineHeight(size: CGFloat) -> CGFloat {
        guard self == .catalyst else { return size * SystemFontMetrics.lineHeight }
        return ascender(size: size).roundedHalfUp + (-descender(size: size)).roundedHalfUp
    }

    /// What Catalyst adds after each glyph below 20 points, in units of the point size; nothing on iOS.
    func extraTracking(size: CGFloat) -> CGFloat {
        guard self == .catalyst, size < 20 else { return 0 }
        return (Self.extraTracking.last { $0.size <= size } ?? Self.extraTracking[0]).units / 2048
    }

    /// In 2048ths of the point size, from each size up to the next.
    private static let extraTracking: [(size: CGFloat, units: CGFloat)] = [
        (8, 50), (11, 46), (11.5, 45), (12, 44), (13, 41), (14, 40), (15, 38), (16, 37), (17.5, 31), (18, 25), (19, 12),
    ]

    // MARK: - Lines

    /// From the top of a line of text to its baseline.
    func lineAscent(size: CGFloat) -> CGFloat {
        let ascender = ascender(size: size)
        return self == .iOS ? ascender : ascender.roundedHalfUp
    }

    /// From the baseline of a line of text to its bottom. On Catalyst a line is a point higher than its font says in three
    /// bands of sizes, and in the font of a text style at least as high as the metrics are before they are rounded: labels
    /// of 17 points are 20 points high, but 20.5 in the body and headline styles of a table, and a large title is 40.5.
    func lineDescent(of font: UIFont) -> CGFloat {
        let size = font.pointSize
        let descent = -descender(size: size)
        guard self == .catalyst else { return descent }
        let isHigher = (10..<12).contains(size) || (15..<17).contains(size) || (19..<22).contains(size)
        let rounded = descent.roundedHalfUp + (isHigher ? 1 : 0)
        guard case .preferred = font.scaling else { return rounded }
        return max(rounded, ascender(size: size) + descent - lineAscent(size: size))
    }
}

extension CGFloat {
    fileprivate var roundedHalfUp: CGFloat { (self + 0.5).rounded(.down) }
}
