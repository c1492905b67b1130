/// A change of the keyboard focus.
///
/// https://developer.apple.com/documentation/uikit/uifocusupdatecontext
@MainActor
open class UIFocusUpdateContext: NSObject {
    open package(set) weak var previouslyFocusedView: UIView?
    open package(set) weak var nextFocusedView: UIView?
}
