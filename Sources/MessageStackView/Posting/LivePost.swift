import UIKit

/// One post on screen: its slot, gestures, focus, announcements, and the change that its poster carries out.
///
/// A manager creates one just before an entrance and releases it after the exit, which ends everything that belongs to
/// this appearance of the post.
@MainActor
final class LivePost {
    /// An event to which the manager responds.
    enum Event {
        /// The entrance has ended.
        case entered
        /// The exit has ended.
        case left
        /// A source starts or stops holding the post.
        case held(by: PostHold, Bool)
        /// The post has moved to another window, or to none, which starts or stops holds. The view hierarchy is in the
        /// middle of a change.
        case moved([(source: PostHold, isHeld: Bool)])
        /// The user dismisses the post.
        case dismissed(PostRemovalReason)
        /// A tap on the post.
        case tapped(removes: Bool)
        /// Other code removed the posted view or the slot. The view hierarchy is in the middle of a change.
        case lost(PostRemovalReason)
    }

    let post: Post
    private(set) weak var manager: PostManager?
    /// The request whose content is shown.
    private(set) var request: PostRequest
    /// The view that was reported to the delegate as posted.
    private(set) var view: UIView
    private(set) var presentation: PostPresentation
    /// Nil if the post was removed in its `willPost`, before its entrance.
    private(set) var slot: PostSlot?
    /// Whether the entrance has ended.
    private(set) var hasEntered = false

    private var gestures: SlotGestures?
    private var attention: PostAttention?
    private var containment: PostContainment?
    private var caption: SeverityCaption?
    private var accessibilityFocus: PostFocus?
    private var modalKeyboardFocus: ModalKeyboardFocus?
    private lazy var narrator = PostNarrator(of: self)
    private var change: Change?
    private var lastChange = 0
    private var isLeaving = false
    /// Whether the change of place that waits for the end of a touch is animated; nil if none waits.
    private var isPlacingAnimated: Bool?
    /// The throw of a finger that removes the post, until the exit uses it.
    private var throwing: PostThrow?

    /// A change that the poster hasn't finished.
    private struct Change {
        let serial: Int
        let kind: PostChange.Kind
        let isAnimated: Bool
        /// Cancels the limit of the change's duration; nil while a finger is on the post.
        var cancelLimit: (@MainActor () -> Void)?
    }

    init(of post: Post, _ request: PostRequest, view: UIView, manager: PostManager) {
        self.post = post
        self.request = request
        self.view = view
        self.manager = manager
        presentation = request.resolvedPresentation(on: manager.poster)
    }

    // MARK: - On screen

    /// Makes the slot and has the poster run its entrance.
    func enter() {
        guard let manager else { return }
        let slot = makeSlot()
        self.slot = slot
        slot.attach(view)
        slot.report = { [weak self] in self?.slotDidReport($0) ?? false }
        slot.operations = SlotOperations(of: slot) { [weak self] in self?.isDismissible ?? false }
        slot.show(count: post.count)
        showCaption()
        watch(slot)
        contain(request.content.controller)
        if let haptic = request.resolvedHaptic { manager.haptics?(haptic) }
        carryOut(.post, animated: request.animated.contains(.onPost))
        containment?.didAdd()
    }

    /// Handles the end of the entrance.
    func didEnter() {
        hasEntered = true
        narrator.announce()
        PostAdvice.advise(on: view, shownAs: presentation, timesOut: manager?.timeLeft(of: post.id) != nil)
    }

    /// Shows the content of another request, and applies its presentation. With Reduce Motion, the previous content fades out
    /// over the new one.
    func update(with request: PostRequest) {
        guard let manager, let slot, let shown = slot.content else { return }
        self.request = request
        let isAnimated = request.animated.contains(.onPost) && UIView.areAnimationsEnabled
        let picture = isAnimated && UIAccessibility.reducesMotion ? slot.makePicture() : nil
        showContent(instead: shown, in: slot)
        slot.updateSurface()
        showCaption()
        manager.updateDuration(of: post.id)
        if request.hasPresentation {
            apply(request.resolvedPresentation(on: manager.poster), to: slot, animated: isAnimated)
            place(slot, animated: isAnimated)
        } else {
            manager.poster?.update(view: slot, animated: isAnimated)
        }
        if let picture { slot.crossFade(from: picture) }
        narrator.announceUpdate()
    }

