import UIKit

/// The first responder before a modal post, which is restored after the post.
@MainActor
final class ModalKeyboardFocus {
    private weak var slot: PostSlot?
    private weak var previous: UIView?
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
    /// in the post that is first responder already stays it. The result is nil if the first responder hasn't changed.
    init?(for slot: PostSlot) {
        self.slot = slot
        let window = slot.window
        let previous = window?.windowScene?.keyWindow?.firstResponderInside ?? window?.firstResponderInside
        self.previous = previous
        let modalResponder = (slot.content as? any PostContentView)?.modalFirstResponder
        guard let responder = modalResponder ?? (previous == nil ? slot : nil) else { return nil }
        let previousSlot = previous?.enclosingSlot
        outer = previousSlot.flatMap { slot in Self.all.lazy.compactMap(\.focus).first { $0.slot === slot } }
        guard slot.firstResponderInside != nil || responder.becomeFirstResponder() else { return nil }
        // UIKit may leave a window without a text field as it is. A `PostWindow` returns the status when the post leaves.
        if let window, window.windowScene?.keyWindow !== window { window.makeKey() }
        Self.all.removeAll { $0.focus == nil }
        Self.all.append(Entry(focus: self))
    }

    /// Makes the previous view first responder again, unless the app has made another view first responder.
    func restore() {
        guard let current = slot?.firstResponderInside else { return }
        if target?.becomeFirstResponder() != true { current.resignFirstResponder() }
    }

    /// The most recent of the stored first responders that is in a window, and in no post that is leaving.
    private var target: UIView? {
        guard let previous, previous.window != nil, previous.enclosingSlot?.post?.phase != .leaving else {
            return outer?.target
        }
        return previous
    }
}
