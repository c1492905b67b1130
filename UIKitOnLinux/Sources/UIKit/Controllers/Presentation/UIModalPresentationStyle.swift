/// How a presented controller covers what it is presented over.
///
/// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers everything; the presenter's view is taken out meanwhile.
    case fullScreen = 0
    /// A card that leaves the status bar free and can be swiped away.
    case pageSheet = 1
    /// A smaller card where the width is regular; elsewhere the same as a page sheet.
    case formSheet = 2
    /// Covers the nearest ancestor that defines a presentation context, whose view is taken out meanwhile.
    case currentContext = 3
    /// What the transitioning delegate's presentation controller says.
    case custom = 4
    /// Covers everything; the presenter's view stays below.
    case overFullScreen = 5
    /// Covers the nearest ancestor that defines a presentation context, whose view stays below.
    case overCurrentContext = 6
    /// No style of its own: what an adaptation answers that changes nothing. It can't be presented with.
    case none = -1
    /// A page sheet.
    case automatic = -2
}
