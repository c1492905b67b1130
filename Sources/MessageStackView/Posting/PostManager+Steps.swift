import UIKit

// The steps of the queue: what happens on screen, and who is informed.
extension PostManager {
    /// Carries out one step.
    func execute(_ step: PostQueue.Step) {
        switch step {
        case .enter(let id): enter(id)
        case .didEnter(let id): didEnter(id)
        case .update(let id, let counts): update(id, counts: counts)
        case .recount(let id): recount(id)
        case .leave(let id): leave(id)
        case .finishLeaving(let id): finishLeaving(id)
        case .decideEnd(let id, _): records[id]?.post.reportDecision()
        case .requeue(let id): requeue(id)
        case .end(let id, let reason): end(id, because: reason)
        }
    }

    private func enter(_ id: Post.ID) {
        guard let record = records[id], queue.phase(of: id) == .entering else { return }
        let options = record.request.options
        if haptics != nil, let haptic = options.resolvedHaptic { DeviceHaptics.shared.prepare(haptic) }
        let view = record.makeView()
        record.post.view = view
        // Making the view may have removed the post, or returned a view that another post has.
        guard queue.phase(of: id) == .entering else { return }
        guard queue.identify(id, as: PostContent.identity(of: view)) else {
            return process(queue.viewLost(id, because: .viewTaken, at: now))
        }
        let presented = PresentedPost(of: record, view: view, by: self)
        if presented.hasLostAnchor { return process(queue.viewLost(id, because: .anchorGone, at: now)) }
        record.presented = presented
        updateDuration(of: id)
        record.managedPoster.willEnter(presented.presentation)
        tell(record) { $0.postManager(self, willPost: view) }
        tell(.willPost(record.post), options)
        if queue.phase(of: id) == .entering { presented.enter() }
    }

    private func didEnter(_ id: Post.ID) {
        guard let record = records[id], let presented = record.presented else { return }
        let view = presented.view
        presented.didEnter()
        PostAdvice.advise(
            on: view, shownAs: presented.presentation, timesOut: timeLeft(of: id) != nil, canLeave: presented.canLeave)
        tell(record) { $0.postManager(self, didPost: view) }
        tell(.didPost(record.post), record.request.options)
    }

    /// Shows new content.
    ///
    /// - Parameter counts: Whether the post stands for one more request, which is announced with the content.
    private func update(_ id: Post.ID, counts: Bool) {
        // A post that leaves and waits again is updated at its next entrance.
        if let record = records[id], let presented = record.presented,
            let phase = queue.phase(of: id), phase == .entering || phase == .shown,
            presented.update({ showContent(of: record, in: presented, insteadOf: $0) })
        {
            updateDuration(of: id)
            // Its last part may be that a tap removes the post.
            if !counts { presented.contentDidChange() }
            PostAdvice.advise(
                onUpdateOf: presented.view, shownAs: presented.presentation, timesOut: timeLeft(of: id) != nil,
                canLeave: presented.canLeave)
            tell(.updated(record.post), record.request.options)
        }
        if counts { recount(id) }
    }

    /// Shows the content of a changed request in the shown view, if that can show it, or in another view.
    private func showContent(of record: PostRecord, in presented: PresentedPost, insteadOf old: UIView) {
        let (id, content) = (record.post.id, record.request.content)
        if content.sharedView == nil, let model = content.model, record.post.recordingAnswer(of: model).update(old) {
            record.view = old
            _ = queue.identify(id, as: PostContent.identity(of: old))
            return
        }
        let new = record.makeView()
        guard new !== old else { return }
        // If another post has the new view, the present one stays.
        guard queue.identify(id, as: PostContent.identity(of: new)) else { return record.view = old }
        tell(record) { $0.postManager(self, willRemove: old) }
        tell(record) { $0.postManager(self, willPost: new) }
        let hasEntered = presented.exchangeView(for: new)
        tell(record) { $0.postManager(self, didRemove: old) }
        if hasEntered { tell(record) { $0.postManager(self, didPost: new) } }
    }

    private func recount(_ id: Post.ID) {
        guard let record = records[id] else { return }
        record.presented?.updateCount()
        tell(.counted(record.post, record.post.count), record.request.options)
    }

    private func leave(_ id: Post.ID) {
        guard let record = records[id], let presented = record.presented else {
            return process(queue.left(id, at: now))
        }
        record.exitDidBegin()
        let view = presented.view
        tell(record) { $0.postManager(self, willRemove: view) }
        tell(.willRemove(record.post), record.request.options)
        guard let entry = queue[id], let exit = entry.exit else { return process(queue.left(id, at: now)) }
        if !exit.returns {
            record.post.reportDecision()
            if case .missing = entry.size { PostAdvice.adviseOnMissingSize() }
        }
        presented.leave(because: exit.reason, animated: exit.isAnimated)
    }

