import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// The report that VoiceOver has finished an announcement.
@MainActor
struct VoiceOverReportTests {
    private let simulator = Simulator()
    private let announcer = VoiceOverAnnouncer(clock: DefaultPostClock.shared)

    init() {
        simulator.isVoiceOverRunning = true
    }

    /// Apple documents a string. An attributed announcement may be reported as it was posted.
    @Test(arguments: [false, true])
    func nextAnnouncementFollowsReport(isAttributed: Bool) {
        let text = "A text that takes VoiceOver longer than two seconds to speak to its end"
        announcer.announce(PostAnnouncement(text)) { true }
        announcer.announce(PostAnnouncement("Next")) { true }
        simulator.advance(by: 0.6)
        #expect(simulator.announcements == [text])
        let value: Any = isAttributed ? NSAttributedString(string: text) : text
        NotificationCenter.default.post(
            name: UIAccessibility.announcementDidFinishNotification, object: nil,
            userInfo: [
                UIAccessibility.announcementStringValueUserInfoKey: value,
                UIAccessibility.announcementWasSuccessfulUserInfoKey: NSNumber(value: true),
            ])
        simulator.advance(by: 0.6)
        #expect(simulator.announcements.last == "Next")
    }
}
