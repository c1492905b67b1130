/// The abstract base class of feedback generators.
///
/// https://developer.apple.com/documentation/uikit/uifeedbackgenerator
@MainActor
open class UIFeedbackGenerator: NSObject {
    private var preparation: TimeInterval?

    public override init() {
        super.init()
    }

    /// Prepares the hardware for feedback in the next second or two.
    open func prepare() {
        preparation = FrameClock.now
    }

    func play(_ pattern: HapticEngine.Pattern) {
        HapticEngine.shared.play(pattern, preparedAt: preparation)
        preparation = nil
    }
}
