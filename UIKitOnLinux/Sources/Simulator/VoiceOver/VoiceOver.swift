@_spi(Simulator) import UIKit

/// A simulation of VoiceOver: a cursor that moves from element to element, and a log of the spoken text.
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

    /// The spoken text, oldest first: the element under the cursor each time it moves, and each announcement when it
    /// begins. Contains at most the last 1,000 texts.
    public private(set) var spoken: [String] = []

    private static let limit = 1_000

    /// The last frame of the cursor on the screen. If the element disappears, the cursor continues from there.
    private var lastFrame: CGRect?
    /// The number of layout changes that the app has posted, for the reading that ignores some.
    private var layoutChanges = 0

    init(simulator: Simulator) {
        self.simulator = simulator
    }

    // MARK: - On and off

    /// Turns VoiceOver on. Apps are notified, and the cursor moves to the first element. From then on, it follows the
    /// accessibility notifications that apps post.
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

    /// Turns VoiceOver off. The cursor disappears; apps are only notified that VoiceOver is no longer running.
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

    /// A Boolean value that indicates whether VoiceOver was started and is still on.
    public var isRunning: Bool { isFollowing && simulator.isVoiceOverRunning }

    private var isFollowing = false

    // MARK: - The cursor

    /// The element under the cursor; `nil` if there is none, or if it has left the screen.
    public var focusedElement: UIResponder? {
        guard let element = AssistiveTechnology.shared.focusedElement as? UIResponder else { return nil }
        return elements.contains { $0 === element } ? element : nil
    }

    /// The elements that the cursor can reach, in reading order.
    public var elements: [UIResponder] { AccessibilityTree(windows: UIApplication.shared.allWindows).elements }

    /// Moves the cursor to an element, scrolling to it if necessary; `nil` removes the cursor.
    public func focus(on element: UIResponder?) {
        guard isRunning else { return }
        element?.scrollToVisible()
        let isNew = element !== AssistiveTechnology.shared.focusedElement
        AssistiveTechnology.shared.moveFocus(to: element)
        lastFrame = element?.accessibilityFrame
        if isNew, let element { say(SpokenElement(element).text) }
    }

    /// Performs the four-finger tap near the top of the screen, which moves the cursor to the first element.
    public func focusFirst() { focus(on: elements.first) }

    /// Performs the swipe to the right, which moves the cursor to the next element.
    ///
    /// - Returns: `false` at the last element, where the cursor stays.
    @discardableResult
    public func focusNext() -> Bool { move(by: 1) }

    /// Performs the swipe to the left, which moves the cursor to the previous element.
    ///
    /// - Returns: `false` at the first element, where the cursor stays.
    @discardableResult
    public func focusPrevious() -> Bool { move(by: -1) }

    /// Performs a touch at a point of the screen, which moves the cursor to the element there.
    ///
    /// - Returns: `false` if no element is there.
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

    /// Returns the index of the element nearest to the cursor's last position, or the first index without such a
    /// position.
    private func indexNearLastFrame(in elements: [UIResponder]) -> Int? {
        elements.index(nearest: lastFrame) ?? elements.indices.first
    }

    // MARK: - Following the app

    /// Moves the cursor to the nearest element if its element has left the window. Called after each frame.
    func frameDidRun() {
        guard isRunning, lastFrame != nil else { return }
        let element = AssistiveTechnology.shared.focusedElement
        let isGone = (element as? UIView).map { $0.window == nil } ?? (element == nil)
        guard isGone else { return }
        let elements = elements
        focus(on: indexNearLastFrame(in: elements).map { elements[$0] })
    }

    /// Moves the cursor after the app posts a screen or layout change, once the layout is finished.
    private func follow(_ posted: AssistiveTechnology.Posted) {
        guard posted.notification != .announcement, isRunning else { return }
        if let text = posted.text { say(text) }
        // Elements that are no responders, such as those of SwiftUI, get the focus as they are.
        if let argument = posted.argument, posted.text == nil, !(argument is UIResponder),
            type(of: argument) is AnyClass
        {
            let element = argument as AnyObject
            FrameClock.shared.schedule(exactlyAfter: 0) { [weak self, weak element] in
                if self?.isRunning == true, let element { AssistiveTechnology.shared.moveFocus(to: element) }
            }
            return
        }
        let (target, goesToFirst) = (posted.argument as? UIResponder, posted.notification == .screenChanged)
        let isAnElement = target != nil || posted.argument == nil
        guard isAnElement, posted.notification != .pageScrolled else { return }
        var delay: TimeInterval = 0
        if Reading.focusMovesLate.isOn, posted.notification == .layoutChanged {
            layoutChanges += 1
            guard layoutChanges % 3 != 0 else { return }
            delay = 0.5
        }
        FrameClock.shared.schedule(exactlyAfter: delay) { [weak self, weak target] in
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

    /// Returns the first element in a container, which stands in for the container.
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
