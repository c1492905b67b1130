/// The grid that solved frames are brought onto, origin and size each by itself; ties go away from zero.
package enum LayoutRounding: Sendable {
    /// Whole pixels, as on iOS.
    case pixels
    /// Origins on whole points and sizes on halves at every scale, as measured on Mac Catalyst 26.1.
    case catalyst

    /// What the device in play uses.
    @MainActor package static var current = LayoutRounding.pixels

    /// A coordinate of an origin, in points, at `scale` pixels per point.
    package func origin(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        round(value, stepsPerPoint: self == .pixels ? scale : 1)
    }

    /// A width or height, in points, at `scale` pixels per point.
    package func length(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        round(value, stepsPerPoint: self == .pixels ? scale : 2)
    }

    /// A width or height of content, rounded up; what is whole but for an error of calculation stays.
    package func fittingLength(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        let stepsPerPoint = self == .pixels ? scale : 2
        return (value * stepsPerPoint - 1e-3).rounded(.up) / stepsPerPoint
    }

    /// Where a line of text stands, a half up.
    package func line(_ value: CGFloat, scale: CGFloat) -> CGFloat {
        let stepsPerPoint = self == .pixels ? scale : 1
        return (value * stepsPerPoint + 0.5).rounded(.down) / stepsPerPoint
    }

    /// What calculation left beside a tie counts as one.
    private func round(_ value: CGFloat, stepsPerPoint: CGFloat) -> CGFloat {
        let steps = (value * stepsPerPoint * 4096).rounded() / 4096
        return steps.rounded(.toNearestOrAwayFromZero) / stepsPerPoint
    }
}
