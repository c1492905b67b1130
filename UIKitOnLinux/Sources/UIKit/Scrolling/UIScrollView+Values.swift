extension UIScrollView {
    /// The rate of deceleration: the factor by which the velocity decreases per millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The effect of a drag on the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        /// The keyboard is dismissed when a drag begins.
        case onDrag = 1
        /// The keyboard follows a finger that reaches it, and is dismissed if the finger is lifted while moving down.
        case interactive = 2
    }

    /// The edges of the safe area that are added to the content insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Like `scrollableAxes`; also the top and bottom edges if the scroll view fills a controller in a container.
        case automatic = 0
        /// The edges along axes that scroll or always bounce.
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }
}