    /// Announces texts that the content has added.
    func contentDidChange() {
        narrator.announceUpdate()
    }

    /// Shows the number of requests that the post represents.
    func updateCount() {
        slot?.show(count: post.count)
        narrator.announceCount()
    }

    /// Has the poster run the exit. A second call without animation finishes an animated exit at once.
    func leave(because reason: PostRemovalReason, animated: Bool) {
        guard slot != nil else { return report(.left) }
        if isLeaving {
            if change?.isAnimated == true { carryOut(.remove(reason), animated: false) }
            return
        }
        beginLeaving()
        let losesFocus = accessibilityFocus?.isOnBackdrop == true
        carryOut(.remove(reason), animated: animated)
        if losesFocus { restoreFocus() }
    }

    private func beginLeaving() {
        isLeaving = true
        containment?.willRemove()
        modalKeyboardFocus?.restore()
    }

    /// Takes the slot off the screen and returns the view. Without a manager, there was no exit before.
    func end() {
        if !isLeaving { beginLeaving() }
        change?.cancelLimit?()
        change = nil
        narrator.stop()
        gestures?.stopWatching()
        if let slot {
            let losesFocus = accessibilityFocus?.isInPost == true
            let isPassive = accessibilityFocus?.isModal == false
            let neighbor = losesFocus && isPassive ? manager?.neighbor(of: post.id) : nil
            slot.report = { _ in false }
            slot.removeFromSuperview()
            caption?.remove()
            slot.returnContent()
            if losesFocus, neighbor?.takeOver(accessibilityFocus) != true { restoreFocus() }
        }
        containment?.didRemove()
        gestures = nil
        attention = nil
    }

    // MARK: - Slot

    private func makeSlot() -> PostSlot {
        let slot = PostSlot()
        slot.post = post
        // A post in the poster's own frame doesn't scroll, since that frame grows with the post.
        slot.setStyle(
            presentation.style, edge: edge, needsBody: presentation.needsBody, scrolls: !presentation.standsInPoster)
        slot.touches = presentation.touches
        slot.fillsUnsafeArea = presentation.safeArea == .filled
        return slot
    }

    /// The edge at which the post is shown; nil for a post in the middle.
    private var edge: PostEdge? {
        let edge = manager?.gestureManager.edge ?? .top
        return manager?.poster?.placesPosts == true ? presentation.layout(in: edge) : edge
    }

    private func apply(_ new: PostPresentation, to slot: PostSlot, animated: Bool) {
        presentation = new
        slot.edge = edge
        let restyle = { slot.restyle(new.style, needsBody: new.needsBody, scrolls: !new.standsInPoster) }
        if animated, slot.window != nil {
            UIViewPropertyAnimator(duration: .postAnimation, curve: .easeInOut, animations: restyle)
                .startAnimation()
        } else {
            restyle()
        }
        slot.touches = new.touches
        slot.fillsUnsafeArea = new.safeArea == .filled
        gestures?.apply(new)
        watchTaps()
    }

    /// Has the poster move the slot to the place of its presentation, after the touch if a finger is on the post.
    private func place(_ slot: PostSlot, animated: Bool) {
        isPlacingAnimated = nil
        if gestures?.isTouched == true {
            isPlacingAnimated = animated
        } else {
            manager?.poster?.carryOut(makeChange(.update, of: slot, animated: animated) {})
        }
    }

    private func watchTaps() {
        gestures?.watchTaps(on: slot?.window.flatMap { manager?.poster?.viewBehindPosts ?? $0 })
    }

    private func slotDidReport(_ event: PostSlot.Event) -> Bool {
        switch event {
        case .contentTaken:
            caption?.remove()
            caption = nil
            report(.lost(.viewTaken))
        case .removed:
            // A slot that leaves is removed by its poster.
            guard manager?.phase(of: post.id) != .leaving else { return false }
            report(.lost(.hostGone))
        case .movedToWindow:
            visibilityDidChange()
        case .dismissed(let reason):
            guard let phase = manager?.phase(of: post.id), phase != .leaving else { return false }
            report(.dismissed(reason))
        case .modalityChanged:
            guard let slot, slot.isModal else { break }
            if accessibilityFocus == nil, AssistiveTechnology.isRunning {
                accessibilityFocus = PostFocus(of: slot, from: PostFocus.focusedElement)
            }
            if modalKeyboardFocus == nil { modalKeyboardFocus = ModalKeyboardFocus(for: slot) }
        }
        return true
    }

