extension UIScrollView {
    /// How quickly content comes to rest: what is left of its speed after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// What a drag does to the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        /// It goes as the drag begins.
        case onDrag = 1
        /// It follows the finger once that reaches it, and goes if the finger lets go on its way down.
        case interactive = 2
    }

    /// Which edges of the safe area become insets of the content.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `scrollableAxes`, and top and bottom where the scroll view fills a controller in a container.
        case automatic = 0
        /// Along the axes that scroll or always bounce.
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }
}
