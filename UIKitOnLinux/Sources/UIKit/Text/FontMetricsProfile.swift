import Synchronization

/// The variant of San Francisco's metrics and of the sizes of text styles: iOS, or Mac Catalyst in one of its idioms.
package enum FontMetricsProfile: Sendable {
    /// Metrics proportional to the point size, without rounding.
    case iOS
    /// Line heights in whole points, and wider text below 20 points; measured on Mac Catalyst 26.1.
    case catalyst
    /// The metrics of Catalyst, and the sizes that macOS gives to text styles, as in Catalyst's Mac idiom.
    case mac

    /// Whether it is one of Mac Catalyst's idioms.
    var isCatalyst: Bool { self != .iOS }

    private static let stored = Mutex(FontMetricsProfile.iOS)

    /// The variant of the current device.
    package static var current: FontMetricsProfile {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }

    // MARK: - Fonts

    func ascender(size: CGFloat) -> CGFloat {
        size * (self == .iOS ? SystemFontMetrics.ascender : 0.966796875)
    }

    /// Returns the descender, which is negative.
    func descender(size: CGFloat) -> CGFloat {
        size * (self == .iOS ? SystemFontMetrics.descender : -0.2109375)
    }

    func lineHeight(size: CGFloat) -> CGFloat {
        guard isCatalyst else { return size * SystemFontMetrics.lineHeight }
        return ascender(size: size).roundedHalfUp + (-descender(size: size)).roundedHalfUp
    }

    /// Returns Catalyst's additional tracking below 20 points, as a fraction of the point size; 0 on iOS.
    func extraTracking(size: CGFloat) -> CGFloat {
        guard isCatalyst, size < 20 else { return 0 }
        return (Self.extraTracking.last { $0.size <= size } ?? Self.extraTracking[0]).units / 2048
    }

    /// The additional tracking from each size up to the next, in 2048ths of the point size.
    private static let extraTracking: [(size: CGFloat, units: CGFloat)] = [
        (8, 50), (11, 46), (11.5, 45), (12, 44), (13, 41), (14, 40), (15, 38), (16, 37), (17.5, 31), (18, 25), (19, 12),
    ]

    // MARK: - Lines

    /// Returns the distance from the top of a line to its baseline.
    func lineAscent(size: CGFloat) -> CGFloat {
        let ascender = ascender(size: size)
        return self == .iOS ? ascender : ascender.roundedHalfUp
    }

    /// Returns the distance from the baseline of a line to its bottom.
    ///
    /// On Catalyst, a line is one point taller than the font's rounded metrics if the font size is in one of three
    /// ranges (10..<12, 15..<17 and 19..<22 points). In the font of a text style, a line is also at least as tall as
    /// the font's unrounded metrics. As a result, a label in the system font of 17 points is 20 points tall. A label in
    /// the body or headline style, which has the same font size, is 20.5 points tall, and one in the large title style
    /// is 40.5.
    func lineDescent(of font: UIFont) -> CGFloat {
        let size = font.pointSize
        let descent = -descender(size: size)
        guard isCatalyst else { return descent }
        let isHigher = (10..<12).contains(size) || (15..<17).contains(size) || (19..<22).contains(size)
        let rounded = descent.roundedHalfUp + (isHigher ? 1 : 0)
        guard case .preferred = font.scaling else { return rounded }
        return max(rounded, ascender(size: size) + descent - lineAscent(size: size))
    }
}

extension CGFloat {
    fileprivate var roundedHalfUp: CGFloat { (self + 0.5).rounded(.down) }
}
