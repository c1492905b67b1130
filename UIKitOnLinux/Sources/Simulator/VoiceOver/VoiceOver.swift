@_spi(Simulator) import UIKit

/// VoiceOver as a person uses it, without seeing the screen: a cursor that goes from element to element, and what is
/// spoken.
///
/// ```swift
/// simulator.voiceOver.start()
/// simulator.voiceOver.focusNext()
/// simulator.voiceOver.activate()
/// simulator.voiceOver.spoken.last        // "Post, Button"
/// ```
@MainActor
public final class VoiceOver {
    unowned let simulator: Simulator

    /// What was said, oldest first: elements as the cursor comes to them, and announcements as they begin. The last
    /// thousand are kept.
    public private(set) var spoken: [String] = []

    private static let limit = 1_000

    /// Where the cursor was last on the screen; from there it goes on if its element has disappeared.
    private var lastFrame: CGRect?

    init(simulator: Simulator) {
        self.simulator = simulator
    }

    // MARK: - On and off

    /// Turns VoiceOver on: apps hear of it, and the cursor goes to the first element. From then on it follows what
    /// apps post of changes.
    public func start() {
        simulator.wake()
        guard !isRunning else { return }
        isFollowing = true
        let technology = AssistiveTechnology.shared
        technology.onPost = { [weak self] in self?.follow($0) }
        technology.onSpeech = { [weak self] in self?.say($0) }
        technology.settings.isVoiceOverRunning = true
        focusFirst()
    }

    /// Turns VoiceOver off: the cursor disappears, which nobody is told beside that VoiceOver doesn't run any more.
    public func stop() {
        simulator.wake()
        guard isFollowing else { return }
        isFollowing = false
        let technology = AssistiveTechnology.shared
        technology.onPost = { _ in }
        technology.onSpeech = { _ in }
        technology.forgetFocus()
        lastFrame = nil
        technology.settings.isVoiceOverRunning = false
    }

    /// Whether it was started, and not stopped since.
    public var isRunning: Bool { isFollowing && simulator.isVoiceOverRunning }

    private var isFollowing = false

    // MARK: - The cursor

    /// The element under the cursor; nil if there is none, or if it has left the screen.
    public var focusedElement: UIResponder? {
        guard let element = AssistiveTechnology.shared.focusedElement as? UIResponder else { return nil }
        return elements.contains { $0 === element } ? element : nil
    }

    /// What the cursor can go to, in the order of reading.
    public var elements: [UIResponder] { AccessibilityTree(windows: UIApplication.shared.allWindows).elements }

    /// The cursor goes to an element; to none for nil. One that a scroll view hides is scrolled to.
    public func focus(on element: UIResponder?) {
        guard isRunning else { return }
        element?.scrollToVisible()
        let isNew = element !== AssistiveTechnology.shared.focusedElement
        AssistiveTechnology.shared.moveFocus(to: element)
        lastFrame = element?.accessibilityFrame
        if isNew, let element { say(SpokenElement(element).text) }
    }

    /// The tap of four fingers near the top: the cursor goes to the first element.
    public func focusFirst() { focus(on: elements.first) }

    /// The swipe to the right; false at the last element, where the cursor stays.
    @discardableResult
    public func focusNext() -> Bool { move(by: 1) }

    /// The swipe to the left; false at the first element, where the cursor stays.
    @discardableResult
    public func focusPrevious() -> Bool { move(by: -1) }

    /// A finger that comes down at a point of the screen: the cursor goes to the element there. False if there is none.
    @discardableResult
    public func explore(at point: CGPoint) -> Bool {
        let found = elements.first { element in
            element.accessibilityPath?.contains(point) ?? element.accessibilityFrame.contains(point)
        }
        if let found { focus(on: found) }
        return found != nil
    }

    private func move(by step: Int) -> Bool {
        simulator.wake()
        guard isRunning else { return false }
        let elements = elements
        let current = elements.firstIndex { $0 === AssistiveTechnology.shared.focusedElement }
        let next = current.map { $0 + step } ?? indexNearLastFrame(in: elements)
        guard let next, elements.indices.contains(next) else { return false }
        focus(on: elements[next])
        return true
    }

    /// The element that is nearest to where the cursor was; the first if it was nowhere.
    private func indexNearLastFrame(in elements: [UIResponder]) -> Int? {
        elements.index(nearest: lastFrame) ?? elements.indices.first
    }

    // MARK: - Following the app

    /// An element that has left its window leaves the cursor to the nearest one.
    func frameDidRun() {
        guard isRunning, lastFrame != nil else { return }
        let element = AssistiveTechnology.shared.focusedElement
        let isGone = (element as? UIView).map { $0.window == nil } ?? (element == nil)
        guard isGone else { return }
        let elements = elements
        focus(on: indexNearLastFrame(in: elements).map { elements[$0] })
    }

    /// A screen or layout that has changed takes the cursor along, once it is laid out.
    private func follow(_ posted: AssistiveTechnology.Posted) {
        guard posted.notification != .announcement, isRunning else { return }
        if let text = posted.text { say(text) }
        let (target, goesToFirst) = (posted.argument as? UIResponder, posted.notification == .screenChanged)
        let isAnElement = target != nil || posted.argument == nil
        guard isAnElement, posted.notification != .pageScrolled else { return }
        FrameClock.shared.schedule(after: 0) { [weak self, weak target] in
            self?.settle(on: target, goesToFirst: goesToFirst)
        }
    }

    private func settle(on target: UIResponder?, goesToFirst: Bool) {
        guard isRunning else { return }
        let elements = elements
        if let target, let found = elements.first(where: { $0 === target }) ?? firstElement(in: target) {
            focus(on: found)
        } else if goesToFirst {
            focus(on: elements.first)
        } else if focusedElement == nil, let index = indexNearLastFrame(in: elements) {
            focus(on: elements[index])
        }
    }

    /// A container stands for the first of its elements.
    private func firstElement(in container: UIResponder) -> UIResponder? {
        elements.first { element in
            element !== container && element.firstForAccessibility { $0 === container } != nil
        }
    }

    // MARK: - Speech

    func say(_ text: String) {
        guard !text.isEmpty else { return }
        spoken.append(text)
        if spoken.count > Self.limit { spoken.removeFirst(spoken.count - Self.limit) }
    }
}
