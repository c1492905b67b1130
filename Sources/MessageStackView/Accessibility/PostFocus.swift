import UIKit

/// The focus of assistive technologies and of the keyboard in one post: whether it is there, and where it returns afterward.
///
/// A focus that the user can move out of the post holds the post. In a post that blocks the app, the focus holds nothing, and each
/// move of it is reported to the slot.
@MainActor
final class PostFocus {
    // MARK: - Lifecycle

    /// Creates the focus of a post on screen.
    ///
    /// - Parameters:
    ///   - slot: The slot of the post.
    ///   - clock: The clock that counts the reading time.
    init(of slot: PostSlot, clock: any PostClock) {
        self.slot = slot
        self.clock = clock
        Self.all.append { [weak self] in self }
    }

    // MARK: - Internal

    /// The element that has the focus of an assistive technology; nil if there is none.
    static var focusedElement: AnyObject? { UIAccessibility.focusedElement(using: nil).map { $0 as AnyObject } }

    /// Returns the element in a view that has the focus of an assistive technology; nil if there is none.
    static func element(in view: UIView) -> AnyObject? {
        guard let focused = focusedElement, let holder = self.view(of: focused) ?? slot(of: focused),
            holder.isDescendant(of: view)
        else { return nil }
        return focused
    }

    /// Handles a change of whether the post blocks the app. A post that does stores the focused elements, and gets the keyboard
    /// focus.
    func modalityDidChange() {
        if slot?.isModal == true {
            if origins == nil, AssistiveTechnology.isRunning { storeOrigin(Self.focusedElement) }
            if responders == nil { takeKeyboard() }
        }
        updateHold()
    }

    /// Handles a move of a focus, in the post or anywhere else.
    ///
    /// - Parameters:
    ///   - element: The element that has the focus now; nil for none.
    ///   - previous: The element that had it before; nil for none.
    func focus(_ kind: SystemObserver.Focus, didMoveTo element: AnyObject?, from previous: AnyObject?) {
        guard let slot else { return }
        let isInside = PostSlot.slot(around: element) === slot
        let wasInside = kind == .keyboard ? hasKeyboardFocus : arrival != nil
        switch kind {
        case .keyboard: hasKeyboardFocus = isInside
        case .technology: technologyDidMove(inside: isInside, slot)
        }
        updateHold()
        if slot.isModal {
            // A technology that is turned off moves nothing.
            if isInside || wasInside && previous != nil { slot.report(.focusMoved) }
        } else if kind == .technology, isInside, origins == nil || Self.isInApp(previous) {
            // Between posts, and from an element that is gone, the stored elements stay.
            storeOrigin(previous)
        }
    }

    /// Handles the end of the post's announcement.
    func announcementDidEnd() {
        guard arrival == .byLibrary else { return }
        stop()
        arrival = .read
        updateHold()
    }

    /// Cancels the timer of the reading time.
    func stop() {
        cancelReading?()
        cancelReading = nil
    }

    /// Moves the focus of an assistive technology into a post that blocks the app, or from the anchor of a post into the post,
    /// unless it is already there.
    ///
    /// - Parameter anchor: The view that the post is beside; nil for none.
    /// - Returns: The focused element, which the technology reads by itself; nil if the focus stays where it is.
    func enter(from anchor: UIView?) -> AnyObject? {
        guard AssistiveTechnology.isRunning, let slot,
            slot.isModal || anchor.map({ Self.element(in: $0) != nil }) == true
        else { return nil }
        if let focused = Self.focusedElement, Self.slot(of: focused) === slot { return focused }
        guard let element = slot.firstAccessibilityElement else { return nil }
        Self.move(to: element)
        return element
    }

    /// Whether the focus of an assistive technology is in the post, on its backdrop or, for a post that blocked the app, nowhere.
    var isInPost: Bool {
        guard origins != nil, let slot else { return false }
        let focused = Self.focusedElement
        return wasModal && !Self.isOnScreen(focused) || Self.slot(of: focused) === slot
    }

    /// Whether the focus of an assistive technology is on the post's backdrop, which stops being an accessibility element when
    /// the post leaves.
    var isOnBackdrop: Bool {
        guard origins != nil, let backdrop = Self.view(of: Self.focusedElement) as? PostBackdropView else {
            return false
        }
        return backdrop.postSlot === slot
    }