    private func finishLeaving(_ id: Post.ID) {
        guard let exit = queue[id]?.exit else { return }
        records[id]?.presented?.leave(because: exit.reason, animated: false)
    }

    /// Ends the appearance of a post that waits again.
    private func requeue(_ id: Post.ID) {
        guard let record = records[id] else { return }
        endPresentedPost(of: record)
        tell(.waiting(record.post), record.request.options)
    }

    private func end(_ id: Post.ID, because reason: PostRemovalReason) {
        guard let record = records[id] else { return }
        let managed = record.managedPoster
        if reason == .expired, let poster = managed.poster, let absence = absence(of: managed) {
            PostAdvice.adviseOnAbsence(of: poster, absence)
        }
        records[id] = nil
        if case .some(.some) = countdowns.removeValue(forKey: id) { record.post.tellCountdown(nil) }
        endPresentedPost(of: record)
        forgetGestures(of: record.post)
        record.post.ending = Post.Ending(
            of: record.request, view: record.view, wasShown: record.wasShown, timeShown: record.timeShown,
            at: clock.wallTime)
        addToHistory(record.post)
        managed.didEnd()
        tell(record) { $0.postManager(self, didEnd: record.post, reason: reason) }
        let event = PostEvent.ended(record.post, reason)
        record.request.options.tell(event)
        record.post.reportEnd()
        streams.tell(event)
    }

    private func addToHistory(_ post: Post) {
        guard historyLimit > 0 else { return }
        history.append(post)
        trimHistory()
    }

    func trimHistory() {
        let surplus = history.count - max(0, historyLimit)
        if surplus > 0 { history.removeFirst(surplus) }
    }

    private func endPresentedPost(of record: PostRecord) {
        guard let presented = record.presented else { return }
        record.presented = nil
        presented.end()
        let view = presented.view
        tell(record) { $0.postManager(self, didRemove: view) }
    }

    /// Forgets the gestures of a view that no other post shows.
    func forgetGestures(of post: Post) {
        guard let view = post.view, self.post(of: view) == nil else { return }
        gestureManager.forget(view)
    }

    private func tell(_ record: PostRecord, _ call: (any PostManagerDelegate) -> Void) {
        let posterDelegate = record.managedPoster.delegate
        if let posterDelegate { call(posterDelegate) }
        if let delegate, delegate !== posterDelegate { call(delegate) }
    }
}

// MARK: - Posts on screen

extension PostManager {
    func entranceDidEnd(of id: Post.ID) { process(queue.entered(id, at: now)) }

    func exitDidEnd(of id: Post.ID) { process(queue.left(id, at: now)) }

    /// Ends a post whose view or slot other code has removed. The view hierarchy is in the middle of a change.
    func viewLost(of id: Post.ID, because reason: PostRemovalReason) {
        processLater(queue.viewLost(id, because: reason, at: now))
    }

    func setSize(of id: Post.ID, hasSize: Bool, limit: TimeInterval) {
        queue.setSize(id, hasSize: hasSize, limit: limit, at: now)
        process()
    }
}

// MARK: - Countdowns

extension PostManager {
    /// Returns the countdown of a post; nil for one that doesn't time out, is leaving or has ended.
    func countdown(of id: Post.ID) -> Post.Countdown? { queue.countdownState(of: id)?.countdown(at: now) }

    /// Reports the changes of a post's countdown from now on to the post, and to the indicator on screen.
    ///
    /// - Returns: The countdown; nil for a post that doesn't time out.
    @discardableResult
    func observeCountdown(of id: Post.ID) -> Post.Countdown? {
        guard records[id] != nil else { return nil }
        countdowns.updateValue(queue.countdownState(of: id), forKey: id)
        return countdown(of: id)
    }

    /// Reports the countdowns that have changed since they were reported last.
    func reportCountdowns() {
        for (id, last) in countdowns.sorted(by: { $0.key < $1.key }) {
            let state = queue.countdownState(of: id)
            guard state != last else { continue }
            countdowns.updateValue(state, forKey: id)
            let countdown = state?.countdown(at: now)
            records[id]?.post.tellCountdown(countdown)
            records[id]?.presented?.countdownDidChange(to: countdown)
        }
    }
}
