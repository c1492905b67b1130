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

        private lazy var notification = UINotificationFeedbackGenerator()
        private lazy var selection = UISelectionFeedbackGenerator()
        private var impacts: [PostHaptic: UIImpactFeedbackGenerator] = [:]

        func prepare(_ haptic: PostHaptic) {
            switch haptic {
            case .automatic, .none: break
            case .success, .warning, .error: notification.prepare()
            case .selection: selection.prepare()
            case .light, .medium, .heavy, .soft, .rigid: impact(haptic)?.prepare()
            }
        }

        func play(_ haptic: PostHaptic) {
            switch haptic {
            case .automatic, .none: break
            case .success: notification.notificationOccurred(.success)
            case .warning: notification.notificationOccurred(.warning)
            case .error: notification.notificationOccurred(.error)
            case .selection: selection.selectionChanged()
            case .light, .medium, .heavy, .soft, .rigid: impact(haptic)?.impactOccurred()
            }
        }

        private func impact(_ haptic: PostHaptic) -> UIImpactFeedbackGenerator? {
            guard let style = haptic.impactStyle else { return nil }
            if let generator = impacts[haptic] { return generator }
            let generator = UIImpactFeedbackGenerator(style: style)
            impacts[haptic] = generator
            return generator
        }
    }

    extension PostHaptic {
        fileprivate var impactStyle: UIImpactFeedbackGenerator.FeedbackStyle? {
            switch self {
            case .light: .light
            case .medium: .medium
            case .heavy: .heavy
            case .soft: .soft
            case .rigid: .rigid
            case .automatic, .none, .success, .warning, .error, .selection: nil
            }
        }
    }
#endif
