/// What counts as inside where a path crosses itself.
public enum CGPathFillRule: Int, Sendable {
    case winding = 0
    case evenOdd = 1
}
