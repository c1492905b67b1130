import UIKit

/// One post on screen: its slot, gestures, focus, announcements, and the change that its poster carries out.
///
/// A manager creates one just before an entrance and releases it after the exit, which ends everything that belongs to
/// this appearance of the post.
@MainActor
final class PresentedPost {
    private let record: PostRecord
    private(set) weak var manager: PostManager?
    let clock: any PostClock
    let announcer: any PostAnnouncer
    private let gestureManager: PostGestureManager
    /// The maximum duration of a change in seconds, finite and not negative.
    let transitionTimeout: TimeInterval
    /// The view that was reported to the delegate as posted.
    private(set) var view: UIView
    private(set) var presentation: PostPresentation
    /// The presentation before it has the colors and metrics of a theme.
    private var unthemed: PostPresentation
    /// Nil if the post was removed in its `willPost`, before its entrance.
    private(set) var slot: PostSlot?
    /// Whether the entrance has ended.
    private(set) var hasEntered = false

    private var gestures: SlotGestures?
    private var containment: PostContainment?
    private var caption: SeverityCaption?
    /// Nil before the entrance.
    private(set) var focus: PostFocus?
    private lazy var narrator = PostNarrator(of: self)
    private lazy var sizeCheck = PostSizeCheck(of: self)
    /// The change that the poster hasn't completed; nil at rest.
    var change: Change?
    /// The number of changes that the poster was given.
    var changeCount = 0
    /// Whether the exit has begun.
    private(set) var isLeaving = false
    /// The gestures that remove the post.
    var enabledGestures: PostGestures {
        didSet { gestures?.enabled = enabledGestures }
    }
    /// A Boolean value that indicates whether a tap removes the post because nothing else of the user does.
    private(set) var isRemovedByTap = false
    /// Whether the change of place that waits for the end of a touch is animated; nil if none waits.
    private var isPlacingAnimated: Bool?
    /// The throw of a finger that removes the post, until the exit uses it.
    var throwing: PostPan.Throw?

    /// Creates the appearance of a post, without a slot. The record retains it. The settings of the manager are the present
    /// ones.
    init(of record: PostRecord, view: UIView, by manager: PostManager) {
        self.record = record
        self.view = view
        self.manager = manager
        clock = manager.clock
        announcer = manager.announcer
        gestureManager = manager.gestureManager
        transitionTimeout = manager.transitionTimeout.isFinite ? max(0, manager.transitionTimeout) : 10
        unthemed = record.request.options.unthemedPresentation(on: record.poster)
        presentation = record.request.options.themed(unthemed, on: record.poster, in: manager.theme)
        enabledGestures = record.request.options.gestures ?? manager.gestureManager.gestures(of: view)
        offerAnswer(in: view)
    }

    var post: Post { record.post }

    var poster: (any UIViewPoster)? { record.poster }

    var options: PostOptions { record.request.options }

    /// A Boolean value that indicates whether the anchor that the post is beside is deallocated.
    var hasLostAnchor: Bool {
        anchor.map { $0.object == nil } ?? false
    }

    /// The view that the post is beside; nil for none, and for an item that isn't a view.
    var anchorView: UIView? { anchor?.view }

    private var anchor: PostPlacement.Anchor? {
        poster?.placesPosts == true ? presentation.placement.anchor : nil
    }

    // MARK: - On screen

    /// Makes the slot and has the poster run its entrance.
    func enter() {
        let slot = PostSlot()
        self.slot = slot
        // An animation of the app doesn't animate a new slot.
        UIView.performWithoutAnimation { fill(slot) }
        watch(slot)
        containController()
        if let haptic = options.resolvedHaptic { manager?.haptics?(haptic) }
        start(.post, animated: options.animatesEntrance ?? true)
        containment?.didAdd()
    }

    /// Handles the end of the entrance.
    func didEnter() {
        hasEntered = true
        sizeCheck.contentDidChange()
        narrator.announce()
    }

    /// Looks for something in front of the post only while that determines whether its time passes.
    func updateCoverage(isNeeded: Bool) {
        gestures?.coverage.isNeeded = isNeeded
    }

