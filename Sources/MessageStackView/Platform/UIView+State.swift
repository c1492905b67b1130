package import UIKit

extension UIView {
    /// The first responder, if it is this view, a descendant of it, or a view controller of one of these views.
    var firstResponderInside: UIResponder? {
        responder(where: \.isFirstResponder)
    }

    /// Returns the first responder in the accessory view of a view controller whose view is this view or a descendant of it, such
    /// as the text field in the bar of a chat, and that controller. UIKit shows the accessory view in a window of its own; nil on
    /// visionOS, which has none.
    var firstResponderInAccessoryView: (responder: UIResponder, controller: UIViewController)? {
        #if os(visionOS)
            nil
        #else
            var inside: UIResponder?
            let controller = responder { responder in
                guard responder is UIViewController, responder.canBecomeFirstResponder else { return false }
                inside = responder.inputAccessoryView?.firstResponderInside
                return inside != nil
            }
            return inside.flatMap { inside in (controller as? UIViewController).map { (inside, $0) } }
        #endif
    }

    /// Returns the first of this view, its descendants and their view controllers that fulfills a condition, from the back to the
    /// front.
    private func responder(where condition: (UIResponder) -> Bool) -> UIResponder? {
        if condition(self) { return self }
        // The next responder of a controller's view is the controller.
        if let controller = next as? UIViewController, condition(controller) { return controller }
        for view in subviews {
            if let responder = view.responder(where: condition) { return responder }
        }
        return nil
    }

    /// Returns a Boolean value that indicates whether presses belong to the text input that is first responder: those of all
    /// keys but Escape and, while an input method composes text, that of Escape too.
    ///
    /// UIKit gives a press to the first responder and the responders after it. If one of those handles it, the text input may
    /// not get its text. A view above a text input passes such a press on to `super`.
    package func leavesToTextInput(_ presses: Set<UIPress>) -> Bool {
        guard let input = window?.firstResponderInside as? any UIKeyInput,
            (input as? UITextView)?.isEditable != false
        else { return false }
        return !presses.hasEscape || (input as? any UITextInput)?.markedTextRange != nil
    }

    /// The frame of the keyboard that the guide of the view follows, in the coordinates of the view; nil if there is none, and for
    /// a docked one where the safe area may get points for posts, with which the guide moves too.
    var guidedKeyboard: CGRect? {
        let frame = keyboardLayoutGuide.layoutFrame
        // Without a keyboard the guide is the lower part of the safe area.
        let unsafe = promptSafeAreaInsets.bottom
        let isAway =
            frame.maxY >= bounds.maxY - 0.5
            && (SafeAreaShare.isAround(self) || frame.minY >= bounds.maxY - unsafe - 0.5)
        return isAway || frame.isEmpty ? nil : frame
    }

    /// A Boolean value that indicates whether a context menu of the view is open.
    var hasOpenMenuItself: Bool {
        interactions.contains { interaction in
            guard let interaction = interaction as? UIContextMenuInteraction else { return false }
            return interaction.menuAppearance != .unknown
        }
    }

    /// A Boolean value that indicates whether a context menu of the view or of a descendant is open.
    var hasOpenMenu: Bool { hasOpenMenuItself || subviews.contains(where: \.hasOpenMenu) }
}

extension UIResponder {
    /// The first view controller in the responder chain, this responder included; nil if there is none.
    var nearestController: UIViewController? {
        sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }
}

extension Set<UIPress> {
    /// A Boolean value that indicates whether the Escape key is pressed.
    @MainActor package var hasEscape: Bool { contains { $0.key?.keyCode == .keyboardEscape } }
}

extension UIAccessibility {
    /// A Boolean value that indicates whether views fade instead of moving: whether Reduce Motion is on.
    ///
    /// `prefersCrossFadeTransitions` implies it, since Apple defines it as both settings being on. It is read too, so that
    /// views also fade if a system reports it alone.
    @MainActor package static var reducesMotion: Bool { isReduceMotionEnabled || prefersCrossFadeTransitions }
}

/// The accessibility elements in views. An element is a view, a `UIAccessibilityElement` or, in SwiftUI content, an object
/// that may be no responder.
@MainActor
enum AccessibilityElements {
    /// Returns the elements that a responder lists; nil for one that lists none, so that those of its subviews count, and for
    /// an element that is no responder.
    static func parts(of element: Any) -> [Any]? { (element as? UIResponder)?.accessibilityElements }

    /// Returns the label of an element that may be no responder or, if it has none, those of the elements that it lists.
    static func labels(of element: Any) -> [String] {
        let element = element as AnyObject
        // Every object has these properties on Apple platforms.
        #if canImport(ObjectiveC)
            let (label, parts) = (element.accessibilityLabel ?? nil, element.accessibilityElements ?? nil)
        #else
            let (label, parts) = ((element as? UIResponder)?.accessibilityLabel, Self.parts(of: element))
        #endif
        if let label, !label.isEmpty { return [label] }
        return (parts ?? []).flatMap { $0 as AnyObject === element ? [] : labels(of: $0) }
    }

    /// Returns whether an element is among the elements in another one, at any depth.
    static func contains(_ element: AnyObject, in container: Any) -> Bool {
        let parts = parts(of: container) ?? (container as? UIView)?.subviews ?? []
        return parts.contains { part in
            let part = part as AnyObject
            return part === element || part !== container as AnyObject && contains(element, in: part)
        }
    }
}

extension UIResponder {
    /// The responder if it is a view, or the view to which an accessibility element belongs; nil if there is none.
    @MainActor
    var accessibleView: UIView? {
        var element: Any? = self
        while let part = element as? UIAccessibilityElement { element = part.accessibilityContainer }
        return element as? UIView
    }
}
