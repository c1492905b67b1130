/// The direction of a scroll with three fingers. Horizontal cases name the movement of the fingers, so `left` shows the
/// next page; vertical cases name the movement of the scroll indicator.
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