    /// Shows the content of a changed request, and applies the presentation if an update has changed it. With Reduce Motion,
    /// the previous content fades out over the new one.
    ///
    /// - Parameter showContent: A closure that updates the shown view, its argument, or exchanges it.
    /// - Returns: A Boolean value that indicates whether there is a shown view.
    func update(_ showContent: (UIView) -> Void) -> Bool {
        guard let slot, let shown = slot.content else { return false }
        let isAnimated = (options.animatesEntrance ?? true) && UIView.areAnimationsEnabled
        let picture = isAnimated && UIAccessibility.reducesMotion ? slot.makePicture() : nil
        showContent(shown)
        expansionMayHaveChanged()
        if post.count > 1 { showCount() }
        updateTouches()
        slot.updateSurface()
        slot.accessibilityIdentifier = options.accessibilityIdentifier
        showCaption()
        slot.operations?.updateCopying()
        tintTimeIndicator(of: slot)
        if record.hasNewPresentation {
            record.hasNewPresentation = false
            unthemed = options.unthemedPresentation(on: poster)
            apply(options.themed(unthemed, on: poster, in: manager?.theme ?? .app), to: slot, animated: isAnimated)
            place(slot, animated: isAnimated)
        } else {
            poster?.update(view: slot, animated: isAnimated)
        }
        if let picture { slot.crossFade(from: picture) }
        sizeCheck.contentDidChange()
        return true
    }

    /// Shows another view in the slot.
    ///
    /// - Returns: A Boolean value that indicates whether the entrance has ended.
    func exchangeView(for new: UIView) -> Bool {
        guard let slot else { return false }
        (view as? any PostAnswerable)?.needsAnswer = false
        view = new
        offerAnswer(in: new)
        containment?.willRemove()
        caption?.remove()
        caption = nil
        releaseView()
        slot.exchangeContent(for: new, hasController: controller != nil)
        updateExpandableContent(of: slot)
        containment?.didRemove()
        containController()
        containment?.didAdd()
        post.view = new
        if let enabled = gestureManager.setting(of: new) { enabledGestures = enabled }
        return hasEntered
    }

    /// Applies a change of the theme.
    func updateTheme() {
        guard let slot, !isLeaving else { return }
        let new = options.themed(unthemed, on: poster, in: manager?.theme ?? .app)
        guard new.theme != presentation.theme else { return }
        apply(new, to: slot, animated: false)
        slot.updateSurface()
        place(slot, animated: false)
    }

    /// Announces a text, also one that was announced before.
    ///
    /// - Parameter priority: The priority of the announcement; nil, the default, for that of the post.
    func announce(_ text: String, priority: PostPriority? = nil) {
        narrator.announce(text: text, priority: priority)
    }

    /// Announces texts that an update or the content has added.
    func contentDidChange() {
        narrator.announceUpdate()
    }

    /// Handles the end of the last announcement.
    func announcementDidEnd() {
        focus?.announcementDidEnd()
    }

    /// Decides whether a tap removes the post: if the library has chosen its duration, and the user can neither remove nor answer
    /// it otherwise.
    func updateTap(isAutomatic: Bool) {
        let isNeeded = isAutomatic && !canLeave
        guard isNeeded != isRemovedByTap else { return }
        isRemovedByTap = isNeeded
        updateTouches()
    }

    /// Shows a change of the time that is left.
    func countdownDidChange(to countdown: Post.Countdown?) {
        slot?.timeView?.show(countdown)
    }

    /// Shows and announces a new number of requests that the post represents.
    func updateCount() {
        showCount()
        // The text may need another size than the title.
        if let slot, countText != nil { poster?.update(view: slot, animated: UIView.areAnimationsEnabled) }
        narrator.announceCount()
    }

    /// The text of the request for the number of requests; nil for a number.
    var countText: String? { post.count > 1 ? options.countText?(post.count) : nil }

    private func showCount() {
        slot?.show(count: post.count, text: countText)
    }

    /// Has the poster run the exit. A second call without animation finishes an animated exit at once.
    func leave(because reason: PostRemovalReason, animated: Bool) {
        guard slot != nil else { return finish(.remove(reason)) }
        if isLeaving {
            if change?.isAnimated == true { start(.remove(reason), animated: false) }
            return
        }
        beginLeaving()
        let losesFocus = focus?.isOnBackdrop == true
        start(.remove(reason), animated: animated)
        if losesFocus { restoreFocus() }
    }

    private func beginLeaving() {
        isLeaving = true
        containment?.willRemove()
        focus?.restoreKeyboard()
    }

