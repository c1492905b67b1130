/// A generator of haptics that indicate a change of a selection.
///
/// https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {
        play(.selection)
    }
}
