/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Drawn like `natural`, because lines aren't stretched.
    case justified = 3
    /// Left or right, depending on the direction of the user interface.
    case natural = 4
}
