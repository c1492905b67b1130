import UIKit

/// The way back for whoever is led into a post that keeps the app from them: where the focus of VoiceOver or Switch
/// Control was.
@MainActor
final class ModalFocus {
    private weak var origin: UIResponder?
    /// Where it was before, if it was in another such post, which may be gone first.
    private let outer: ModalFocus?

    /// Remembers where the focus is now.
    init() {
        let focused = UIAccessibility.focusedElement(using: nil) as? UIResponder
        origin = focused
        outer = focused?.accessibleView?.focusedSlot?.modalFocus
    }

    /// Leads the focus into a post that is all that there is, unless it is there.
    ///
    /// - Returns: what is focused there, and so read out by the technology itself; nil if there is nothing to focus.
    static func enter(_ slot: PostSlot) -> UIResponder? {
        let focused = UIAccessibility.focusedElement(using: nil) as? UIResponder
        if let focused, focused.accessibleView?.focusedSlot === slot { return focused }
        guard let element = slot.firstElement else { return nil }
        UIAccessibility.post(notification: .layoutChanged, argument: element)
        return element
    }

    /// Leads the focus back. If nothing of where it was is left, the technology finds the nearest.
    func giveBack() {
        UIAccessibility.post(notification: .layoutChanged, argument: target)
    }

    /// The last place that is still there.
    private var target: UIResponder? {
        if let origin, origin.accessibleView?.window != nil { return origin }
        return outer?.target
    }
}

extension PostSlot {
    /// Whether the focus of whoever was led into the post is in it, on what dismisses it, or nowhere at all.
    var hasModalFocus: Bool {
        guard modalFocus != nil else { return false }
        let focused = Self.focusedView
        return focused?.window == nil || focused?.focusedSlot === self
    }

    /// Whether it is on what dismisses the post, which nobody finds any more as soon as the post leaves.
    var hasModalFocusOnDismissal: Bool {
        modalFocus != nil && (Self.focusedView as? PostBackdropView)?.postSlot === self
    }

    private static var focusedView: UIView? {
        (UIAccessibility.focusedElement(using: nil) as? UIResponder)?.accessibleView
    }

    /// What is read of the post before all else; nil if nothing is.
    fileprivate var firstElement: UIResponder? { content.flatMap(Self.firstElement) }

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
    /// The slot of the post that the view is part of, be it as what dismisses it.
    fileprivate var focusedSlot: PostSlot? {
        enclosingSlot ?? (self as? PostBackdropView)?.postSlot
    }
}
