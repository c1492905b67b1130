import Simulator
import UIKit

@testable import MessageStackView
@testable import MessageStackViewTests

// What may never break.
extension PosterTrial {
    func check() throws(Failure) {
        for delegate in delegates {
            if let complaint = delegate.complaints.first { throw Failure(complaint: complaint) }
        }
        for post in posts.suffix(40) {
            let ends = delegates.reduce(0) { $0 + ($1.ends[post.id] ?? 0) }
            let hasEnded = post.phase == .removed && post.refusal == nil
            guard ends == (hasEnded ? 1 : 0) else {
                throw Failure(complaint: "\(post.id), \(post.phase), was told to have ended \(ends) times")
            }
            if post.phase == .removed, post.reason == nil { throw Failure(complaint: "\(post.id) has no reason") }
        }
        for serial in Place.allCases where serial != .severalAtOnce && serial != .stack {
            let phases = manager(serial.rawValue).currentPosts.map(\.phase)
            // One more may leave while another takes its place.
            guard phases.filter({ $0 != .leaving }).count <= 1, phases.count <= 2 else {
                throw Failure(complaint: "\(phases) at once in a serial queue")
            }
        }
        for slot in posterViews.flatMap(\.subviews) + allSlots {
            let frame = slot.layer.presentation()?.frame ?? slot.frame
            guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else {
                throw Failure(complaint: "a slot is at \(frame)")
            }
        }
        try checkPlaces()
        try checkDecks()
        if let conflict = stage.simulator.layoutConflicts.first { throw Failure(complaint: conflict) }
        guard !stage.hasEndlessLayouts else { throw Failure(complaint: "the layout never rests") }
    }

    /// What has come to rest is in its place, and that is inside of its host.
    private func checkPlaces() throws(Failure) {
        for postView in posterViews.compactMap({ $0 as? PostView }) {
            for placement in postView.placements where !placement.isLeaving {
                guard let slot = placement.slot as? PostSlot, !slot.motion.isMoving, !slot.motion.isHeld else {
                    continue
                }
                guard slot.transform == .identity, slot.alpha == 1, slot.scale == 1 else {
                    throw Failure(complaint: "a post rests at \(slot.transform), \(slot.alpha), \(slot.scale)")
                }
                guard placement is StagePlacement, let host = postView.superview, host.window != nil else { continue }
                postView.superview?.layoutIfNeeded()
                // Of a card what looks out from behind others.
                let card = slot.card
                guard card?.place.isBuried != true else { continue }
                let frame =
                    card.map { postView.convert($0.seenPart(in: postView), to: host) }
                    ?? slot.convert(slot.bounds, to: host)
                guard host.bounds.insetBy(dx: -1, dy: -1).contains(frame) else {
                    throw Failure(complaint: "a post at \(frame) isn't inside of \(host.bounds)")
                }
            }
        }
    }

    /// What looks out of a deck is behind the newest, and what can't be seen isn't touched, found or timed.
    private func checkDecks() throws(Failure) {
        for postView in posterViews.compactMap({ $0 as? PostView }) {
            postView.superview?.layoutIfNeeded()
            let standing = postView.placements.filter { !$0.isLeaving }
            let cards = standing.compactMap { $0.slot.superview as? DeckCard }
            for placement in standing {
                guard let slot = placement.slot as? PostSlot, let card = slot.card else { continue }
                guard card.isTucked == slot.accessibilityElementsHidden, card.isTucked != card.isUserInteractionEnabled
                else { throw Failure(complaint: "a card at \(card.place) can be reached") }
                let entry = placement.post.flatMap { postView.postManager.queue[$0.id] }
                // One whose view was taken away leaves in a moment, whatever holds it.
                guard let entry, entry.exit == nil else { continue }
                if card.isTucked, !entry.holds.contains(.deck) {
                    throw Failure(complaint: "the time of a card at \(card.place) runs")
                }
                if !card.isTucked, !postView.isDeckExpanded, entry.holds.contains(.deck) {
                    throw Failure(complaint: "the time of the newest card doesn't run")
                }
            }
            if postView.isDeckExpanded, cards.count < 2 { throw Failure(complaint: "a deck of one is spread out") }
            let count = postView.subviews.count { $0 is DeckCard }
            guard count == postView.placements.count(where: { $0.slot.card != nil }) else {
                throw Failure(complaint: "\(count) cards for \(postView.placements.count) posts")
            }
        }
    }

