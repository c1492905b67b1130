import UIKit

/// Tracks the focused elements of the app: the view in which the user edits text, the element that has the focus of an
/// assistive technology such as VoiceOver, and the view that has the focus of keyboard navigation.
@MainActor
final class AppFocus {
    /// Whether an element is focused and the post view is in a window, so that `didChange` is called after each turn.
    var isLooking: Bool { watch != nil }

    /// A post view on the app's screen.
    private weak var view: UIView?
    private let didChange: @MainActor () -> Bool
    private weak var editedView: UIView?
    /// A view, an accessibility element, or an object of SwiftUI content that may be no responder.
    private weak var assistedElement: AnyObject?
    private weak var keyboardFocusedView: UIView?
    private var watch: ScreenWatch?

    /// Starts to track the focused elements.
    ///
    /// - Parameters:
    ///   - view: A post view on the app's screen.
    ///   - didChange: A closure that is called when the focus moves to another element and, while an element is focused, at the end
    ///     of each turn of the main run loop, since no notification reports that the element itself moves. It returns whether posts
    ///     have moved.
    init(around view: UIView, didChange: @escaping @MainActor () -> Bool) {
        self.view = view
        self.didChange = didChange
        assistedElement = PostFocus.focusedElement
        editedView = firstEditedView
        follow()
        SystemObserver.add(self)
    }

    /// Returns the visible frames of the focused elements outside posts, in a view's coordinates.
    func frames(in view: UIView) -> [CGRect] {
        [editedView, assistedElement as? UIResponder, keyboardFocusedView].compactMap { $0?.visibleFrame(in: view) }
    }

    /// Returns whether an assistive technology or keyboard navigation has its focus in a post. A post stays where it is
    /// meanwhile. Otherwise the order of the elements would change with each step into the post and out of it, and the
    /// elements after the post couldn't be reached.
    func isInside(_ slot: UIView) -> Bool {
        [assistedElement, keyboardFocusedView].contains { element in
            let view = (element as? UIResponder)?.accessibleView ?? PostSlot.slot(around: element)
            return view?.isDescendant(of: slot) == true
        } && editedView?.isDescendant(of: slot) != true
    }

    /// Watches the screen while an element is focused and the post view is in a window.
    func follow() {
        if editedView?.isFirstResponder == false { editedView = nil }
        let isFocused = editedView != nil || assistedElement != nil || keyboardFocusedView != nil
        let isNeeded = isFocused && view?.window != nil
        if !isNeeded {
            watch = nil
        } else if watch == nil {
            watch = ScreenWatch { [weak self] in
                guard let self else { return false }
                follow()
                return didChange()
            }
        }
    }

    // MARK: - Private

    /// The edited view in the key window or, if it has none, in the post view's own window.
    private var firstEditedView: UIView? {
        let window = view?.window
        let keyWindow = window?.windowScene?.keyWindow
        return keyWindow?.editedViewInside ?? (window === keyWindow ? nil : window?.editedViewInside)
    }
}

// MARK: - SystemObserver.Listener

extension AppFocus: SystemObserver.Listener {
    func systemDidChange(_ change: SystemObserver.Change) {
        switch change {
        case .editing(let view): editedView = view ?? firstEditedView
        case .focus(.technology, let element, _): assistedElement = element
        case .focus(.keyboard, let element, _): keyboardFocusedView = element as? UIView
        case .scene, .needs: return
        }
        follow()
        _ = didChange()
    }
}

extension UIView {
    /// The first responder in the view, if it has a keyboard.
    fileprivate var editedViewInside: UIView? {
        (firstResponderInside as? UIView).flatMap { $0 is any UIKeyInput || $0.inputView != nil ? $0 : nil }
    }

    /// Returns the part of `frame` that no ancestor clips, in the screen's coordinates; nil if there is none.
    fileprivate func visiblePart(of frame: CGRect, on screen: any UICoordinateSpace) -> CGRect? {
        var seen = convert(frame, to: screen)
        for view in sequence(first: self, next: \.superview) {
            guard !view.isHidden, view.alpha > 0.01 else { return nil }
            if view.clipsToBounds { seen = seen.intersection(view.convert(view.bounds, to: screen)) }
        }
        return seen.isEmpty || seen.isInfinite ? nil : seen
    }
}

extension UIResponder {
    /// Returns the visible frame of the element, in a view's coordinates. The result is nil for an element that is off
    /// screen, in a post, or in a window above that of the view.
    @MainActor
    fileprivate func visibleFrame(in view: UIView) -> CGRect? {
        guard let holder = accessibleView, let window = holder.window, let ours = view.window,
            holder.enclosingSlot == nil,
            window === ours || window.windowLevel <= ours.windowLevel, window.windowScene === ours.windowScene
        else { return nil }
        let screen = ours.accessibilitySpace
        let frame = holder === self ? holder.bounds : holder.convert(accessibilityFrame, from: screen)
        return holder.visiblePart(of: frame, on: screen).map { view.convert($0, from: screen) }
    }
}

extension UIWindow {
    /// The coordinates of accessibility frames: those of the screen or, on visionOS, which has no screens, of the scene.
    fileprivate var accessibilitySpace: any UICoordinateSpace {
        #if os(visionOS)
            windowScene?.windowSpace ?? self
        #else
            screen.coordinateSpace
        #endif
    }
}
