import UIKit

/// The first responder before a modal post, which is restored after the post.
@MainActor
final class ModalKeyboardFocus {
    private weak var slot: PostSlot?
    private weak var responder: UIResponder?
    private weak var previous: UIView?
    /// Tries again in later turns, since UIKit may refuse a first responder during a transition; nil once it hasn't.
    private var watch: ScreenWatch?
    /// The stored first responder of the modal post that contains `previous`; nil if it is in none. It is used if that
    /// post leaves first.
    private let outer: ModalKeyboardFocus?

    /// All objects of this class. A modal post that appears over another one finds that post's object here.
    private static var all: [Entry] = []

    private struct Entry {
        weak var focus: ModalKeyboardFocus?
    }

    /// Makes the `modalFirstResponder` of the posted view first responder, and stores the previous one. A view without it
    /// leaves the first responder as it is; if there is none, the slot becomes first responder, for the Escape key. A view
    /// in the post that is first responder already stays it. The result is nil if the first responder doesn't change.
    init?(for slot: PostSlot) {
        self.slot = slot
        let previous = Self.firstResponder(around: slot)
        self.previous = previous
        let modalResponder = (slot.content as? any PostContentView)?.modalFirstResponder
        guard let responder = modalResponder ?? (previous == nil ? slot : nil) else { return nil }
        let previousSlot = previous?.enclosingSlot
        outer = previousSlot.flatMap { slot in Self.all.lazy.compactMap(\.focus).first { $0.slot === slot } }
        self.responder = responder
        guard enter() || responder.canBecomeFirstResponder else { return nil }
        Self.all.removeAll { $0.focus == nil }
        Self.all.append(Entry(focus: self))
        guard slot.firstResponderInside == nil else { return }
        watch = ScreenWatch { [weak self] in
            guard let self else { return false }
            if Self.firstResponder(around: self.slot) !== self.previous || self.slot?.isModal != true || enter() {
                watch = nil
            }
            return false
        }
    }

    /// Makes the previous view first responder again, unless the app has made another view first responder.
    func restore() {
        watch = nil
        guard let current = slot?.firstResponderInside else { return }
        if target?.becomeFirstResponder() != true { current.resignFirstResponder() }
    }

    /// Returns whether a view in the slot is first responder.
    private func enter() -> Bool {
        guard let slot, slot.firstResponderInside != nil || responder?.becomeFirstResponder() == true else {
            return false
        }
        // UIKit may leave a window without a text field as it is. A `PostWindow` returns the status when the post leaves.
        if let window = slot.window, window.windowScene?.keyWindow !== window { window.makeKey() }
        return true
    }

    /// Returns the first responder in the key window or, if it has none, in that of a slot.
    private static func firstResponder(around slot: UIView?) -> UIView? {
        let window = slot?.window
        return window?.windowScene?.keyWindow?.firstResponderInside ?? window?.firstResponderInside
    }

    /// The most recent of the stored first responders that is in a window, and in no post that is leaving.
    private var target: UIView? {
        guard let previous, previous.window != nil, previous.enclosingSlot?.post?.phase != .leaving else {
            return outer?.target
        }
        return previous
    }
}
