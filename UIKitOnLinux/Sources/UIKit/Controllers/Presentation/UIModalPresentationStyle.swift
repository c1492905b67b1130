/// The style of a presentation.
///
/// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the screen. The presenter's view is removed from the view hierarchy during the presentation.
    case fullScreen = 0
    /// A sheet below the status bar that the user can swipe down to dismiss.
    case pageSheet = 1
    /// A smaller sheet in regular width, otherwise the same as a page sheet.
    case formSheet = 2
    /// Covers the nearest ancestor that defines a presentation context. That ancestor's view is removed from the view
    /// hierarchy during the presentation.
    case currentContext = 3
    /// Uses the presentation controller of the transitioning delegate.
    case custom = 4
    /// Covers the screen. The presenter's view stays in the view hierarchy, below the presented view.
    case overFullScreen = 5
    /// Covers the nearest ancestor that defines a presentation context. That ancestor's view stays in the view
    /// hierarchy, below the presented view.
    case overCurrentContext = 6
    /// Indicates that an adaptation changes nothing. Not valid for a presentation.
    case none = -1
    /// The default style, which is a page sheet.
    case automatic = -2
}
