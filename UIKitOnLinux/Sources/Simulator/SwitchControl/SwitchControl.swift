import UIKit

/// A simulation of Switch Control with two switches and item scanning: one switch moves to the next item, the other
/// selects it.
///
/// ```swift
/// simulator.switchControl.start()
/// simulator.switchControl.moveToNextItem()
/// simulator.switchControl.selectItem()
/// simulator.switchControl.actions        // ["Retry", "Escape"]
/// ```
///
/// It follows the chapter "Use Switch Control" of Apple's user guides: a group is highlighted as one item, and selecting
/// it continues with its items. After the last of them the group is highlighted again, and selecting it then leaves the
/// group. https://support.apple.com/guide/iphone/iph400b2f114
@MainActor
public final class SwitchControl {
    unowned let simulator: Simulator

    private weak var highlighted: UIResponder?
    /// The group whose items are scanned; `nil` for the whole screen.
    private weak var group: UIResponder?
    /// The last frame of the highlighted item. If the item disappears, the scan continues from there.
    private var lastFrame: CGRect?
    private var isScanning = false

    init(simulator: Simulator) {
        self.simulator = simulator
    }

    // MARK: - On and off

    /// Turns Switch Control on. Apps are notified, and the first item is highlighted.
    public func start() {
        simulator.wake()
        guard !isRunning else { return }
        isScanning = true
        AssistiveTechnology.shared.settings.isSwitchControlRunning = true
        highlight(items.first?.responder)
    }

    /// Turns Switch Control off. The highlight disappears; apps are only notified that Switch Control is no longer
    /// running.
    public func stop() {
        simulator.wake()
        guard isScanning else { return }
        isScanning = false
        AssistiveTechnology.shared.forgetFocus()
        (highlighted, group, lastFrame) = (nil, nil, nil)
        AssistiveTechnology.shared.settings.isSwitchControlRunning = false
    }

    /// A Boolean value that indicates whether Switch Control was started and is still on.
    public var isRunning: Bool { isScanning && simulator.isSwitchControlRunning }

    // MARK: - The scan

    /// The elements that the scan can reach, in its order: those that respond to interaction, have custom actions or
    /// accept text.
    public var elements: [UIResponder] { items.flatMap(\.elements) }

    /// The elements of the highlighted item: one element, or those of a group; empty if no item is highlighted.
    public var highlightedElements: [UIResponder] { path.last?.elements ?? [] }

    /// A Boolean value that indicates whether selecting the highlighted item continues the scan with its items.
    public var isGroupHighlighted: Bool { highlightedElements.count > 1 && !isLeavingGroup }

    /// A Boolean value that indicates whether selecting the highlighted item leaves the group that is scanned.
    public var isLeavingGroup: Bool { highlighted != nil && highlighted === group }

    /// Moves to the next item. The scan of the screen and of each group starts over after the last item.
    ///
    /// - Returns: `false` if there is no item.
    @discardableResult
    public func moveToNextItem() -> Bool { move(by: 1) }

    /// Moves to the previous item.
    ///
    /// - Returns: `false` if there is no item.
    @discardableResult
    public func moveToPreviousItem() -> Bool { move(by: -1) }

    /// Selects the highlighted item: taps an element, enters a group, or leaves the group that is scanned.
    ///
    /// - Returns: `false` if no item is highlighted, or if it is disabled.
    @discardableResult
    public func selectItem() -> Bool {
        simulator.wake()
        guard isRunning, let item = path.last else { return false }
        if isLeavingGroup {
            group = path.dropLast().last?.responder
        } else if let first = item.items.first {
            group = item.responder
            highlight(first.responder)
        } else {
            return simulator.activate(item.responder)
        }
        return true
    }

    private var items: [ScanItem] { ScanItem.items(of: AccessibilityTree(windows: UIApplication.shared.allWindows)) }

    /// The groups around the highlighted item, and the item itself.
    private var path: [ScanItem] { highlighted.map { ScanItem.path(to: $0, in: items) } ?? [] }

    private func move(by step: Int) -> Bool {
        simulator.wake()
        guard isRunning else { return false }
        let stops = stops
        guard !stops.isEmpty else { return false }
        let current = stops.firstIndex { $0 === highlighted }
        let next = current.map { ($0 + step + stops.count) % stops.count } ?? stops.index(nearest: lastFrame) ?? 0
        highlight(stops[next])
        return true
    }

    /// The items that are scanned: those of the group and the group itself, or those of the screen.
    private var stops: [UIResponder] {
        let items = items
        if let group, let item = ScanItem.path(to: group, in: items).last, !item.items.isEmpty {
            return item.items.map(\.responder) + [group]
        }
        group = nil
        return items.map(\.responder)
    }

    private func highlight(_ responder: UIResponder?) {
        highlighted = responder
        responder?.scrollToVisible()
        lastFrame = path.last?.elements.map(\.accessibilityFrame).reduce(.null) { $0.union($1) }
        AssistiveTechnology.shared.moveFocus(to: responder)
    }

    // MARK: - The menu

    /// The actions in the menu of the highlighted element: its custom actions, those of its containers, and Escape.
    public var actions: [String] {
        element == nil ? [] : customActions.map(\.name) + [Self.escapeName]
    }

    /// Performs an action of the menu.
    ///
    /// - Returns: `false` if no action has that name, or if it failed.
    @discardableResult
    public func perform(actionNamed name: String) -> Bool {
        simulator.wake()
        guard isRunning, let element else { return false }
        if let action = customActions.first(where: { $0.name == name }) {
            return action.actionHandler?(action) ?? false
        }
        return name == Self.escapeName
            && element.firstForAccessibility { $0.accessibilityPerformEscape() } != nil
    }

    private static let escapeName = "Escape"

    /// The highlighted element; `nil` if a group is highlighted.
    private var element: UIResponder? { path.last.flatMap { $0.items.isEmpty ? $0.responder : nil } }

    private var customActions: [UIAccessibilityCustomAction] { element?.actionsOfContainers ?? [] }

    // MARK: - Following the app

    /// Removes the highlight from an item that has left its window. Called after each frame.
    func frameDidRun() {
        guard isRunning, lastFrame != nil else { return }
        let isGone = (highlighted as? UIView).map { $0.window == nil } ?? (highlighted == nil)
        guard isGone else { return }
        highlighted = nil
        AssistiveTechnology.shared.moveFocus(to: nil)
    }
}
