import UIKit

/// What of the app somebody is with: what they type into, and where an assistive technology or a keyboard is.
@MainActor
final class AppFocus {
    /// Called when it is something else, and for each frame while there is any: nothing tells that it moves.
    var didChange: @MainActor () -> Void = {}

    /// Whether it looks at each frame.
    var isLooking: Bool { frameLink != nil }

    /// A post view on the app's screen.
    private weak var view: UIView?
    private weak var editedView: UIView?
    private weak var assistedElement: UIResponder?
    private weak var keyboardFocusedView: UIView?
    private var observers: NotificationObservers?
    private var frameLink: FrameLink?

    init(around view: UIView) {
        self.view = view
        assistedElement = UIAccessibility.focusedElement(using: nil) as? UIResponder
        observers = NotificationObservers([
            UITextField.textDidBeginEditingNotification: { [weak self] in self?.typingDidBegin(in: $0.object) },
            UITextView.textDidBeginEditingNotification: { [weak self] in self?.typingDidBegin(in: $0.object) },
            // Whoever types into something else is found when the keyboard comes.
            UIResponder.keyboardWillShowNotification: { [weak self] _ in self?.typingDidBegin(in: nil) },
            UIAccessibility.elementFocusedNotification: { [weak self] in
                self?.assistedElement = $0.userInfo?[UIAccessibility.focusedElementUserInfoKey] as? UIResponder
                self?.focusDidChange()
            },
            UIFocusSystem.didUpdateNotification: { [weak self] in
                let context = $0.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey]
                self?.keyboardFocusedView = (context as? UIFocusUpdateContext)?.nextFocusedView
                self?.focusDidChange()
            },
            UIAccessibility.voiceOverStatusDidChangeNotification: { [weak self] _ in self?.askTechnology() },
            UIAccessibility.switchControlStatusDidChangeNotification: { [weak self] _ in self?.askTechnology() },
        ])
        findEditedView()
        follow()
    }

    /// Where it is seen, in a view's coordinates. What is in a post isn't among it.
    func frames(in view: UIView) -> [CGRect] {
        [editedView, assistedElement, keyboardFocusedView].compactMap { $0?.frameSeen(from: view) }
    }

    // MARK: - Private

    private func focusDidChange() {
        follow()
        didChange()
    }

    private func typingDidBegin(in object: Any?) {
        if let view = object as? UIView { editedView = view } else { findEditedView() }
        focusDidChange()
    }

    /// Looks as long as there is something to be seen.
    private func follow() {
        if editedView?.isFirstResponder == false { editedView = nil }
        let isNeeded = editedView != nil || assistedElement != nil || keyboardFocusedView != nil
        if !isNeeded {
            frameLink?.invalidate()
            frameLink = nil
        } else if frameLink == nil {
            frameLink = FrameLink { [weak self] in self?.focusDidChange() }
        }
    }

    /// The key window has it, unless it is in the post view's own.
    private func findEditedView() {
        let window = view?.window
        editedView = window?.windowScene?.keyWindow?.firstResponderInside ?? window?.firstResponderInside
    }

    /// A technology that is switched off takes its focus with it.
    private func askTechnology() {
        assistedElement = UIAccessibility.focusedElement(using: nil) as? UIResponder
        focusDidChange()
    }
}

extension UIView {
    /// The part of `frame` that no view around cuts off, in the screen's coordinates; nil if there is none.
    fileprivate func seenFrame(_ frame: CGRect, on screen: any UICoordinateSpace) -> CGRect? {
        var seen = convert(frame, to: screen)
        for view in sequence(first: self, next: \.superview) {
            guard !view.isHidden, view.alpha > 0.01 else { return nil }
            if view.clipsToBounds { seen = seen.intersection(view.convert(view.bounds, to: screen)) }
        }
        return seen.isEmpty || seen.isInfinite ? nil : seen
    }
}

extension UIResponder {
    /// Where it is seen, in the coordinates of `view`; nil for what is nowhere, in a post, or in front of the view's
    /// window.
    @MainActor
    fileprivate func frameSeen(from view: UIView) -> CGRect? {
        guard let holder = accessibleView, let window = holder.window, let ours = view.window,
            holder.enclosingSlot == nil,
            window === ours || window.windowLevel <= ours.windowLevel, window.screen === ours.screen
        else { return nil }
        let screen = ours.screen.coordinateSpace
        let frame = holder === self ? holder.bounds : holder.convert(accessibilityFrame, from: screen)
        return holder.seenFrame(frame, on: screen).map { view.convert($0, from: screen) }
    }
}