    /// Takes the slot off the screen and returns the view. There may have been no exit before if the manager was deallocated.
    func end() {
        if !isLeaving { beginLeaving() }
        endChange()
        narrator.stop()
        gestures?.stopWatching()
        if let slot {
            let lostFocus = focus?.isInPost == true ? focus : nil
            let neighbor = lostFocus?.isPassive == true ? manager?.neighborFocus(of: post.id) : nil
            slot.handle = { _ in false }
            slot.endPresentationsInside()
            slot.removeFromSuperview()
            caption?.remove()
            slot.returnContent()
            if let lostFocus, neighbor?.takeOver(lostFocus) != true { restoreFocus() }
        }
        // Another post may have taken the view.
        if view.enclosingSlot == nil {
            (view as? any PostAnswerable)?.needsAnswer = false
            slot?.setExpandable(nil)
        }
        containment?.didRemove()
        gestures = nil
        focus?.stop()
    }

    // MARK: - Slot

    private func fill(_ slot: PostSlot) {
        slot.post = post
        slot.accessibilityIdentifier = options.accessibilityIdentifier
        // A post in the poster's own frame doesn't scroll, since that frame grows with the post.
        slot.setStyle(
            presentation.style, edge: edge, needsBody: presentation.needsBody, scrolls: !presentation.isInPoster)
        slot.touches = touches
        slot.fillsUnsafeArea = presentation.safeArea == .filled
        releaseView()
        // Before the first layout.
        slot.setExpandable(expandableContent)
        slot.attach(view, hasController: controller != nil)
        slot.handle = { [weak self] in self?.handle($0) ?? false }
        slot.operations = SlotOperations(
            of: slot, isDismissible: { [weak self] in self?.isDismissible ?? false },
            copiedText: { [weak self] in self.flatMap { $0.options.isCopyable ? $0.post.text : nil } })
        showCount()
        showCaption()
        showTimeIndicator(on: slot)
    }

    /// The edge at which the post is shown; nil for a post in the middle.
    private var edge: PostEdge? {
        let edge = record.managedPoster.edge ?? gestureManager.edge
        return poster?.placesPosts == true ? presentation.edge(in: edge) : edge
    }

    private func apply(_ new: PostPresentation, to slot: PostSlot, animated: Bool) {
        presentation = new
        offerAnswer(in: view)
        updateExpandableContent(of: slot)
        slot.edge = edge
        let restyle = { slot.restyle(new.style, needsBody: new.needsBody, scrolls: !new.isInPoster) }
        if animated, slot.window != nil {
            UIViewPropertyAnimator(duration: .postAnimation, curve: .easeInOut, animations: restyle)
                .startAnimation()
        } else {
            restyle()
        }
        slot.fillsUnsafeArea = new.safeArea == .filled
        showTimeIndicator(on: slot)
        updateTouches()
    }

    private func showTimeIndicator(on slot: PostSlot) {
        slot.setTimeIndicator(presentation.timeIndicator)
        guard presentation.timeIndicator != .none else { return }
        tintTimeIndicator(of: slot)
        slot.timeView?.show(manager?.observeCountdown(of: post.id))
    }

    /// Gives the indicator the accent color of the severity, unless the style has a tint color.
    private func tintTimeIndicator(of slot: PostSlot) {
        let style = presentation.style
        slot.timeView?.tintColor =
            style.tintColor == nil ? options.severity.map { style.theme[$0].accent } : nil
    }

    /// Has the poster move the slot to the place of its presentation, after the touch if a finger is on the post.
    private func place(_ slot: PostSlot, animated: Bool) {
        isPlacingAnimated = nil
        if gestures?.isTouched == true {
            isPlacingAnimated = animated
        } else {
            poster?.carryOut(makeChange(.update, of: slot, animated: animated) {})
        }
    }

    private func updateTouches() {
        slot?.touches = touches
        gestures?.apply(presentation.pan)
        watchTaps()
    }

    private func watchTaps() {
        gestures?.watchTaps(on: slot?.window.flatMap { poster?.viewBehindPosts ?? $0 })
    }

