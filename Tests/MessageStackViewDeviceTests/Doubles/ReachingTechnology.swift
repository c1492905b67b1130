import Simulator
import Testing
import UIKit

/// An assistive technology that moves through the elements on the screen one by one.
enum ReachingTechnology: CaseIterable {
    case voiceOver, keyboard, switchControl

    /// The number of moves after which the technology counts as trapped.
    private static let limit = 200

    /// Turns the technology on for the duration of a closure.
    @MainActor
    func run<Result>(on simulator: Simulator, _ body: () throws -> Result) rethrows -> Result {
        switch self {
        case .voiceOver: simulator.voiceOver.start()
        case .switchControl: simulator.switchControl.start()
        case .keyboard: simulator.isHardwareKeyboardConnected = true
        }
        defer {
            switch self {
            case .voiceOver: simulator.voiceOver.stop()
            case .switchControl: simulator.switchControl.stop()
            case .keyboard: simulator.isHardwareKeyboardConnected = false
            }
        }
        return try body()
    }

    /// Returns the labels of the elements that a walk through the whole screen reaches, in the order of the screen.
    ///
    /// A backward walk starts at the last element. A walk that doesn't end is cut off, and then has duplicates.
    @MainActor
    func reachedLabels(on simulator: Simulator, backward: Bool = false) -> [String] {
        reached(on: simulator, backward: backward).map { $0.accessibilityLabel ?? "\(type(of: $0))" }
    }

    /// Returns the elements that a walk through the whole screen reaches, in the order of the screen.
    @MainActor
    func reached(on simulator: Simulator, backward: Bool = false) -> [UIResponder] {
        let elements: [UIResponder]
        switch self {
        case .voiceOver:
            let voiceOver = simulator.voiceOver
            if backward { voiceOver.focus(on: voiceOver.elements.last) } else { voiceOver.focusFirst() }
            elements = Self.collect {
                voiceOver.focusedElement
            } moving: {
                backward ? voiceOver.focusPrevious() : voiceOver.focusNext()
            }
        case .keyboard:
            simulator.moveKeyboardFocus(to: nil)
            simulator.pressKey(.tab, withShift: backward)
            let first = simulator.keyboardFocus
            elements = Self.collect {
                simulator.keyboardFocus
            } moving: {
                simulator.pressKey(.tab, withShift: backward)
                return simulator.keyboardFocus !== first
            }
        case .switchControl:
            var items = Self.scan(simulator.switchControl, backward: backward)
            // Moving back from the first item reaches the last one next.
            if backward, let first = items.first { items = items.dropFirst() + [first] }
            elements = items.flatMap(\.self)
        }
        return backward ? elements.reversed() : elements
    }

    @MainActor
    private static func collect(_ element: () -> UIResponder?, moving move: () -> Bool) -> [UIResponder] {
        var elements: [UIResponder] = []
        repeat {
            guard let element = element() else { break }
            elements.append(element)
        } while elements.count < limit && move()
        return elements
    }

    /// Scans the items of the screen from the highlighted one until that is highlighted again.
    ///
    /// - Returns: The elements of each item.
    @MainActor
    private static func scan(_ switchControl: SwitchControl, backward: Bool) -> [[UIResponder]] {
        let first = switchControl.highlightedElements
        var items: [[UIResponder]] = []
        repeat {
            items.append(scanItem(of: switchControl, backward: backward))
            move(switchControl, backward: backward)
        } while items.count < limit && !switchControl.highlightedElements.elementsEqual(first, by: ===)
        return items
    }

    @MainActor
    private static func scanItem(of switchControl: SwitchControl, backward: Bool) -> [UIResponder] {
        guard switchControl.isGroupHighlighted else { return switchControl.highlightedElements }
        var elements: [UIResponder] = []
        switchControl.selectItem()
        // Moving back from the first item of a group leaves the group, and then reaches the last item.
        if backward { (0..<2).forEach { _ in switchControl.moveToPreviousItem() } }
        while !switchControl.isLeavingGroup, elements.count < limit {
            elements += scanItem(of: switchControl, backward: backward)
            move(switchControl, backward: backward)
        }
        switchControl.selectItem()
        return elements
    }

    @MainActor
    private static func move(_ switchControl: SwitchControl, backward: Bool) {
        if backward { switchControl.moveToPreviousItem() } else { switchControl.moveToNextItem() }
    }

    /// Moves the focus to an element.
    ///
    /// - Returns: `false` if the technology can't reach the element.
    @MainActor
    func focus(on element: UIResponder, of simulator: Simulator) -> Bool {
        switch self {
        case .voiceOver:
            simulator.voiceOver.focus(on: element)
            return simulator.voiceOver.focusedElement === element
        case .keyboard:
            for _ in 0..<Self.limit where simulator.keyboardFocus !== element { simulator.pressKey(.tab) }
            return simulator.keyboardFocus === element
        case .switchControl:
            let switchControl = simulator.switchControl
            for _ in 0..<Self.limit {
                let highlighted = switchControl.highlightedElements
                if highlighted.count == 1, highlighted.first === element { return true }
                let isInside = highlighted.contains { $0 === element }
                if isInside ? switchControl.isGroupHighlighted : switchControl.isLeavingGroup {
                    switchControl.selectItem()
                } else {
                    switchControl.moveToNextItem()
                }
            }
            return false
        }
    }

    /// Activates the focused element.
    @MainActor
    func activate(on simulator: Simulator) -> Bool {
        switch self {
        case .voiceOver: simulator.voiceOver.activate()
        case .keyboard: simulator.pressKey(.space)
        case .switchControl: simulator.switchControl.selectItem()
        }
    }

    /// Performs the escape gesture, key or menu item.
    @MainActor
    func escape(on simulator: Simulator) -> Bool {
        switch self {
        case .voiceOver: simulator.voiceOver.escape()
        case .keyboard: simulator.pressKey(.escape)
        case .switchControl: simulator.switchControl.perform(actionNamed: "Escape")
        }
    }
}
