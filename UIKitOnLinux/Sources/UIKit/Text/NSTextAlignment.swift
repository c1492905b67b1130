/// Where lines of text stand between the edges.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Drawn like `natural`: lines are not stretched.
    case justified = 3
    /// Left or right by the direction of the user interface.
    case natural = 4
}
