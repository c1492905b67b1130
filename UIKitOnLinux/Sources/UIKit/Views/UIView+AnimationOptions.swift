extension UIView {
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out the changed views in the block, so that their subviews are animated too.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// The views receive touches during the animation.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Replaces running animations and begins from their current presentation, instead of being added to them.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation endlessly.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs the animation forwards and backward. The final value is the new one nevertheless.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Inherits nothing from the enclosing block.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// The keyboard's curve with the raw value in its notifications, 7, for which UIKit has no constant.
        static let keyboard = AnimationOptions(rawValue: 7 << 16)

        private var curveBits: UInt { rawValue >> 16 & 0xf }
        private var hasKeyboardCurve: Bool { curveBits == Self.keyboard.curveBits }
        private var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: Int(curveBits)) ?? .easeInOut }

        /// The curve in bits 16 to 19.
        var timing: TimingCurve { hasKeyboardCurve ? .spring(.transition) : curve.timing }

        @MainActor var timingParameters: any UITimingCurveProvider {
            hasKeyboardCurve ? UISpringTimingParameters() : UICubicTimingParameters(animationCurve: curve)
        }

        /// Returns the actual duration. The keyboard's curve is a spring that always takes half a second.
        func duration(_ duration: TimeInterval) -> TimeInterval { hasKeyboardCurve && duration > 0 ? 0.5 : duration }
    }

    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0
        case easeIn = 1
        case easeOut = 2
        case linear = 3

        var timing: TimingCurve {
            switch self {
            case .easeInOut: .bezier(.easeInOut)
            case .easeIn: .bezier(.easeIn)
            case .easeOut: .bezier(.easeOut)
            case .linear: .bezier(.linear)
            }
        }
    }
}
