/// Where three fingers scroll: sideways the way that the fingers go, so that left leads to the next page, and up and down
/// the way that the scroll bar goes.
///
/// https://developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left = 2
    case up = 3
    case down = 4
    case next = 5
    case previous = 6
}
