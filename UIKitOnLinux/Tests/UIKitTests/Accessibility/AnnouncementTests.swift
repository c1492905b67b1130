import Simulator
import Testing
import UIKit

/// What becomes of announcements: which interrupt, which wait, and what the app is told of each.
@MainActor
struct AnnouncementTests {
    private let simulator = Simulator()
    private let ends = Ends()

    @MainActor
    private final class Ends {
        private(set) var log: [String] = []
        private var observer: (any NSObjectProtocol)?

        func start() {
            observer = NotificationCenter.default.addObserver(
                forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
            ) { [weak self] notification in
                nonisolated(unsafe) let info = notification.userInfo ?? [:]
                MainActor.assumeIsolated { self?.note(info) }
            }
        }

        func stop() {
            if let observer { NotificationCenter.default.removeObserver(observer) }
        }

        private func note(_ info: [AnyHashable: Any]) {
            let text = info[UIAccessibility.announcementStringValueUserInfoKey] as? String ?? "?"
            let success = info[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? NSNumber
            log.append("\(text) \(success.map { $0.boolValue ? "spoken" : "cut" } ?? "?")")
        }
    }

    private func announce(_ text: String, _ priority: UIAccessibilityPriority? = nil, queues: Bool? = nil) {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let priority { attributes[.accessibilitySpeechAnnouncementPriority] = priority.rawValue }
        if let queues { attributes[.accessibilitySpeechQueueAnnouncement] = NSNumber(value: queues) }
        UIAccessibility.post(
            notification: .announcement,
            argument: attributes.isEmpty ? text : NSAttributedString(string: text, attributes: attributes))
    }

    private func endings(_ actions: () -> Void) -> [String] {
        simulator.isVoiceOverRunning = true
        ends.start()
        defer { ends.stop() }
        actions()
        simulator.advance(by: 20)
        return ends.log
    }

    @Test func oneAloneIsSpokenToItsEnd() {
        #expect(endings { announce("One") } == ["One spoken"])
    }

    @Test func theNextOneCutsItShort() {
        let log = endings {
            announce("One")
            simulator.advance(by: 0.1)
            announce("Two")
        }
        #expect(log == ["One cut", "Two spoken"])
    }

    @Test func endMayBeUnreportedOrReportedAsTwoFailures() {
        simulator.readings = [.announcementsEndUnreported]
        let log = endings {
            announce("One", queues: true)
            announce("Two", queues: true)
            announce("Three", queues: true)
        }
        #expect(log == ["Two cut", "Two cut"])
    }

    @Test func newScreenMayDropAnnouncements() {
        simulator.readings = [.announcementsEndUnreported]
        let log = endings {
            for text in ["One", "Two", "Three"] { announce(text, queues: true) }
            UIAccessibility.post(notification: .screenChanged, argument: nil)
        }
        #expect(log.isEmpty)
    }

    @Test func oneThatQueuesWaits() {
        let log = endings {
            announce("One")
            announce("Two", queues: true)
            announce("Three", queues: true)
        }
        #expect(log == ["One spoken", "Two spoken", "Three spoken"])
    }

    @Test func oneOfLowPriorityWaitsAndOneOfHighPriorityIsNotCut() {
        let log = endings {
            announce("High", .high)
            announce("Default", .default)
            announce("Low", .low)
            announce("Higher", .high)
        }
        #expect(log == ["High spoken", "Default spoken", "Low spoken", "Higher spoken"])
    }

    @Test func oneOfHighPriorityCutsWhatIsSpoken() {
        let log = endings {
            announce("Default")
            announce("High", .high)
        }
        #expect(log == ["Default cut", "High spoken"])
    }

    @Test func aLongTextTakesLonger() {
        simulator.isVoiceOverRunning = true
        ends.start()
        defer { ends.stop() }
        announce(String(repeating: "a", count: 150))
        simulator.advance(by: 9)
        #expect(ends.log.isEmpty)
        simulator.advance(by: 2)
        #expect(ends.log.count == 1)
    }

    @Test func withoutVoiceOverNothingIsSpokenAndNothingEnds() {
        ends.start()
        defer { ends.stop() }
        announce("One")
        simulator.advance(by: 5)
        #expect(ends.log.isEmpty)
        #expect(simulator.announcements == ["One"])
        #expect(simulator.voiceOver.spoken.isEmpty)
    }

    @Test func whatIsNoTextIsNotSpoken() {
        let log = endings {
            UIAccessibility.post(notification: .announcement, argument: 5)
            UIAccessibility.post(notification: .announcement, argument: nil)
        }
        #expect(log.isEmpty)
    }
}
