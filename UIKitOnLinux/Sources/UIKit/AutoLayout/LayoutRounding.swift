/// The grid to which solved frames are rounded, origin and size separately. Ties are rounded away from zero.
package enum LayoutRounding: Sendable {
    /// Whole pixels, as on iOS.
    case pixels
    /// Origins on whole points and sizes on halves at every scale, as measured on Mac Catalyst 26.1.
    case catalyst

    /// The rounding of the simulated device.
    @MainActor package static var current = LayoutRounding.pixels

    /// Rounds a coordinate of an origin, in points, at `scale` pixels per point.
    package func origin(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        round(value, stepsPerPoint: self == .pixels ? scale : 1)
    }

    /// Rounds a width or height, in points, at `scale` pixels per point.
    package func length(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        round(value, stepsPerPoint: self == .pixels ? scale : 2)
    }

    /// Rounds a width or height of content up. A value that is whole except for a calculation error stays the same.
    package func fittingLength(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        let stepsPerPoint = self == .pixels ? scale : 2
        return (value * stepsPerPoint - 1e-3).rounded(.up) / stepsPerPoint
    }

    /// Rounds the position of a line of text; ties are rounded up.
    package func line(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        let stepsPerPoint = self == .pixels ? scale : 1
        return (value * stepsPerPoint + 0.5).rounded(.down) / stepsPerPoint
    }

    /// Values within a calculation error of a tie count as ties.
    private func round(_ value: CGFloat, stepsPerPoint: CGFloat) -> CGFloat {
        let steps = (value * stepsPerPoint * 4096).rounded() / 4096
        return steps.rounded(.toNearestOrAwayFromZero) / stepsPerPoint
    }
}