    private func visibilityDidChange() {
        guard let slot else { return }
        let scene = slot.window?.windowScene
        watchTaps()
        let isInactive = scene.map { $0.activationState != .foregroundActive } ?? false
        report(.moved([(.offScreen, slot.window == nil), (.inactiveScene, isInactive)]))
    }

    /// Handles a change of a scene's activation state.
    func sceneDidChange(_ scene: UIScene, isActive: Bool) {
        guard slot?.window?.windowScene === scene else { return }
        report(.held(by: .inactiveScene, !isActive))
    }

    // MARK: - Gestures and focus

    /// The gestures that remove the post.
    var enabledGestures: PostGestures {
        get { gestures?.enabled ?? [] }
        set { gestures?.enabled = newValue }
    }

    /// Handles a move of the focus.
    ///
    /// - Parameters:
    ///   - slot: The slot that has the focus now; nil if no slot has it.
    ///   - previous: The element that had the focus before; nil for none.
    func focus(_ focus: PostAttention.Focus, didMoveTo slot: PostSlot?, from previous: AnyObject?) {
        attention?.focus(focus, didMoveTo: slot)
        guard focus == .technology, let slot, slot === self.slot, !slot.isModal else { return }
        // Between posts, and from an element that is gone, the stored element stays.
        if accessibilityFocus == nil || PostFocus.isInApp(previous) {
            accessibilityFocus = PostFocus(of: slot, from: previous)
        }
    }

    /// Takes over the focus of a post that has ended, and the element to which it returns.
    ///
    /// - Returns: A Boolean value that indicates whether the post has an element for the focus.
    func takeOver(_ focus: PostFocus?) -> Bool {
        guard let focus, let slot, let element = slot.firstAccessibilityElement else { return false }
        accessibilityFocus = PostFocus(of: slot, insteadOf: focus)
        UIAccessibility.post(notification: .layoutChanged, argument: element)
        return true
    }

    /// Moves the accessibility focus into a modal post.
    ///
    /// - Returns: The focused element; nil if the focus stays where it is.
    func takeFocusIfModal() -> AnyObject? {
        guard AssistiveTechnology.isRunning, request.takesFocus, let slot, slot.isModal else { return nil }
        return PostFocus.enter(slot)
    }

    /// Moves the focus to the element that had it before, unless a modal post that is entering gets it.
    private func restoreFocus() {
        guard request.takesFocus, manager?.isModalPostEntering != true else { return }
        accessibilityFocus?.restore { [request] in request.accessibilityReturnElement?() }
    }

    /// A Boolean value that indicates whether a tap or a swipe removes the post.
    private var isDismissible: Bool {
        enabledGestures.contains(.tap) || enabledGestures.contains(.pan) && !(presentation.pan.edges?.isEmpty ?? false)
    }

    private func watch(_ slot: PostSlot) {
        attention = PostAttention(to: slot) { [weak self] in self?.report(.held(by: $0, $1)) }
        gestures = SlotGestures(
            of: slot,
            enabled: request.gestures ?? manager?.gestureManager.gestures(of: view) ?? [],
            presentation: presentation,
            pan: manager?.gestureManager.makePan() ?? UIPanGestureRecognizer(),
            exitEdges: { [weak self] in self?.exitEdges ?? [.top] },
            report: { [weak self] in self?.gestureDidReport($0) })
    }

    private var exitEdges: Set<PostEdge>? {
        manager?.gestureManager.exitEdges(from: presentation.placement.position)
    }

