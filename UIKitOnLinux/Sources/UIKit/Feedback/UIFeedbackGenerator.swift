/// What the generators of feedback have in common; not to be used itself.
///
/// https://developer.apple.com/documentation/uikit/uifeedbackgenerator
@MainActor
open class UIFeedbackGenerator: NSObject {
    private var preparation: TimeInterval?

    public override init() {
        super.init()
    }

    /// Feedback is expected soon: the hardware gets ready, for a second or two.
    open func prepare() {
        preparation = FrameClock.now
    }

    func play(_ pattern: HapticEngine.Pattern) {
        HapticEngine.shared.play(pattern, preparedAt: preparation)
        preparation = nil
    }
}
