import UIKit

extension PostManager {
    // MARK: Asking the poster

    /// Has the poster bring a slot in or out. An earlier change of the same post is over with that.
    func change(_ id: Post.ID, _ kind: PostChange.Kind, animated: Bool) {
        guard let record = records[id], let appearance = record.appearance, let slot = appearance.slot else { return }
        guard let poster else { return finished(id, kind) }
        lastChange += 1
        let serial = lastChange
        appearance.change?.limit?.cancel()
        appearance.change = PostAppearance.Change(serial: serial, kind: kind, isAnimated: animated)
        let throwing = appearance.throwing
        appearance.throwing = nil
        let completion = PostCompletion { [weak self] in self?.changeEnded(id, serial: serial) }
        poster.carryOut(
            PostChange(
                kind: kind,
                post: record.post,
                slot: slot,
                isAnimated: animated,
                presentation: appearance.presentation,
                throwing: throwing,
                completion: { completion.call() }
            )
        )
        limitChange(id, serial: serial)
    }

    private func changeEnded(_ id: Post.ID, serial: UInt64) {
        guard let appearance = records[id]?.appearance, let change = appearance.change, change.serial == serial
        else { return }
        change.limit?.cancel()
        appearance.change = nil
        finished(id, change.kind)
    }

    private func finished(_ id: Post.ID, _ kind: PostChange.Kind) {
        switch kind {
        case .post: take(queue.entered(id, at: now))
        case .remove: take(queue.left(id, at: now))
        }
    }

    /// Gives the poster a limited time to finish a change, if it hasn't already.
    private func limitChange(_ id: Post.ID, serial: UInt64) {
        guard let appearance = records[id]?.appearance, let change = appearance.change, change.serial == serial
        else { return }
        let patience = changeLimit.isFinite ? max(0, changeLimit) : 10
        let motion = appearance.presentation.transition.longestMotion
        let limit = motion > patience ? motion + 1 : patience
        let kind = change.kind
        appearance.change?.limit = clock.schedule(after: limit) { [weak self] in
            // A manager that is gone has lost its poster; there is nothing to complain about.
            guard let self else { return }
            PostMisuse.report("The poster didn't complete \(kind) of \(id) within \(limit) s.")
            changeEnded(id, serial: serial)
        }
    }

    // MARK: What happens to a slot

    /// A finger went down on a post, or the last one went up.
    func touch(_ id: Post.ID, isDown: Bool) {
        if let change = records[id]?.appearance?.change {
            // The poster can't finish what the finger stops.
            change.limit?.cancel()
            if !isDown { limitChange(id, serial: change.serial) }
        }
        take(hold(id, by: .touch, isDown))
    }

    /// Something that a touch has called up covers a post, or no longer does.
    func cover(_ id: Post.ID, isCovered: Bool) {
        take(hold(id, by: .covered, isCovered))
    }

    /// A finger let go of a post to throw it off the screen.
    func throwOff(_ id: Post.ID, _ throwing: PostThrow) {
        records[id]?.appearance?.throwing = throwing
        take(queue.remove(id, because: .pan))
    }

    /// Does what a tap on or beside a post is to do. An action that ends the post is no reason to leave out the others.
    func respond(to post: Post, with actions: [PostTouchResponse.Action], because reason: PostRemovalReason) {
        for action in actions {
            switch action {
            case .remove: remove([post.id], because: reason)
            case .hold(let seconds):
                if let left = post.timeLeft, seconds > left { post.extend(by: seconds - left) }
            case .perform(let closure): closure(post)
            }
        }
    }

    func slotOf(_ id: Post.ID, noticed event: PostSlot.Event) -> Bool {
        switch event {
        case .contentTaken:
            takeSoon(queue.viewLost(id, because: .viewTaken))
        case .removed:
            // A slot that leaves has every right to.
            guard queue.phase(of: id) != .leaving else { return false }
            takeSoon(queue.viewLost(id, because: .hostGone))
        case .movedToWindow:
            visibilityChanged(of: id)
        case .dismissed(let reason):
            guard let phase = queue.phase(of: id), phase != .leaving else { return false }
            take(queue.remove(id, because: reason))
        }
        return true
    }

    private func visibilityChanged(of id: Post.ID) {
        guard let slot = records[id]?.appearance?.slot else { return }
        let isInWindow = slot.window != nil
        let state = slot.window?.windowScene?.activationState
        gestureManager.slot(of: id, didMoveInFrontOf: isInWindow ? (poster as? PostView)?.tapHost ?? slot.window : nil)
        take(hold(id, by: .offScreen, !isInWindow))
        take(hold(id, by: .inactiveScene, state != nil && state != .foregroundActive))
    }

    func scene(_ scene: ObjectIdentifier, isActive: Bool) {
        for id in queue.active {
            guard let own = records[id]?.appearance?.slot?.window?.windowScene, ObjectIdentifier(own) == scene else {
                continue
            }
            take(hold(id, by: .inactiveScene, !isActive))
        }
    }

    func hold(_ id: Post.ID, by source: PostHold, _ isHeld: Bool) -> [PostQueue.Step] {
        isHeld ? queue.hold(id, by: source, at: now) : queue.release(id, by: source, at: now)
    }
}