    /// Whether an assistive technology has moved the focus into the post, which didn't block the app.
    var isPassive: Bool { origins != nil && !wasModal }

    /// Takes over the focus of a post that has ended, and the elements to which it returns.
    ///
    /// - Returns: Whether the post has an element for the focus.
    func takeOver(_ ended: PostFocus) -> Bool {
        guard let element = slot?.firstAccessibilityElement else { return false }
        origins = ended.origins
        wasModal = false
        Self.move(to: element)
        return true
    }

    /// Moves the focus of an assistive technology to the first of the stored elements that is still on screen.
    ///
    /// - Parameter named: A closure that returns the element that the app names for the case that no stored one is left. If it
    ///   returns nil, the technology chooses the nearest element.
    func restore(orMoveTo named: @MainActor () -> Any?) {
        guard let origins else { return }
        Self.move(to: origins.first(where: Self.isOnScreen) ?? named())
    }

    /// Makes the previous responder first responder again, unless the app has made another one first responder.
    func restoreKeyboard() {
        guard let responders, let slot else { return }
        let current = slot.firstResponderInside
        // The focus of keyboard navigation may have taken the status away, without giving it to another responder.
        guard current != nil || hasKeyboardFocus && FirstResponder(around: slot) == nil,
            Self.target(among: responders)?.becomeFirst() != true
        else { return }
        current?.resignFirstResponder()
        // UIKit may refuse it during a transition, after which another screen may cover it.
        ScreenWatch.look {
            guard let target = Self.target(among: responders), let view = target.view else { return true }
            guard !ScreenTransition.isRunning(in: view.window) else { return false }
            if FirstResponder(around: view) == nil, view.nearestController?.presentedViewController == nil {
                target.becomeFirst()
            }
            return true
        }
    }

    // MARK: - Private

    /// The reason why the focus of an assistive technology is in the post.
    private enum Arrival {
        /// The user has moved VoiceOver's focus into the post.
        case byUser
        /// The library has moved VoiceOver's focus into the post, and the post hasn't been read yet.
        case byLibrary
        /// The library has moved VoiceOver's focus into the post, and VoiceOver has announced the post, or its reading time is
        /// over.
        case read
    }

    /// A view or a view controller that is first responder.
    private struct FirstResponder {
        private(set) weak var responder: UIResponder?
        /// The controller whose accessory view contains the responder; nil for any other responder.
        private weak var controller: UIViewController?

        /// Returns the first responder in the key window or, if it has none, in that of a view.
        @MainActor
        init?(around view: UIView) {
            for window in [view.window?.windowScene?.keyWindow, view.window].compactMap(\.self) {
                responder = window.firstResponderInside
                if responder == nil, let inside = window.firstResponderInAccessoryView {
                    responder = inside.responder
                    controller = inside.controller
                }
                if responder != nil { return }
            }
            return nil
        }

        /// The view on the app's screen that is first responder, or whose controller is; nil if it is gone.
        @MainActor var view: UIView? {
            responder.flatMap { (controller ?? $0 as? UIViewController)?.viewIfLoaded ?? $0 as? UIView }
        }

        /// Makes the responder first responder again.
        @MainActor @discardableResult
        func becomeFirst() -> Bool {
            // The accessory view is on screen only while its controller, or a view in it, is first responder.
            let isControllerFirst = controller?.becomeFirstResponder() == true
            return responder?.becomeFirstResponder() == true || isControllerFirst
        }
    }

    private weak var slot: PostSlot?
    private let clock: any PostClock
    private var hasKeyboardFocus = false
    /// Nil while the focus of an assistive technology is elsewhere.
    private var arrival: Arrival?
    private var isHeld = false
    /// Cancels the timer that fires after the reading time.
    private var cancelReading: (@MainActor () -> Void)?
    /// The elements to which the focus of an assistive technology returns, the preferred one first; nil until the post has the
    /// focus.
    private var origins: WeakList<AnyObject>?
    /// Whether the post blocked the app when it got the focus, so that the focus has to return.
    private var wasModal = false
    /// The responders of which one becomes first responder after the post, the preferred one first; nil until the post changes the
    /// first responder.
    private var responders: [FirstResponder]?

    /// All objects of this class. A post that gets a focus from another one finds the elements to which that one returns it.
    private static var all = WeakList<PostFocus>()

    private static func focus(of slot: PostSlot?) -> PostFocus? {
        slot.flatMap { slot in all.first { $0.slot === slot } }
    }

