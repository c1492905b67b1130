/// What the device has of assistive technology: settings that a person chose, and a log of what apps told it.
@MainActor
package final class AssistiveTechnology {
    package struct Settings: Equatable {
        package var isVoiceOverRunning = false
        package var isSwitchControlRunning = false
        package var isReduceMotionEnabled = false
        package var prefersCrossFadeTransitions = false
    }

    package struct Posted {
        package let notification: UIAccessibility.Notification
        package let argument: Any?
        package let time: TimeInterval

        /// The spoken text, if there is one.
        package var text: String? {
            (argument as? String) ?? (argument as? NSAttributedString)?.string
        }
    }

    package static let shared = AssistiveTechnology()

    package private(set) var log: [Posted] = []

    /// Changing one posts its did-change notification.
    package var settings = Settings() {
        didSet {
            let center = NotificationCenter.default
            if settings.isVoiceOverRunning != oldValue.isVoiceOverRunning {
                center.post(name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
            }
            if settings.isSwitchControlRunning != oldValue.isSwitchControlRunning {
                center.post(name: UIAccessibility.switchControlStatusDidChangeNotification, object: nil)
            }
            if settings.isReduceMotionEnabled != oldValue.isReduceMotionEnabled {
                center.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
            }
            if settings.prefersCrossFadeTransitions != oldValue.prefersCrossFadeTransitions {
                center.post(name: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange, object: nil)
            }
        }
    }

    /// How many posted notifications are kept; a device that runs for days must not grow.
    private let logLimit = 1_000

    func receive(_ notification: UIAccessibility.Notification, argument: Any?) {
        log.append(Posted(notification: notification, argument: argument, time: FrameClock.now))
        if log.count > logLimit { log.removeFirst(log.count - logLimit) }
    }

    package func reset() {
        log = []
        settings = Settings()
    }
}
