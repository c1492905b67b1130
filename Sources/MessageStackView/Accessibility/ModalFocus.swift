import UIKit

/// The accessibility focus before a modal post, which is restored after the post.
@MainActor
final class ModalFocus {
    private weak var slot: PostSlot?
    private weak var origin: UIResponder?
    /// The stored focus of the earlier modal post that had the focus when this post appeared; nil if there was none. It
    /// is used if `origin` has left its window, for example because the earlier post was removed first.
    private let outer: ModalFocus?

    /// All objects of this class. A modal post that appears over another one finds that post's object here.
    private static var all: [Entry] = []

    private struct Entry {
        weak var focus: ModalFocus?
    }

    /// Stores the current focus.
    init(for slot: PostSlot) {
        self.slot = slot
        let focused = Self.focusedElement
        origin = focused
        let focusedSlot = focused?.accessibleView?.focusedSlot
        outer = focusedSlot.flatMap { slot in Self.all.lazy.compactMap(\.focus).first { $0.slot === slot } }
        Self.all.removeAll { $0.focus == nil }
        Self.all.append(Entry(focus: self))
    }

    /// Moves the focus into the post, unless it is already there.
    ///
    /// - Returns: The focused element, which the assistive technology reads by itself; nil if the post has no element.
    static func enter(_ slot: PostSlot) -> UIResponder? {
        if let focusedElement, focusedElement.accessibleView?.focusedSlot === slot { return focusedElement }
        guard let element = slot.content.flatMap(firstElement) else { return nil }
        UIAccessibility.post(notification: .layoutChanged, argument: element)
        return element
    }

    /// Whether the focus is in the post, on its backdrop, or nowhere.
    var isInPost: Bool {
        let focused = Self.focusedElement?.accessibleView
        return focused?.window == nil || focused?.focusedSlot === slot
    }

    /// Whether the focus is on the post's backdrop, which stops being an accessibility element when the post leaves.
    var isOnBackdrop: Bool {
        guard let backdrop = Self.focusedElement?.accessibleView as? PostBackdropView else { return false }
        return backdrop.postSlot === slot
    }

    /// Restores the focus. If none of the earlier elements is in a window, the assistive technology chooses the nearest
    /// element.
    func restore() {
        UIAccessibility.post(notification: .layoutChanged, argument: target)
    }

    /// The element to focus: the most recently focused of the stored ones that are still in a window.
    private var target: UIResponder? {
        if let origin, origin.accessibleView?.window != nil { return origin }
        return outer?.target
    }

    private static var focusedElement: UIResponder? { UIAccessibility.focusedElement(using: nil) as? UIResponder }

    /// Returns the first accessibility element in reading order; nil if there is none.
    private static func firstElement(in responder: UIResponder) -> UIResponder? {
        if responder.accessibilityElementsHidden { return nil }
        let view = responder as? UIView
        if let view, view.isHidden || view.alpha < 0.01 { return nil }
        if responder.isAccessibilityElement { return responder }
        let parts = responder.accessibilityElements?.compactMap { $0 as? UIResponder } ?? view?.subviews ?? []
        return parts.lazy.compactMap(firstElement).first
    }
}

extension UIView {
    /// The slot of the post to which this view belongs: as a part of the post, or as its backdrop. The value is nil if
    /// the view belongs to no post.
    fileprivate var focusedSlot: PostSlot? {
        enclosingSlot ?? (self as? PostBackdropView)?.postSlot
    }
}
