import MessageStackView
import Simulator
import Testing
import UIKit

@testable import Example

/// The app's screens with VoiceOver, with Full Keyboard Access and with Switch Control.
@MainActor
@Suite(.tasksInOrder)
struct ScreenReachTests {
    private let app = AppDriver()
    private var simulator: Simulator { app.simulator }

    /// The states except one with a post over a presented screen. Such a screen is modal to assistive technologies, so
    /// that they don't find the post; a `PostWindow` is for that.
    private nonisolated static let states = ScreenState.allCases.filter { $0 != .sheet }

    /// The states of screens without a table that is longer than the screen, whose rows are reused.
    private nonisolated static let shortStates = states.filter {
        !$0.rawValue.hasPrefix("playground") && ![.list, .queue, .busyQueue].contains($0)
    }

    /// The states with posts. The poster below a button isn't a view, so the test doesn't find its post.
    private nonisolated static let postingStates = states.filter { state in
        let emptyScreens: [ScreenState] = [
            .list, .messages, .undo, .alerts, .popups, .forms, .ratings, .notes, .progress, .swiftUI, .shadow, .queue,
            .anchored, .route, .gallery, .playground, .playgroundMotion, .playgroundStyle, .playgroundBackdrop,
            .playgroundDrag,
            .playgroundActions, .playgroundQueue,
        ]
        return !emptyScreens.contains(state)
    }

    /// The number of moves after which a walk through a screen ends.
    private static let limit = 300

    // MARK: - Elements

    /// A technology that moves a focus over the screen.
    enum Technology: CaseIterable {
        case voiceOver, keyboard, switchControl
    }

    @Test(arguments: TestLength.pairs(shortStates, Technology.allCases))
    func touchableElementsAreReached(state: ScreenState, technology: Technology) async throws {
        try await state.show(on: app)
        let controls = touchableControls
        let reached =
            switch technology {
            case .voiceOver: voiceOverWalk()
            case .keyboard: keyboardWalk()
            case .switchControl: switchControlWalk()
            }
        for control in controls {
            let isReached = reached.contains { element in
                guard let view = element as? UIView else { return false }
                // A container that only handles touches has elements that offer its actions.
                return control.isDescendant(of: view) || view.isDescendant(of: control)
            }
            #expect(isReached, "\(control.accessibilityLabel ?? "\(control)")")
        }
    }

    @Test(arguments: ScreenState.allCases)
    func elementsHaveDifferentNames(state: ScreenState) async throws {
        try await state.show(on: app)
        let elements = simulator.voiceOver.elements
        for element in elements where element.accessibilityRespondsToUserInteraction {
            #expect(element.accessibilityLabel?.isEmpty == false, "\(element)")
        }
        for (element, next) in zip(elements, elements.dropFirst()) {
            let isSame =
                element.accessibilityLabel == next.accessibilityLabel
                && element.accessibilityTraits == next.accessibilityTraits
                && element.accessibilityValue == next.accessibilityValue
            #expect(!isSame, "\(next.accessibilityLabel ?? "")")
        }
    }

    @Test(arguments: postingStates)
    func postsAreReachedAndEnded(state: ScreenState) async throws {
        try await state.show(on: app)
        if state == .longToast { await simulator.advance(by: 1) }
        #expect(shownPosts.contains { $0.view?.isHidden == false })
        simulator.voiceOver.start()
        defer { simulator.voiceOver.stop() }
        for _ in 0..<20 {
            let elements = simulator.voiceOver.elements
            let found = shownPosts.lazy.compactMap { post in
                elements.first { isElement($0, of: post) }.map { (post, $0) }
            }.first
            guard let (post, element) = found else { break }
            simulator.voiceOver.focus(on: element)
            #expect(simulator.voiceOver.escape())
            await simulator.advance(by: 1)
            #expect(post.phase == .ended)
        }
        #expect(shownPosts.isEmpty)
    }

    // MARK: - Keyboard

    @Test(arguments: Screen.allCases)
    func screenIsOpenedAndLeftByKeyboard(screen: Screen) throws {
        _ = try app.openHome()
        try press("Screens")
        try press(screen.title)
        #expect(app.navigation?.topViewController?.title == screen.title)
        try press("Screens")
        #expect(app.navigation?.topViewController is ScreensViewController)
    }

