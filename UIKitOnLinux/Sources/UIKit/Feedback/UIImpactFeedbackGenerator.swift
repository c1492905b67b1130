/// A generator of haptics that simulate an impact.
///
/// https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass or stiffness of the colliding objects.
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }

    private let style: FeedbackStyle

    public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
        self.style = style
        super.init()
    }

    open func impactOccurred() {
        impactOccurred(intensity: 1)
    }

    /// Plays an impact with an intensity from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {
        play(.impact(style, intensity: min(max(intensity, 0), 1)))
    }
}
