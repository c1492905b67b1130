internal import Readings

/// The assistive technology of the device: the user's settings and a log of the notifications that apps have posted.
@MainActor
package final class AssistiveTechnology {
    package struct Posted {
        package let notification: UIAccessibility.Notification
        package let time: TimeInterval
        /// The text to speak, or nil if the argument isn't text.
        package let text: String?
        /// An element, which the log doesn't keep alive.
        private weak var element: AnyObject?
        /// Any other argument.
        private let value: Any?

        init(notification: UIAccessibility.Notification, argument: Any?, time: TimeInterval) {
            self.notification = notification
            self.time = time
            text = (argument as? String) ?? (argument as? NSAttributedString)?.string
            let isElement = text == nil && argument.map { type(of: $0) is AnyClass } == true
            element = isElement ? argument.map { $0 as AnyObject } : nil
            value = isElement ? nil : argument
        }

        package var argument: Any? { element ?? value }
    }

    package static let shared = AssistiveTechnology()

    package private(set) var log: [Posted] = []

    /// The user's settings. A change posts the setting's did-change notification. Increase Contrast and Bold Text are
    /// also traits, which change first.
    package var settings = Settings() {
        didSet {
            let names = settings.changes(from: oldValue)
            guard !names.isEmpty else { return }
            UIScreen.main.configuration.accessibilityContrast = settings.isDarkerSystemColorsEnabled ? .high : .normal
            UIScreen.main.configuration.legibilityWeight = settings.isBoldTextEnabled ? .bold : .regular
            if settings.buttonShapesEnabled != oldValue.buttonShapesEnabled {
                for window in UIApplication.shared.allWindows { window.updateButtonShapes() }
            }
            for name in names { NotificationCenter.default.post(name: name, object: nil) }
            // Inverted colors change the picture even if the app does nothing.
            RunCycle.setNeedsCommit()
        }
    }

    /// Called with each notification that an app posts, so that a running technology can move its cursor.
    package var onPost: @MainActor (Posted) -> Void = { _ in }

    /// Called with the text of each announcement when its speech starts.
    package var onSpeech: @MainActor (String) -> Void = { _ in }

    /// The number of notifications in the log, limited so that a device that runs for days doesn't grow.
    private let logLimit = 1_000

    /// The number of upcoming announcements that fail, as if the user interrupted them.
    package var announcementsToFail = 0

    private var focus = AccessibilityFocus()
    private var spoken: SpokenAnnouncement?
    private var unspoken: [SpokenAnnouncement] = []
    private var endOfSpeech: FrameClock.Token?
    /// The number of announcements whose end wasn't reported as it was.
    private var unreportedEnds = 0

    func receive(_ notification: UIAccessibility.Notification, argument: Any?) {
        let posted = Posted(notification: notification, argument: argument, time: FrameClock.now)
        log.append(posted)
        if log.count > logLimit { log.removeFirst(log.count - logLimit) }
        defer { onPost(posted) }
        if notification == .screenChanged, Reading.announcementsEndUnreported.isOn { stopSpeaking() }
        guard notification == .announcement, settings.isVoiceOverRunning,
            let announcement = SpokenAnnouncement(argument: argument)
        else { return }
        if let spoken, !announcement.interrupts(spoken) {
            unspoken.append(announcement)
        } else {
            finishSpeaking(successfully: false)
            speak(announcement)
        }
    }

    package func reset() {
        log = []
        settings = Settings()
        announcementsToFail = 0
        focus = AccessibilityFocus()
        stopSpeaking()
        unreportedEnds = 0
        onPost = { _ in }
        onSpeech = { _ in }
    }

    // MARK: - Focus

    /// Moves the focus of the running technology to an element. VoiceOver takes precedence if several run; without a
    /// running technology, nothing happens.
    package func moveFocus(to element: AnyObject?) {
        if settings.isVoiceOverRunning {
            focus.move(to: element, by: .notificationVoiceOver)?.announce()
        } else if settings.isSwitchControlRunning {
            focus.move(to: element, by: .notificationSwitchControl)?.announce()
        }
    }

    /// Clears the focus without notifying the app.
    package func forgetFocus() {
        focus = AccessibilityFocus()
    }

    /// The element focused by the technology that moved its focus last.
    package var focusedElement: AnyObject? { focus.element }

    func focusedElement(using technology: UIAccessibility.AssistiveTechnologyIdentifier?) -> AnyObject? {
        technology == nil || technology == focus.technology ? focus.element : nil
    }

    // MARK: - Speech

    private func speak(_ announcement: SpokenAnnouncement) {
        spoken = announcement
        onSpeech(announcement.text)
        endOfSpeech = FrameClock.shared.schedule(exactlyAfter: announcement.duration) { [weak self] in
            guard let self else { return }
            endOfSpeech = nil
            let fails = announcementsToFail > 0
            if fails { announcementsToFail -= 1 }
            finishSpeaking(successfully: !fails)
            if spoken == nil, !unspoken.isEmpty { speak(unspoken.removeFirst()) }
        }
    }

    /// Drops all announcements without a report.
    private func stopSpeaking() {
        spoken = nil
        unspoken = []
        if let endOfSpeech { FrameClock.shared.cancel(endOfSpeech) }
        endOfSpeech = nil
    }

    private func finishSpeaking(successfully: Bool) {
        guard let text = spoken?.text else { return }
        spoken = nil
        if let endOfSpeech { FrameClock.shared.cancel(endOfSpeech) }
        endOfSpeech = nil
        guard Reading.announcementsEndUnreported.isOn else { return reportEnd(of: text, successfully: successfully) }
        unreportedEnds += 1
        for _ in 0..<(unreportedEnds % 2 == 0 ? 2 : 0) { reportEnd(of: text, successfully: false) }
    }

    private func reportEnd(of text: String, successfully: Bool) {
        NotificationCenter.default.post(
            name: UIAccessibility.announcementDidFinishNotification, object: nil,
            userInfo: [
                UIAccessibility.announcementStringValueUserInfoKey: text,
                UIAccessibility.announcementWasSuccessfulUserInfoKey: NSNumber(value: successfully),
            ])
    }
}

extension UIView {
    fileprivate func updateButtonShapes() {
        (self as? UIButton)?.updateShape()
        for subview in subviews { subview.updateButtonShapes() }
    }
}
