import UIKit

/// The focus of an assistive technology and of the keyboard that a slot takes from the app, and its return.
@MainActor
final class SlotFocus {
    private weak var slot: PostSlot?
    private var accessibility: PostFocus?
    private var keyboard: ModalKeyboardFocus?

    init(of slot: PostSlot) {
        self.slot = slot
    }

    /// Stores the focused elements, and moves the keyboard focus into a slot that became modal.
    func slotDidBecomeModal() {
        guard let slot else { return }
        if accessibility == nil, AssistiveTechnology.isRunning {
            accessibility = PostFocus(of: slot, from: PostFocus.focusedElement)
        }
        if keyboard == nil { keyboard = ModalKeyboardFocus(for: slot) }
    }

    /// Moves the focus of an assistive technology into a modal slot.
    ///
    /// - Returns: The focused element; nil if the focus stays where it is.
    func enterIfModal() -> AnyObject? {
        guard AssistiveTechnology.isRunning, let slot, slot.isModal else { return nil }
        return PostFocus.enter(slot)
    }

    /// Handles a move of the focus of an assistive technology.
    ///
    /// - Parameters:
    ///   - newSlot: The slot that has the focus now; nil if no slot has it.
    ///   - previous: The element that had the focus before; nil for none.
    func didMove(to newSlot: PostSlot?, from previous: AnyObject?) {
        guard let slot, newSlot === slot, !slot.isModal else { return }
        // Between posts, and from an element that is gone, the stored element stays.
        if accessibility == nil || PostFocus.isInApp(previous) {
            accessibility = PostFocus(of: slot, from: previous)
        }
    }

    /// Whether the focus of an assistive technology is in the post, on its backdrop or, for a modal post, nowhere.
    var isInPost: Bool { accessibility?.isInPost == true }

    /// Whether the focus of an assistive technology is on the backdrop of the post.
    var isOnBackdrop: Bool { accessibility?.isOnBackdrop == true }

    /// Whether an assistive technology has moved the focus into the post, which didn't block the app.
    var isPassive: Bool { accessibility?.isModal == false }

    /// Takes over the focus of a slot whose post has ended, and the element to which it returns.
    ///
    /// - Returns: A Boolean value that indicates whether the slot has an element for the focus.
    func takeOver(_ ended: SlotFocus) -> Bool {
        guard let focus = ended.accessibility, let slot, let element = slot.firstAccessibilityElement else {
            return false
        }
        accessibility = PostFocus(of: slot, insteadOf: focus)
        PostFocus.move(to: element)
        return true
    }

    /// Returns the focus of an assistive technology; see `PostFocus.restore(orMoveTo:)`.
    func restore(orMoveTo named: @MainActor () -> Any?) {
        accessibility?.restore(orMoveTo: named)
    }

    /// Makes the previous view first responder again.
    func restoreKeyboard() {
        keyboard?.restore()
    }
}
