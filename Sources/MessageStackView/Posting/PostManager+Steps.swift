import UIKit

extension PostManager {
    // MARK: In order

    /// Takes what the queue has decided on, now or, from inside a callback, when the steps before have been taken.
    func take(_ new: [PostQueue.Step]) {
        add(new)
        act()
    }

    /// Takes what the queue has decided on at the next turn of the clock: for what is noticed in the middle of a change
    /// of views, which must not be changed again before that is over.
    func takeSoon(_ new: [PostQueue.Step]) {
        guard !new.isEmpty else { return }
        add(new)
        _ = clock.schedule(after: 0) { [weak self] in self?.act() }
    }

    private func add(_ new: [PostQueue.Step]) {
        for case .end(let id, let reason) in new { records[id]?.post.decideEnd(reason) }
        steps += new
    }

    /// Takes all steps there are, then lets posts enter for which there is room, until nothing is left to do.
    func act() {
        guard !isActing else { return }
        isActing = true
        defer { isActing = false }
        while true {
            if !steps.isEmpty {
                perform(steps.removeFirst())
            } else if poster == nil, !queue.isEmpty {
                take(queue.removeAll(because: .hostGone, animated: false))
            } else if !handOver() {
                let new = queue.admitNext(at: now)
                if new.isEmpty { break }
                add(new)
            }
        }
    }

    private func perform(_ step: PostQueue.Step) {
        switch step {
        case .enter(let id): enter(id)
        case .didEnter(let id): tellDidPost(id)
        case .update(let id): update(id)
        case .recount(let id): recount(id)
        case .leave(let id): leave(id)
        case .finishLeaving(let id): finishLeaving(id)
        case .requeue(let id): requeue(id)
        case .start(let timer, let seconds): start(timer, after: seconds)
        case .cancel(let timer): timers.removeValue(forKey: timer)?.cancel()
        case .end(let id, let reason): end(id, because: reason)
        }
    }

    private func start(_ timer: PostTimer, after seconds: TimeInterval) {
        guard queue.isCurrent(timer) else { return }
        timers[timer] = clock.schedule(after: max(0, seconds)) { [weak self] in
            guard let self else { return }
            timers[timer] = nil
            take(queue.timerFired(timer, at: now))
        }
    }

    // MARK: Coming

    private func enter(_ id: Post.ID) {
        guard let record = records[id], queue.phase(of: id) == .entering else { return }
        // What its callbacks let it show instead comes as a step of its own.
        let request = record.request
        prepareHaptic(of: request)
        let view = view(of: request.content)
        record.post.view = view
        // Making the view was a chance to remove the post, and may have given a view that another post has.
        guard queue.phase(of: id) == .entering else { return }
        guard queue.identify(id, as: ObjectIdentifier(view)) else {
            return take(queue.viewLost(id, because: .viewTaken))
        }
        settleDuration(of: id)
        let appearance = PostAppearance(of: view, presentation: presentation(of: request))
        record.appearance = appearance
        tell { $0.postManager(self, willPost: view) }
        request.handlers.willPost?(record.post)
        streams.tell(.willPost(record.post))
        guard queue.phase(of: id) == .entering else { return }
        let slot = PostSlot()
        appearance.slot = slot
        furnish(slot, appearance.presentation)
        slot.lend(view)
        slot.report = { [weak self] event in self?.slotOf(id, noticed: event) ?? false }
        slot.show(count: record.post.count)
        slot.show(request.severity)
        gestureManager.attach(
            to: slot, of: record.post, enabled: request.gestures, presentation: appearance.presentation)
        appearance.contain(request.content.controller, in: poster)
        audience.attention.watch(slot, of: id)
        playHaptic(of: request)
        change(id, .post, animated: request.animated.contains(.onPost))
        appearance.containment?.didAdd()
    }

    /// Makes the view, if there is none yet. One that is made for a value gets the poster's look.
    func view(of content: PostContent) -> UIView {
        let isModel = content.model != nil
        let view = content.view
        if isModel { (poster as? any Poster)?.configure(view) }
        return view
    }

