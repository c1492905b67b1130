import Simulator
import Testing
import UIKit

@testable import MessageStackView

@MainActor
@Suite(.leavesNothingBehind)
struct VoiceOverAnnouncerTests {
    private let simulator = Simulator()
    private let announcer = VoiceOverAnnouncer(clock: DefaultPostClock.shared)

    init() {
        simulator.isVoiceOverRunning = true
    }

    private func announce(
        _ text: String, _ priority: PostPriority = .normal,
        isWanted: @escaping @MainActor () -> Bool = { true }
    ) {
        announcer.announce(PostAnnouncement(text, priority: priority), isWanted: isWanted)
    }

    @Test func announcementWaitsForSpeechOfPressedButton() {
        announce("Saved")
        simulator.advance(by: 0.4)
        #expect(simulator.announcements.isEmpty)
        simulator.advance(by: 0.35)
        #expect(simulator.announcements == ["Saved"])
        #expect(simulator.focusMoves == 0)
    }

    @Test func announcementsNeverOverlap() {
        announce("First")
        announce("Second")
        simulator.advance(by: 0.75)
        #expect(simulator.announcements == ["First"])
        simulator.advance(by: 10)
        #expect(simulator.differentAnnouncements == ["First", "Second"])
    }

    @Test(.announcementsAreReported)
    func interruptedAnnouncementIsMadeThreeTimes() {
        simulator.interruptedAnnouncements = 5
        announce("Saved")
        announce("Next")
        simulator.advance(by: 20)
        #expect(simulator.announcements == ["Saved", "Saved", "Saved", "Next", "Next", "Next"])
    }

    @Test func unwantedAnnouncementIsSkipped() {
        announce("First")
        announce("Gone", isWanted: { false })
        announce("Last")
        simulator.advance(by: 30)
        #expect(simulator.differentAnnouncements == ["First", "Last"])
    }

    @Test(.announcementsAreReported)
    func highPriorityInterruptsAnnouncementThatIsThenRepeated() {
        announce("A long piece of news that takes its time")
        simulator.advance(by: 1)
        announce("Error", .high)
        #expect(simulator.announcements.count == 1, "VoiceOver first speaks the button that caused the error")
        simulator.advance(by: 0.75)
        #expect(simulator.announcements.last == "Error")
        simulator.advance(by: 10)
        #expect(
            simulator.announcements == [
                "A long piece of news that takes its time", "Error", "A long piece of news that takes its time",
            ])
    }

    @Test func announcementsAreSpokenByPriority() {
        announce("Low", .low)
        announce("Default")
        announce("High", .high)
        simulator.advance(by: 30)
        #expect(simulator.differentAnnouncements == ["High", "Default", "Low"])
    }

    @Test func announcementsWithoutVoiceOverAreDropped() {
        simulator.isVoiceOverRunning = false
        announce("Lost")
        simulator.isVoiceOverRunning = true
        announce("Heard")
        simulator.advance(by: 5)
        #expect(simulator.announcements == ["Heard"])
    }

    @Test func stoppingVoiceOverDropsPendingAnnouncements() {
        announce("Lost")
        simulator.isVoiceOverRunning = false
        simulator.advance(by: 1)
        simulator.isVoiceOverRunning = true
        simulator.advance(by: 5)
        #expect(simulator.announcements.isEmpty)
        announce("Saved")
        simulator.advance(by: 5)
        #expect(simulator.announcements == ["Saved"])
    }

    // MARK: Reports

    /// Apple documents a string. An attributed announcement may be reported as it was posted.
    @Test(arguments: [false, true])
    func nextAnnouncementFollowsReport(isAttributed: Bool) {
        let text = "A text that takes VoiceOver longer than two seconds to speak to its end"
        announce(text)
        announce("Next")
        simulator.advance(by: 0.75)
        #expect(simulator.announcements == [text])
        let value: Any = isAttributed ? NSAttributedString(string: text) : text
        NotificationCenter.default.post(
            name: UIAccessibility.announcementDidFinishNotification, object: nil,
            userInfo: [
                UIAccessibility.announcementStringValueUserInfoKey: value,
                UIAccessibility.announcementWasSuccessfulUserInfoKey: NSNumber(value: true),
            ])
        simulator.advance(by: 0.75)
        #expect(simulator.announcements.last == "Next")
    }
}
