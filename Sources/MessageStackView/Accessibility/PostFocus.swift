import UIKit

/// The element from which the focus of an assistive technology moved into a post, and to which it returns afterward.
@MainActor
final class PostFocus {
    private weak var slot: PostSlot?
    private weak var origin: AnyObject?
    /// Whether the post blocked the app when it got the focus, so that the focus has to return.
    let isModal: Bool
    /// The stored focus of the post that contains `origin`; nil if it is in none. It is used if `origin` has left its window,
    /// for example because that post was removed first.
    private let outer: PostFocus?

    /// All objects of this class. A post that gets the focus from another one finds that post's object here.
    private static var all: [Entry] = []

    private struct Entry {
        weak var focus: PostFocus?
    }

    /// Creates an object for a slot that gets the focus.
    ///
    /// - Parameter origin: The element that has the focus before; nil for none.
    init(of slot: PostSlot, from origin: AnyObject?) {
        self.slot = slot
        self.origin = origin
        isModal = slot.isModal
        let originSlot = Self.slot(of: origin)
        outer = originSlot.flatMap { slot in Self.all.lazy.compactMap(\.focus).first { $0.slot === slot } }
        register()
    }

    /// Creates an object for a passive slot that gets the focus from one that has ended.
    init(of slot: PostSlot, insteadOf ended: PostFocus) {
        self.slot = slot
        origin = ended.origin
        isModal = false
        outer = ended.outer
        register()
    }

    private func register() {
        Self.all.removeAll { $0.focus == nil }
        Self.all.append(Entry(focus: self))
    }

    /// The focused element; nil if there is none.
    static var focusedElement: AnyObject? { UIAccessibility.focusedElement(using: nil).map { $0 as AnyObject } }

    /// Returns the slot of the post to which an element belongs: as a part of the post, or as its backdrop. The result is nil
    /// if the element belongs to no post.
    private static func slot(of element: AnyObject?) -> PostSlot? {
        PostSlot.slot(around: element) ?? (view(of: element) as? PostBackdropView)?.postSlot
    }

    private static func view(of element: AnyObject?) -> UIView? { (element as? UIResponder)?.accessibleView }

    /// Returns whether an element is on screen. An element that is no responder counts as on screen, since it has no window.
    private static func isOnScreen(_ element: AnyObject?) -> Bool {
        element is UIResponder ? view(of: element)?.window != nil : element != nil
    }

    /// Returns whether an element is on screen and outside posts.
    static func isInApp(_ element: AnyObject?) -> Bool {
        isOnScreen(element) && PostSlot.slot(around: element) == nil
    }

    /// Moves the focus into the post, unless it is already there.
    ///
    /// - Returns: The focused element, which the assistive technology reads by itself; nil if the post has no element.
    static func enter(_ slot: PostSlot) -> AnyObject? {
        if let focusedElement, Self.slot(of: focusedElement) === slot { return focusedElement }
        guard let element = slot.firstAccessibilityElement else { return nil }
        move(to: element)
        return element
    }

    /// The element to which the library has asked to move the focus, until it arrives or the request was in vain.
    private static weak var requested: AnyObject?

    /// The seconds after which a request to move the focus was in vain.
    private static let patience: TimeInterval = 1
    private static var requestCount = 0

    /// Handles the arrival of the focus in a slot.
    ///
    /// - Returns: A Boolean value that indicates whether the library has asked for it, rather than the user.
    static func didArrive(in slot: PostSlot) -> Bool {
        guard let requested, PostSlot.slot(around: requested) === slot else { return false }
        // The technology may have chosen another element first.
        if focusedElement === requested { self.requested = nil }
        return true
    }

    /// Asks the assistive technology to move its focus. If it doesn't move, it is asked once more.
    ///
    /// - Parameters:
    ///   - element: The element; nil for one that the technology chooses.
    ///   - repeats: Whether a request that was in vain is repeated; true by default.
    static func move(to element: Any?, repeats: Bool = true) {
        let target = element.map { $0 as AnyObject }
        requested = target
        requestCount += 1
        UIAccessibility.post(notification: .layoutChanged, argument: element)
        _ = DefaultPostClock.shared.schedule(after: patience) {
            [weak target, weak before = focusedElement, requestCount] in
            guard requestCount == self.requestCount else { return }
            requested = nil
            guard repeats, let target, isOnScreen(target), focusedElement === before, before !== target else { return }
            move(to: target, repeats: false)
        }
    }

    /// Whether the focus is in the post, on its backdrop or, for a modal post, nowhere.
    var isInPost: Bool {
        let focused = Self.focusedElement
        return isModal && !Self.isOnScreen(focused) || focused != nil && Self.slot(of: focused) === slot
    }

    /// Whether the focus is on the post's backdrop, which stops being an accessibility element when the post leaves.
    var isOnBackdrop: Bool {
        guard let backdrop = Self.view(of: Self.focusedElement) as? PostBackdropView else { return false }
        return backdrop.postSlot === slot
    }

    /// Moves the focus to the most recently focused of the stored elements that are still in a window.
    ///
    /// - Parameter named: A closure that returns the element that the app names for the case that no stored one is left. If it
    ///   returns nil, the assistive technology chooses the nearest element.
    func restore(orMoveTo named: @MainActor () -> Any?) {
        Self.move(to: target ?? named())
    }

    private var target: AnyObject? {
        if let origin, Self.isOnScreen(origin) { return origin }
        return outer?.target
    }
}

extension UIResponder {
    /// The responder, or the first accessibility element in it in reading order; nil if there is none.
    var firstAccessibilityElement: AnyObject? {
        if accessibilityElementsHidden { return nil }
        let view = self as? UIView
        if let view, view.isHidden || view.alpha < 0.01 { return nil }
        if isAccessibilityElement { return self }
        return (accessibilityElements ?? view?.subviews ?? []).lazy.compactMap(Self.firstElement).first
    }

    /// Returns the first element in an element that may be no responder.
    private static func firstElement(in element: Any) -> AnyObject? {
        if let responder = element as? UIResponder { return responder.firstAccessibilityElement }
        guard let parts = AccessibilityElements.parts(of: element), !parts.isEmpty else { return element as AnyObject }
        return parts.lazy.compactMap(firstElement).first
    }
}