    private func furnish(_ slot: PostSlot, _ presentation: PostPresentation) {
        let order = gestureManager.order
        let layout = presentation.layout(in: order == .topToBottom ? .top : .bottom)
        slot.furnish(
            presentation.style, edge: layout.map { $0 == .top ? .top : .bottom }, needsBody: presentation.needsBody,
            // What stands in the host is never higher than that.
            scrolls: !presentation.standsInPoster)
        slot.forwardsTouches = presentation.interaction.tap.isForwarding
    }

    /// How a post is shown that comes, is on the screen, or leaves; nil for any other.
    func presentation(of post: Post) -> PostPresentation? {
        records[post.id]?.appearance?.presentation
    }

    /// The poster's, as the request edits it.
    private func presentation(of request: PostRequest) -> PostPresentation {
        var presentation = poster?.presentation ?? PostPresentation()
        request.presentation?(&presentation)
        return presentation
    }

    private func tellDidPost(_ id: Post.ID) {
        guard let record = records[id], let appearance = record.appearance else { return }
        let view = appearance.view
        appearance.wasToldShown = true
        announce(id)
        tell { $0.postManager(self, didPost: view) }
        record.request.handlers.didPost?(record.post)
        streams.tell(.didPost(record.post))
    }

    // MARK: Leaving

    private func leave(_ id: Post.ID) {
        guard let record = records[id], let appearance = record.appearance else { return take(queue.left(id, at: now)) }
        let view = appearance.view
        tell { $0.postManager(self, willRemove: view) }
        record.request.handlers.willRemove?(record.post)
        streams.tell(.willRemove(record.post))
        guard let slot = appearance.slot, let exit = queue[id]?.exit else {
            return take(queue.left(id, at: now))
        }
        appearance.containment?.willRemove()
        let losesFocus = slot.hasModalFocusOnDismissal
        change(id, .remove(exit.reason), animated: exit.isAnimated)
        if losesFocus { giveFocusBack(from: slot, record) }
    }

    private func finishLeaving(_ id: Post.ID) {
        guard let change = records[id]?.appearance?.change, case .remove = change.kind, change.isAnimated else {
            return
        }
        self.change(id, change.kind, animated: false)
    }

    /// Takes a post off the screen that waits for another turn.
    private func requeue(_ id: Post.ID) {
        guard let record = records[id] else { return }
        finishAppearance(of: id, record)
        streams.tell(.queued(record.post))
    }

    private func end(_ id: Post.ID, because reason: PostRemovalReason) {
        guard let record = records[id] else { return }
        records[id] = nil
        finishAppearance(of: id, record)
        gestureManager.forget(record.post)
        remember(record, endedBecause: reason)
        tell { $0.postManager(self, didEnd: record.post, reason: reason) }
        record.request.handlers.didEnd?(record.post, reason)
        record.post.tellEnd()
        streams.tell(.ended(record.post, reason))
    }

    private func finishAppearance(of id: Post.ID, _ record: PostRecord) {
        guard let appearance = record.appearance else { return }
        records[id]?.appearance = nil
        appearance.change?.limit?.cancel()
        appearance.narration.timer?.cancel()
        audience.attention.forget(id)
        if let slot = appearance.slot {
            let hadFocus = slot.hasModalFocus
            slot.report = { _ in false }
            slot.removeFromSuperview()
            slot.returnContent()
            if hadFocus { giveFocusBack(from: slot, record) }
        }
        appearance.containment?.didRemove()
        gestureManager.detach(record.post)
        let view = appearance.view
        tell { $0.postManager(self, didRemove: view) }
    }

    func tell(_ call: (any PostManagerDelegate) -> Void) {
        let posterDelegate = poster as? any PostManagerDelegate
        if let posterDelegate { call(posterDelegate) }
        if let delegate, delegate !== posterDelegate { call(delegate) }
    }
}