    private func gestureDidReport(_ event: SlotGestures.Event) {
        switch event {
        case .touchDown:
            // A finger may hold the change for any length of time.
            change?.cancelLimit?()
            report(.held(by: .touch, true))
        case .touchUp:
            if let isPlacingAnimated, let slot, !isLeaving { place(slot, animated: isPlacingAnimated) }
            startChangeLimit()
            report(.held(by: .touch, false))
        case .covered(let isCovered):
            report(.held(by: .covered, isCovered))
        case .tap:
            report(.tapped(removes: enabledGestures.contains(.tap)))
        case .throwOff(let throwing):
            self.throwing = throwing
            report(.dismissed(.pan))
        }
    }

    // MARK: - Content

    private func showContent(instead shown: UIView, in slot: PostSlot) {
        guard let manager else { return }
        if request.content.sharedView == nil, let model = request.content.model, model.update(shown) {
            manager.setView(shown, of: post.id)
            manager.identify(post.id, as: shown)
        } else if let new = manager.makeView(of: post.id), new !== shown {
            if manager.identify(post.id, as: new) {
                exchange(shown, for: new, in: slot)
            } else {
                // Another post has the new view, so the present one stays.
                manager.setView(shown, of: post.id)
            }
        }
    }

    private func exchange(_ old: UIView, for new: UIView, in slot: PostSlot) {
        guard let manager else { return }
        let controller = request.content.controller
        view = new
        manager.reportExchange(of: old, for: new, isShown: hasEntered) {
            containment?.willRemove()
            caption?.remove()
            caption = nil
            slot.exchangeContent(for: new)
            containment?.didRemove()
            contain(controller)
            containment?.didAdd()
            post.view = new
            if let enabled = manager.gestureManager.setting(of: new) { enabledGestures = enabled }
        }
    }

    private func contain(_ controller: UIViewController?) {
        containment = nil
        guard let controller, let poster = manager?.poster, let slot else { return }
        containment = PostContainment(of: controller, in: slot, of: poster)
    }

    private func showCaption() {
        let severity = request.severity
        guard severity != caption?.severity else { return }
        caption?.remove()
        caption = severity.flatMap { SeverityCaption($0, in: view) }
    }

    // MARK: - Changes

    private func carryOut(_ kind: PostChange.Kind, animated: Bool) {
        guard let slot else { return }
        guard let poster = manager?.poster else { return finish(kind) }
        // UIKit may not call the completion of an animation that doesn't take place.
        let animated = animated && UIView.areAnimationsEnabled
        lastChange += 1
        let serial = lastChange
        change?.cancelLimit?()
        change = Change(serial: serial, kind: kind, isAnimated: animated)
        let completion = PostCompletion { [weak self] in self?.changeDidEnd(serial) }
        let change = makeChange(kind, of: slot, animated: animated, completion: completion.call)
        throwing = nil
        poster.carryOut(change)
        startChangeLimit()
    }

    private func makeChange(
        _ kind: PostChange.Kind, of slot: PostSlot, animated: Bool, completion: @escaping @MainActor () -> Void
    ) -> PostChange {
        PostChange(
            kind: kind, post: post, slot: slot, isAnimated: animated, presentation: presentation, throwing: throwing,
            completion: completion)
    }

    /// Ignores the end of a change that another one has interrupted.
    private func changeDidEnd(_ serial: Int) {
        guard let change, change.serial == serial else { return }
        change.cancelLimit?()
        self.change = nil
        finish(change.kind)
    }

    private func finish(_ kind: PostChange.Kind) {
        switch kind {
        case .post: report(.entered)
        case .remove: report(.left)
        case .update: break
        }
    }

    /// Limits the time of the current change, if there is one, to the manager's timeout, or longer for a slow
    /// transition.
    private func startChangeLimit() {
        guard let change, let manager else { return }
        change.cancelLimit?()
        let limit = manager.transitionTimeout.isFinite ? max(0, manager.transitionTimeout) : 10
        let motion = presentation.transition.longestMotion
        let seconds = motion > limit ? motion + 1 : limit
        let id = post.id
        self.change?.cancelLimit = manager.clock.schedule(after: seconds) { [weak self] in
            // Without a manager there is no poster either, so this isn't the poster's mistake.
            guard let self, self.manager != nil else { return }
            PostMisuse.warn("The poster didn't complete \(change.kind) of \(id) within \(seconds) s.")
            changeDidEnd(change.serial)
        }
    }

    private func report(_ event: Event) {
        manager?.handle(event, of: self)
    }
}
