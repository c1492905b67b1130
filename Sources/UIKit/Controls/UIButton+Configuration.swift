extension UIButton {
    /// How a button looks, as a value.
    public struct Configuration: Hashable, Sendable {
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            case capsule = 4
        }

        public var title: String?
        public var image: UIImage?
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var cornerStyle: CornerStyle
        /// Around the content, in points.
        public var contentInsets: NSDirectionalEdgeInsets
        let fillsBackground: Bool

        /// A title on nothing.
        public static func plain() -> Configuration { Configuration(fillsBackground: false) }

        /// A title on the tint colour; a capsule in iOS 26's look.
        public static func filled() -> Configuration { Configuration(fillsBackground: true) }

        private init(fillsBackground: Bool) {
            self.fillsBackground = fillsBackground
            cornerStyle = .capsule
            contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        }

        /// By what tells most of them apart; insets and colours are left to `==`.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(title)
            hasher.combine(image)
            hasher.combine(cornerStyle)
            hasher.combine(fillsBackground)
        }

        func cornerRadius(in bounds: CGRect) -> CGFloat {
            let half = min(bounds.width, bounds.height) / 2
            return switch cornerStyle {
            case .fixed, .dynamic, .medium: min(half, 5.95)
            case .small: min(half, 4)
            case .large: min(half, 9)
            case .capsule: half
            }
        }
    }
}