    /// Handles an event of the slot or its gestures.
    ///
    /// - Returns: A Boolean value that indicates whether the event had an effect.
    private func handle(_ event: PostSlot.Event) -> Bool {
        guard let slot, let manager else { return false }
        let id = post.id
        switch event {
        case .contentTaken:
            caption?.remove()
            caption = nil
            if !isLeaving { containment?.willRemove() }
            containment?.didRemove()
            manager.viewLost(of: id, because: .viewTaken)
        case .contentCovered:
            gestures?.coverage.awaitsContent = true
        case .removed:
            manager.viewLost(of: id, because: .hostGone)
        case .movedToWindow:
            visibilityDidChange()
            sizeCheck.mayHaveChanged()
        case .sizeChanged:
            sizeCheck.mayHaveChanged()
        case .dismissed(let reason):
            guard post.reason == nil else { return false }
            manager.remove([id], because: reason, animated: nil)
        case .modalityChanged:
            focus?.modalityDidChange()
        case .touched(let isTouched):
            if isTouched {
                // A finger may hold the change for any length of time.
                change?.cancelLimit?()
            } else {
                if let isPlacingAnimated, !isLeaving { place(slot, animated: isPlacingAnimated) }
                limitChange()
            }
            manager.hold(id, by: .touch, isTouched)
        case .held(let source, let isHeld):
            manager.hold(id, by: source, isHeld)
        case .tapped:
            guard post.decidedReason == nil else { return false }
            let hasAction = !touches.actions.isEmpty || enabledGestures.contains(.tap)
            if slot.opensByTouch, slot.isExpanded || !hasAction { return handle(.toggled) }
            post.perform(touches.actions, because: .tap)
            if enabledGestures.contains(.tap) { manager.remove([id], because: .tap, animated: nil) }
        case .toggled:
            guard post.decidedReason == nil, slot.canExpand else { return false }
            slot.expandable?.isExpanded.toggle()
            post.contentSizeDidChange()
            post.play(.light)
        case .thrownOff(let throwing):
            self.throwing = throwing
            manager.remove([id], because: .pan, animated: nil)
        case .focusMoved:
            manager.focusDidMove(in: id)
        }
        return true
    }

    private func visibilityDidChange() {
        guard let slot else { return }
        let scene = slot.window?.windowScene
        watchTaps()
        let isInactive = scene.map { $0.isCovered(isActive: $0.activationState == .foregroundActive) } ?? false
        manager?.holdSoon(post.id, by: .offScreen, slot.window == nil)
        manager?.holdSoon(post.id, by: .inactiveScene, isInactive)
        gestures?.coverage.update()
    }

    /// Handles a change of a scene's activation state, or a move of the focus.
    func systemDidChange(_ change: SystemObserver.Change) {
        switch change {
        case .scene(let scene, let isActive):
            guard let own = slot?.window?.windowScene, own === scene else { return }
            manager?.hold(post.id, by: .inactiveScene, own.isCovered(isActive: isActive))
        case .focus(let kind, let element, let previous):
            focus?.focus(kind, didMoveTo: element, from: previous)
        case .editing, .needs:
            break
        }
    }

    // MARK: - Gestures and focus

    /// Moves the focus to the element that had it before, unless a modal post that is entering gets it.
    private func restoreFocus() {
        guard options.takesFocus, manager?.isModalPostEntering != true else { return }
        focus?.restore { [options, anchorView] in options.accessibilityReturnElementProvider?() ?? anchorView }
    }

    private func watch(_ slot: PostSlot) {
        focus = PostFocus(of: slot, clock: clock)
        gestures = SlotGestures(
            of: slot,
            enabled: enabledGestures,
            panSettings: presentation.pan,
            pan: gestureManager.makePan(),
            exitEdges: { [weak self, manager = gestureManager] in
                self.map {
                    $0.slot?.exitEdges?()
                        ?? manager.exitEdges(
                            from: $0.presentation.placement.position, automatic: $0.record.managedPoster.edge)
                } ?? [.top]
            })
    }

    // MARK: - Content

    /// The controller of the view, if the request has one.
    private var controller: UIViewController? {
        record.request.content.controller.flatMap { $0.viewIfLoaded === view ? $0 : nil }
    }

    /// Takes the view, and its controller, from another post.
    private func releaseView() {
        view.enclosingSlot?.setExpandable(nil)
        guard let poster else { return }
        PostContainment.release(controllerOf: view, isPosted: controller != nil, for: poster)
    }

    /// Adds the controller of the view, if the request has one.
    private func containController() {
        containment = nil
        guard let controller, let poster, let slot else { return }
        containment = PostContainment(of: controller, in: slot, of: poster)
    }

    private func showCaption() {
        let severity = options.severity
        guard severity != caption?.severity else { return }
        caption?.remove()
        caption = severity.flatMap { SeverityCaption($0, in: view) }
    }

    /// Reports whether the post, whose entrance has ended, has a size.
    func sizeDidChange(to hasSize: Bool) {
        manager?.setSize(of: post.id, hasSize: hasSize, limit: transitionTimeout)
    }
}
