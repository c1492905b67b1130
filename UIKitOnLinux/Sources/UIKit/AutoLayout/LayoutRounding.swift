internal import Readings

/// The grid to which solved frames are rounded.
package enum LayoutRounding: Sendable {
    /// A grid that rounds both edges of a frame to whole pixels, as measured on iOS 26.1 on an iPhone SE. Adjacent
    /// views stay adjacent, but equal widths can differ by a pixel. Ties are rounded up, so that a length of whole
    /// pixels doesn't change.
    case pixels
    /// A grid that rounds origins to whole points and sizes to half points at every scale, as measured on Mac Catalyst
    /// 26.1. Ties are rounded away from zero.
    case catalyst

    /// The rounding of the simulated device.
    @MainActor package static var current = LayoutRounding.pixels

    /// Rounds a solved frame, in points, at `scale` pixels per point.
    package func frame(_ exact: CGRect, scale: CGFloat) -> CGRect {
        let (x, width) = span(from: exact.minX, length: exact.width, scale: scale)
        let (y, height) = span(from: exact.minY, length: exact.height, scale: scale)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    private func span(from start: CGFloat, length: CGFloat, scale: CGFloat) -> (start: CGFloat, length: CGFloat) {
        switch self {
        case .pixels:
            let pixels = (start: pixel(start, scale), end: pixel(start + length, scale))
            return (pixels.start / scale, (pixels.end - pixels.start) / scale)
        case .catalyst: return (round(start, stepsPerPoint: 1), round(length, stepsPerPoint: 2))
        }
    }

    /// Rounds a width or height of content up. A value that is whole except for a calculation error stays the same.
    package func fittingLength(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        let stepsPerPoint = Reading.fittedSizesAreRoundedUp.isOn ? 1 : self == .pixels ? scale : 2
        return (value * stepsPerPoint - 1e-3).rounded(.up) / stepsPerPoint
    }

    /// Rounds the position of a line of text; ties are rounded up.
    package func line(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        let stepsPerPoint = self == .pixels ? scale : 1
        return (value * stepsPerPoint + 0.5).rounded(.down) / stepsPerPoint
    }

    private func pixel(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
        (steps(value, scale) + 0.5).rounded(.down)
    }

    private func round(_ value: CGFloat, stepsPerPoint: CGFloat) -> CGFloat {
        steps(value, stepsPerPoint).rounded(.toNearestOrAwayFromZero) / stepsPerPoint
    }

    /// Values within a calculation error of a tie count as ties.
    private func steps(_ value: CGFloat, _ stepsPerPoint: CGFloat) -> CGFloat {
        (value * stepsPerPoint * 4096).rounded() / 4096
    }
}