    // MARK: Holding

    private func technologyDidMove(inside isInside: Bool, _ slot: PostSlot) {
        let isPlaced = isInside && Self.didArrive(in: slot)
        // A user who is in the post stays there if the library moves the focus to another element.
        guard !isPlaced || arrival == nil else { return }
        stop()
        arrival = isInside ? (isPlaced ? .byLibrary : .byUser) : nil
        guard arrival == .byLibrary, let view = slot.content else { return }
        cancelReading = clock.schedule(after: PostDuration.readingTime(of: view)) { [weak self] in
            self?.announcementDidEnd()
        }
    }

    private func updateHold() {
        let isFocused = hasKeyboardFocus || arrival == .byUser || arrival == .byLibrary
        let isHeld = isFocused && slot?.isModal == false
        guard isHeld != self.isHeld else { return }
        self.isHeld = isHeld
        slot?.report(.held(by: .focus, isHeld))
    }

    // MARK: Assistive technologies

    /// Stores an element and, in case it leaves the screen, those to which the post around it returns the focus.
    private func storeOrigin(_ element: AnyObject?) {
        var origins = WeakList<AnyObject>()
        origins.append { [weak element] in element }
        for outer in Self.focus(of: Self.slot(of: element))?.origins ?? WeakList() {
            origins.append { [weak outer] in outer }
        }
        self.origins = origins
        wasModal = slot?.isModal == true
    }

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
    private static func isInApp(_ element: AnyObject?) -> Bool {
        isOnScreen(element) && PostSlot.slot(around: element) == nil
    }

    /// The element to which the library has asked to move the focus, until it arrives or the request was in vain.
    private static weak var requested: AnyObject?

    /// The seconds after which a request to move the focus was in vain.
    private static let patience: TimeInterval = 1
    private static var requestCount = 0

    /// Handles the arrival of the focus in a slot.
    ///
    /// - Returns: Whether the library has asked for it, rather than the user.
    private static func didArrive(in slot: PostSlot) -> Bool {
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
        let deadline = CACurrentMediaTime() + patience
        ScreenWatch.look(for: patience) { [weak target, weak before = focusedElement, requestCount] in
            guard requestCount == self.requestCount else { return true }
            guard CACurrentMediaTime() >= deadline else { return false }
            requested = nil
            if repeats, let target, isOnScreen(target), focusedElement === before, before !== target {
                move(to: target, repeats: false)
            }
            return true
        }
    }

    // MARK: Keyboards

    /// Makes the `modalFirstResponder` of the posted view first responder, and stores the previous one. With a view without it,
    /// the slot becomes first responder, for the Escape key, but a view that is first responder stays it. A view in the post that
    /// is first responder already stays it, too.
    private func takeKeyboard() {
        guard let slot else { return }
        let previous = FirstResponder(around: slot)
        let modalResponder = (slot.content as? any PostContentView)?.modalFirstResponder
        guard let responder = modalResponder ?? (previous?.responder is UIView ? nil : slot),
            slot.firstResponderInside != nil || responder.canBecomeFirstResponder
        else { return }
        responders = [previous].compactMap(\.self) + (Self.focus(of: previous?.view?.enclosingSlot)?.responders ?? [])
        guard !Self.makeFirst(responder, in: slot) else { return }
        // UIKit may refuse it during a transition.
        ScreenWatch.look { [weak self, weak responder] in
            guard let slot = self?.slot, let responder, slot.isModal,
                FirstResponder(around: slot)?.responder === previous?.responder
            else {
                return true
            }
            return Self.makeFirst(responder, in: slot)
        }
    }

    /// Returns whether a responder in a slot is first responder.
    private static func makeFirst(_ responder: UIResponder, in slot: PostSlot) -> Bool {
        guard slot.firstResponderInside != nil || responder.becomeFirstResponder() else { return false }
        // UIKit may leave a window without a text field as it is. A `PostWindow` returns the status when the post leaves.
        if let window = slot.window, window.windowScene?.keyWindow !== window { window.makeKey() }
        return true
    }

    /// Returns the first of the stored responders that is in a window, and in no post that is leaving.
    private static func target(among stored: [FirstResponder]) -> FirstResponder? {
        stored.first { $0.view?.window != nil && $0.view?.enclosingSlot?.post?.phase != .leaving }
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
