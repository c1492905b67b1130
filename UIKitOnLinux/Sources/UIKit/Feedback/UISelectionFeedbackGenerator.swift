/// Tells by haptics that a selection changes.
///
/// https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {
        play(.selection)
    }
}
