import UIKit

#if os(visionOS)
    /// A player of haptics that does nothing, for visionOS, which has no haptics.
    @MainActor
    final class DeviceHaptics {
        static let shared = DeviceHaptics()

        func prepare(_ haptic: PostHaptic) {}
        func play(_ haptic: PostHaptic) {}
    }
#else
    /// A player of haptics that uses UIKit's feedback generators. It has no effect on devices without haptics, or if
    /// the user has turned haptics off.
    @MainActor
    final class DeviceHaptics {
        static let shared = DeviceHaptics()

        /// The generators of the haptics that have been prepared or played.
        private var generators: [PostHaptic: UIFeedbackGenerator] = [:]

        func prepare(_ haptic: PostHaptic) {
            generator(of: haptic)?.prepare()
        }

        func play(_ haptic: PostHaptic) {
            switch generator(of: haptic) {
            case let generator as UIImpactFeedbackGenerator: generator.impactOccurred()
            case let generator as UISelectionFeedbackGenerator: generator.selectionChanged()
            case let generator as UINotificationFeedbackGenerator:
                generator.notificationOccurred(haptic == .success ? .success : haptic == .warning ? .warning : .error)
            default: break
            }
        }

        private func generator(of haptic: PostHaptic) -> UIFeedbackGenerator? {
            if let generator = generators[haptic] { return generator }
            let generator: UIFeedbackGenerator? =
                switch haptic {
                case .success, .warning, .error: UINotificationFeedbackGenerator()
                case .selection: UISelectionFeedbackGenerator()
                case .light: UIImpactFeedbackGenerator(style: .light)
                case .medium: UIImpactFeedbackGenerator(style: .medium)
                case .heavy: UIImpactFeedbackGenerator(style: .heavy)
                case .soft: UIImpactFeedbackGenerator(style: .soft)
                case .rigid: UIImpactFeedbackGenerator(style: .rigid)
                default: nil
                }
            generators[haptic] = generator
            return generator
        }
    }
#endif
