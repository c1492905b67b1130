/// How a presented controller covers what it is presented over.
///
/// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers everything; the presenter's view is taken out meanwhile.
    case fullScreen = 0
    /// A card that leaves the status bar free and can be swiped away.
    case pageSheet = 1
    /// On an iPhone the same as a page sheet.
    case formSheet = 2
    /// Covers everything; the presenter's view stays below.
    case overFullScreen = 5
    /// A page sheet.
    case automatic = -2
}
