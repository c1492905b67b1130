/// The rule that determines the inside of a path that intersects itself.
public enum CGPathFillRule: Int, Sendable {
    case winding = 0
    case evenOdd = 1
}