    /// Nobody looks any more, and nobody needs more time: then nothing holds a post.
    private func turnAway() throws(Failure) {
        stage.simulator.isVoiceOverRunning = false
        stage.simulator.isSwitchControlRunning = false
        stage.simulator.movePointer(to: nil)
        stage.simulator.moveKeyboardFocus(to: nil)
        PostTiming.scale = 1
        for poster in posters {
            let queue = poster.postManager.queue
            let holds = queue.active.reduce(queue.holds) { $0.union(queue[$1]?.holds ?? []) }
            guard holds.isDisjoint(with: [.pointer, .focus, .untimed]), queue.timeScale == 1, !queue.isOneAtATime else {
                throw Failure(
                    complaint: "posts are still held by \(holds), or have \(queue.timeScale) times their time")
            }
        }
    }

    /// Ends everything that holds anything, and looks at what is left: nothing.
    func end() throws(Failure) {
        touchUp(at: .zero)
        stage.window.rootViewController?.dismiss(animated: false)
        for window in stage.window.windowScene?.windows ?? [] { window.endEditing(true) }
        for poster in posters.indices {
            suspensions[poster] = []
            delegates[poster].reactions = [:]
            attach(poster)
        }
        stage.simulator.moveToForeground()
        try turnAway()
        for poster in posters { poster.postManager.removeAll() }
        stage.simulator.advance(by: 3)
        try check()
        for poster in posters.indices where manager(poster).isActive {
            throw Failure(complaint: "poster \(poster) still has \(manager(poster).currentPosts.map(\.phase))")
        }
        for post in posts where post.phase != .removed { throw Failure(complaint: "\(post.id) is \(post.phase)") }
        let open = delegates.reduce(0) { $0 + $1.openLives }
        guard open == 0 else { throw Failure(complaint: "\(open) views were never told to be removed") }
        guard slots.count == 0 else { throw Failure(complaint: "\(slots.count) slots are still alive") }
        let timers = stage.simulator.timers
        guard timers == 0 else { throw Failure(complaint: "\(timers) timers still run") }
        guard stage.simulator.animations == 0 else { throw Failure(complaint: "something still moves") }
        try checkWindows()
        for (number, view) in views.enumerated() {
            let isAsLent =
                view.superview == nil && view.transform == .identity && view.alpha == 1 && !view.isHidden
                && view.translatesAutoresizingMaskIntoConstraints && view.gestureRecognizers == nil
            guard isAsLent else {
                throw Failure(
                    complaint: """
                        view \(number) isn't as it was lent: in \(String(describing: view.superview)), \(view.transform), \
                        alpha \(view.alpha), hidden \(view.isHidden), by mask \
                        \(view.translatesAutoresizingMaskIntoConstraints), \(view.gestureRecognizers?.count ?? 0) recognisers
                        """)
            }
        }
    }
    /// The app has its windows as if there had been no posts.
    private func checkWindows() throws(Failure) {
        let window = posters[Place.ownWindow.rawValue] as? UIWindow
        guard window?.isHidden == true, window?.windowScene == nil else {
            throw Failure(complaint: "the posts' window is still there")
        }
        guard let key = stage.window.windowScene?.keyWindow, key === stage.window || key === otherWindow else {
            throw Failure(complaint: "\(String(describing: stage.window.windowScene?.keyWindow)) is key")
        }
    }
}
