import UIKit

/// The first responder before a modal post, which is restored after the post.
@MainActor
final class ModalKeyboardFocus {
    private weak var slot: PostSlot?
    private weak var previous: UIView?

    /// Makes the `modalFirstResponder` of the posted view first responder, and stores the previous one. The result is nil
    /// if the view has none.
    init?(for slot: PostSlot) {
        guard let responder = (slot.content as? any PostContentView)?.modalFirstResponder else { return nil }
        self.slot = slot
        let window = slot.window
        previous = window?.windowScene?.keyWindow?.firstResponderInside ?? window?.firstResponderInside
        guard responder.isFirstResponder || responder.becomeFirstResponder() else { return nil }
    }

    /// Makes the previous view first responder again, unless the app has made another view first responder.
    func restore() {
        guard let current = slot?.firstResponderInside else { return }
        if previous?.window != nil, previous?.becomeFirstResponder() == true { return }
        current.resignFirstResponder()
    }
}
