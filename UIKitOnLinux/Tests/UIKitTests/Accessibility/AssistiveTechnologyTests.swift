import Simulator
import Testing
import UIKit

@MainActor
struct AssistiveTechnologyTests {
    private let simulator = Simulator()

    @MainActor
    private final class Moves {
        private(set) var names: [String] = []
        private var observer: (any NSObjectProtocol)?

        init() {
            observer = NotificationCenter.default.addObserver(
                forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
            ) { [weak self] notification in
                nonisolated(unsafe) let info = notification.userInfo ?? [:]
                MainActor.assumeIsolated { self?.note(info) }
            }
        }

        func stop() {
            if let observer { NotificationCenter.default.removeObserver(observer) }
        }

        private func note(_ info: [AnyHashable: Any]) {
            let from = (info[UIAccessibility.unfocusedElementUserInfoKey] as? UIView)?.tag ?? 0
            let to = (info[UIAccessibility.focusedElementUserInfoKey] as? UIView)?.tag ?? 0
            let technology = info[UIAccessibility.assistiveTechnologyUserInfoKey] as? String ?? ""
            names.append("\(from)-\(to) \(technology.contains("VoiceOver") ? "VoiceOver" : "Switch Control")")
        }
    }

    private func view(_ tag: Int) -> UIView {
        let view = UIView()
        view.tag = tag
        return view
    }

    @Test func theFocusTellsWhereItComesFromAndGoesTo() {
        let moves = Moves()
        defer { moves.stop() }
        let (first, second) = (view(1), view(2))
        simulator.moveFocus(to: first)
        simulator.isVoiceOverRunning = true
        simulator.moveFocus(to: first)
        simulator.moveFocus(to: first)
        simulator.moveFocus(to: second)
        simulator.moveFocus(to: nil)
        #expect(moves.names == ["0-1 VoiceOver", "1-2 VoiceOver", "2-0 VoiceOver"])
    }

    @Test func theFocusIsThatOfTheTechnologyThatRuns() {
        let element = view(1)
        simulator.isSwitchControlRunning = true
        #expect(UIAccessibility.isSwitchControlRunning)
        simulator.moveFocus(to: element)
        #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) as? UIView === element)
        #expect(UIAccessibility.focusedElement(using: nil) as? UIView === element)
        #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) == nil)
        _ = Simulator()
        #expect(UIAccessibility.focusedElement(using: nil) == nil)
        #expect(!UIAccessibility.isSwitchControlRunning)
    }
}