    /// Moves the keyboard focus to the element with a label, forward or else backward, and presses Space.
    private func press(_ label: String) throws {
        for isBackward in [false, true] {
            for _ in 0..<60 where simulator.keyboardFocus?.accessibilityLabel != label {
                simulator.pressKey(.tab, withShift: isBackward)
                simulator.advance(by: 0)
            }
        }
        // A post over the element moves away.
        simulator.advance(by: 0.5)
        try #require(simulator.keyboardFocus?.accessibilityLabel == label, "\(label)")
        simulator.pressKey(.space)
        simulator.advance(by: 1)
    }

    // MARK: - Walks

    private func voiceOverWalk() -> [UIResponder] {
        let voiceOver = simulator.voiceOver
        voiceOver.start()
        defer { voiceOver.stop() }
        var reached: [UIResponder] = []
        repeat {
            if let element = voiceOver.focusedElement { reached.append(element) }
            // Lays out the rows of a table that has scrolled.
            simulator.advance(by: 0)
        } while reached.count < Self.limit && voiceOver.focusNext()
        #expect(reached.count < Self.limit)
        // A post moves clear of a focused element that it covers, so one direction can pass it.
        for _ in 0..<Self.limit where voiceOver.focusPrevious() {
            if let element = voiceOver.focusedElement { reached.append(element) }
            simulator.advance(by: 0)
        }
        return reached
    }

    /// Presses Tab until the focus has been on its first element three times, twice after a walk through all others.
    private func keyboardWalk() -> [UIResponder] {
        defer { simulator.isHardwareKeyboardConnected = false }
        var reached: [UIResponder] = []
        for _ in 0..<Self.limit {
            simulator.pressKey(.tab)
            simulator.advance(by: 0)
            if let element = simulator.keyboardFocus { reached.append(element) }
            if reached.count(where: { $0 === reached.first }) == 3 { break }
        }
        return reached
    }

    private func switchControlWalk() -> [UIResponder] {
        let switchControl = simulator.switchControl
        switchControl.start()
        defer { switchControl.stop() }
        var reached: [UIResponder] = []
        var entered: Set<ObjectIdentifier> = []
        let start = switchControl.highlightedElements
        var starts = 0
        for _ in 0..<Self.limit {
            let highlighted = switchControl.highlightedElements
            // A first group is highlighted again when it is left, so the fifth time is after at least two walks.
            if highlighted.elementsEqual(start, by: ===) { starts += 1 }
            if starts == 5 { break }
            if switchControl.isLeavingGroup {
                switchControl.selectItem()
            } else if switchControl.isGroupHighlighted, let last = highlighted.last,
                entered.insert(ObjectIdentifier(last)).inserted
            {
                switchControl.selectItem()
                continue
            } else if highlighted.count == 1 {
                reached += highlighted
            }
            switchControl.moveToNextItem()
            simulator.advance(by: 0)
        }
        return reached
    }

    // MARK: - Views

    private var windows: [UIWindow] { app.scene?.windows ?? [] }

    /// The enabled controls and cells that a finger can touch in the middle.
    private var touchableControls: [UIView] {
        windows.flatMap(descendants).filter { view in
            let isSelectable = (view as? UITableViewCell).map { $0.selectionStyle != .none } ?? false
            guard (view as? UIControl)?.isEnabled ?? isSelectable else { return false }
            let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
            return windows.reversed().lazy.compactMap { $0.hitTest(center, with: nil) }.first?.isDescendant(of: view)
                == true
        }
    }

    private func descendants(of view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + descendants(of: $0) } }

    private var shownPosts: [Post] {
        let posters = windows.flatMap { window in
            (window as? any Poster).map { [$0] } ?? app.posters(in: window)
        }
        return posters.flatMap(\.postManager.currentPosts).filter { $0.phase == .shown }
    }

    private func isElement(_ element: UIResponder, of post: Post) -> Bool {
        var container: Any? = element
        while let part = container as? UIAccessibilityElement { container = part.accessibilityContainer }
        guard let view = container as? UIView, let posted = post.view else { return false }
        let slot = sequence(first: posted, next: \.superview).first { $0 is PostSlot }
        return slot.map(view.isDescendant) ?? false
    }
}
