/// An offset of a position, in points.
///
/// https://developer.apple.com/documentation/uikit/uioffset
public struct UIOffset: Equatable, Codable, Sendable {
    public var horizontal: CGFloat
    public var vertical: CGFloat

    public static let zero = UIOffset(horizontal: 0, vertical: 0)

    public init() {
        self = .zero
    }

    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
