import Simulator
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests
@testable import MessageStackViewTests

// MARK: - Rules

extension PosterTrial {
    func check() throws(Failure) {
        for delegate in delegates {
            if let complaint = delegate.complaints.first { throw Failure(complaint: complaint) }
        }
        for post in posts.suffix(40) {
            let ends = delegates.reduce(0) { $0 + ($1.ends[post.id] ?? 0) }
            let hasEnded = post.phase == .ended && post.refusal == nil
            guard ends == (hasEnded ? 1 : 0) else {
                throw Failure(complaint: "\(post.id), \(post.phase), was reported as ended \(ends) times")
            }
            if post.phase == .ended, post.reason == nil { throw Failure(complaint: "\(post.id) has no reason") }
        }
        for serial in Place.allCases where serial != .severalAtOnce && serial != .stack {
            let phases = manager(serial.rawValue).currentPosts.map(\.phase)
            // A post that times out may be alongside one that stays. Another may be leaving while its replacement enters.
            guard phases.filter({ $0 != .leaving }).count <= 2, phases.count <= 3 else {
                throw Failure(complaint: "a serial queue shows \(phases)")
            }
        }
        for slot in posterViews.flatMap(\.subviews) + allSlots {
            let frame = slot.layer.presentation()?.frame ?? slot.frame
            guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else {
                throw Failure(complaint: "a slot is at \(frame)")
            }
        }
        guard admittedCount == decided.count else {
            throw Failure(complaint: "\(admittedCount) requests were admitted, and \(decided.count) decided")
        }
        if let complaint = messages.complaint { throw Failure(complaint: complaint) }
        try checkPlaces()
        try checkDecks()
        try checkExpansion()
        try checkTimes()
        try checkRoom()
        if let conflict = stage.simulator.layoutConflicts.first { throw Failure(complaint: conflict) }
        if let inconsistency = stage.simulator.hierarchyInconsistencies.first {
            throw Failure(complaint: inconsistency)
        }
        guard !stage.hasEndlessLayouts else { throw Failure(complaint: "the layout never settles") }
    }

    /// Checks that the states for SwiftUI have reported the present posts.
    func checkStates() throws(Failure) {
        for ((state, poster), reported) in zip(zip(states, posters), reportedPosts) where !state.willReport {
            let present = poster.postManager.posts.map(\.id)
            guard reported == present else {
                throw Failure(complaint: "the state for SwiftUI has \(reported) instead of \(present)")
            }
        }
    }

    /// Checks that each visible mark of the time left has the fraction of its post's countdown.
    private func checkTimes() throws(Failure) {
        // A change while views move is shown in the next turn.
        guard !posters.contains(where: \.postManager.isScheduled) else { return }
        for slot in allSlots {
            // A post whose view was taken ends in the next frame, and the time of one outside a window stops then.
            guard let timeView = slot.timeView, let post = slot.post, slot.content != nil, slot.window != nil
            else { continue }
            let countdown = post.countdown
            guard timeView.isHidden == (countdown == nil || UIAccessibility.reducesMotion) else {
                throw Failure(complaint: "a mark is hidden: \(timeView.isHidden), at \(String(describing: countdown))")
            }
            guard let countdown, !timeView.isHidden else { continue }
            guard abs(timeView.seenFraction - countdown.fraction) <= 2 * Simulator.frame / countdown.duration else {
                throw Failure(complaint: "a mark has \(timeView.seenFraction) at \(countdown)")
            }
        }
    }

    /// Checks that the guides of the screen end at the posts, at the safe area if that ends farther away.
    private func checkRoom() throws(Failure) {
        guard stage.simulator.animations == 0, !isTouching, stage.view.window != nil else { return }
        // Posts on other windows change the room on that of the screen.
        for window in (stage.window.windowScene?.windows ?? []) + [stage.window] { window.layoutIfNeeded() }
        let (bounds, safeArea) = (stage.view.bounds, stage.view.safeAreaInsets)
        for (edge, guide) in guides {
            /// Returns the points from the edge to the farthest of some posts in the half of the screen.
            func length(_ slots: [PostSlot]) -> CGFloat {
                slots.filter { $0.edge == edge && $0.window != nil }.map { slot in
                    let frame = stage.view.convert(slot.screenFrame, from: nil)
                    let length = edge == .bottom ? bounds.maxY - frame.minY : frame.maxY - bounds.minY
                    // A slot whose view was taken has no height.
                    return frame.height > 0 && length < bounds.height / 2 ? length : 0
                }.reduce(edge == .bottom ? safeArea.bottom : safeArea.top, max)
            }
            let postViews = [Place.scene, .ownWindow].compactMap { posterViews[$0.rawValue] as? PostView }
            let inFront = postViews.flatMap(\.stayingPlacements).map(\.slot)
            let (least, greatest) = (length(inFront), length(allSlots))
            let height = guide.layoutFrame.height
            guard height > least - 1, height < greatest + 1 else {
                throw Failure(complaint: "a guide has \(height) instead of \(least) to \(greatest) points")
            }
        }
    }

    /// Checks that posts at rest have no transform, unless they are pressed, and are inside their host.
    private func checkPlaces() throws(Failure) {
        for postView in posterViews.compactMap({ $0 as? PostView }) {
            for placement in postView.placements where !placement.isLeaving {
                let slot = placement.slot
                guard !slot.motion.isMoving, !slot.motion.isHeld else { continue }
                guard slot.transform == .identity, slot.alpha == 1, slot.scale == 1 || slot.isPressed else {
                    throw Failure(complaint: "a post rests at \(slot.transform), \(slot.alpha), \(slot.scale)")
                }
                guard let host = postView.superview, host.window != nil else { continue }
                host.layoutIfNeeded()
                try checkPlace(placement, in: postView)
                guard !placement.isInPoster else { continue }
                // For a card of a deck, the part that no other card covers.
                let card = slot.card
                guard card?.place.isInvisible != true else { continue }
                let frame =
                    card.map { postView.convert($0.seenPart(in: postView), to: host) }
                    ?? slot.convert(slot.bounds, to: host)
                guard host.bounds.insetBy(dx: -1, dy: -1).contains(frame) else {
                    throw Failure(complaint: "a post at \(frame) isn't inside \(host.bounds)")
                }
                if postView.host != nil { try checkFold(frame, of: placement, in: host) }
            }
        }
    }

    /// Checks that a post of the app's windows isn't in an active vertical fold at rest.
    private func checkFold(_ frame: CGRect, of placement: SlotPlacement, in host: UIView) throws(Failure) {
        let presentation = placement.presentation
        guard presentation.safeArea == .respected, placement.place?.displacement == 0, placement.slot.card == nil else {
            return
        }
        // An app in a half of the screen has only the end of the fold.
        for area in stage.simulator.reservedAreas(in: host)
        where area.width < area.height && area.maxX < host.bounds.maxX - PostLayout.leastLength {
            guard area.insetBy(dx: 0.5, dy: 0.5).intersects(frame) else { continue }
            throw Failure(complaint: "a post at \(frame) is in the fold at \(area)")
        }
    }

    /// Checks that the constraints of a post put it where the layout places it.
    private func checkPlace(_ placement: SlotPlacement, in postView: PostView) throws(Failure) {
        // A post whose view was taken ends in the next frame.
        guard placement.slot.content != nil else { return }
        // A post whose anchor can't be seen is hidden, or stays until it ends.
        guard placement.anchor == nil || !placement.isAnchorHidden else { return }
        let frame = postView.convert(placement.slot.untransformedFrame, to: placement.container)
        guard let area = placement.place?.area, var place = placement.place?.frame else {
            throw Failure(complaint: "a post at \(frame) has no place")
        }
        // With little room, a post in the post view has no limit, but a bar post view between bar and keyboard compresses it.
        if placement.isInPoster, area.height < place.height, frame.height < place.height {
            (place.origin.y, place.size.height) = (area.minY, area.height)
        }
        let difference = [
            frame.minX - place.minX, frame.minY - place.minY, frame.width - place.width, frame.height - place.height,
        ].map(abs).reduce(0, max)
        try checkAnchor(of: placement)
        // A place may have a measured size, and the frame that of layout.
        guard difference <= (Reading.fittedSizesAreRoundedUp.isOn ? 1 : 0.5) else {
            throw Failure(complaint: "a post is at \(frame) instead of \(place)")
        }
    }

    /// Checks that a post beside an anchor is clear of it, and that its arrow points at it.
    private func checkAnchor(of placement: SlotPlacement) throws(Failure) {
        guard let place = placement.place, let anchor = placement.anchorFrame, let arrow = placement.slot.arrow else {
            return
        }
        let (post, middle) = (place.frame, place.frame.minX + arrow.position)
        let isClear =
            switch arrow.edge {
            case .top: post.maxY <= anchor.minY - 11
            case .bottom: post.minY >= anchor.minY + 11
            case .leading, .trailing: post.maxX <= anchor.minX - 11 || post.minX >= anchor.minX + 11
            }
        guard isClear, !arrow.edge.isVertical || (anchor.minX - 1...anchor.maxX + 1).contains(middle) else {
            throw Failure(complaint: "a post at \(post) with \(arrow) is beside \(anchor)")
        }
        guard placement.slot.isHidden == false else { throw Failure(complaint: "a post beside \(anchor) is hidden") }
    }

    /// Checks that open posts, and no others, are held, and that only a post that can be opened is compact.
    private func checkExpansion() throws(Failure) {
        for postView in posterViews.compactMap({ $0 as? PostView }) {
            for placement in postView.placements where !placement.isLeaving {
                let (slot, post) = (placement.slot, placement.post)
                let entry = post.flatMap { postView.postManager.queue[$0.id] }
                guard let entry, entry.exit == nil, let content = slot.content as? any PostContentView else { continue }
                guard slot.isExpanded == entry.holds.contains(.expandedPost) else {
                    throw Failure(complaint: "an open post isn't held, or another is")
                }
                guard content.isExpanded || slot.expandable === content else {
                    throw Failure(complaint: "a post that can't be opened is compact")
                }
            }
        }
    }

    /// Checks that hidden cards of a deck receive no touches, are hidden from accessibility and have no running timer.
    private func checkDecks() throws(Failure) {
        for postView in posterViews.compactMap({ $0 as? PostView }) {
            postView.superview?.layoutIfNeeded()
            let standing = postView.placements.filter { !$0.isLeaving }
            let cards = standing.compactMap { $0.slot.superview as? DeckCard }
            for placement in standing {
                let slot = placement.slot
                guard let card = slot.card else { continue }
                guard card.isBehind == slot.accessibilityElementsHidden, card.isBehind != card.isUserInteractionEnabled
                else { throw Failure(complaint: "touches and accessibility disagree on the card at \(card.place)") }
                let entry = placement.post.flatMap { postView.postManager.queue[$0.id] }
                // A post whose view was removed leaves in the next frame, whatever its holds.
                guard let entry, entry.exit == nil else { continue }
                if card.isBehind, !entry.holds.contains(.behindCard) {
                    throw Failure(complaint: "the timer of the hidden card at \(card.place) runs")
                }
                if !card.isBehind, !postView.isDeckExpanded,
                    !entry.holds.isDisjoint(with: [.behindCard, .expandedDeck])
                {
                    throw Failure(complaint: "the timer of the newest card is held")
                }
            }
            if postView.isDeckExpanded, cards.count < 2 { throw Failure(complaint: "a deck of one card is expanded") }
            let count = postView.subviews.count { $0 is DeckCard }
            guard count == postView.placements.count(where: { $0.slot.card != nil }) else {
                throw Failure(complaint: "\(count) cards for \(postView.placements.count) posts")
            }
        }
    }

    /// Ends pointer, focus, assistive technologies and the time scale, and checks that no hold remains from them.
    private func checkAttentionReleasesHolds() throws(Failure) {
        stage.simulator.isVoiceOverRunning = false
        stage.simulator.isSwitchControlRunning = false
        stage.simulator.movePointer(to: nil)
        stage.simulator.moveKeyboardFocus(to: nil)
        PostEnvironment.app.durationScale = 1
        for poster in posters {
            let queue = poster.postManager.queue
            let holds = queue.active.reduce(queue.holds) { $0.union(queue[$1]?.holds ?? []) }
            guard holds.isDisjoint(with: [.pointer, .focus, .untimed]), queue.timeScale == 1, !queue.isOneAtATime else {
                throw Failure(
                    complaint: "holds \(holds) or a time scale of \(queue.timeScale) remain")
            }
        }
    }

    /// Ends touches, suspensions and reactions, removes all posts, and checks that nothing remains.
    func end() async throws(Failure) {
        touchUp(at: .zero)
        stage.window.rootViewController?.dismiss(animated: false)
        for window in stage.window.windowScene?.windows ?? [] { window.endEditing(true) }
        for poster in posters.indices {
            suspensions[poster] = []
            delegates[poster].reactions = [:]
            attach(poster)
        }
        stage.simulator.fold(to: .closed)
        stage.simulator.moveToForeground()
        stage.simulator.isVoiceOverRunning = false
        // The simulated VoiceOver speaks the current announcement to its end even if it is turned off.
        await stage.simulator.advance(by: stage.simulator.announcements.isEmpty ? 0.1 : 20)
        try checkAttentionReleasesHolds()
        for poster in posters { poster.postManager.removeAll() }
        await stage.simulator.advance(by: 3)
        messages.finishHandlers()
        await stage.simulator.advance(by: 0.5)
        try check()
        // Updates may have given actions to the run's own views, which stay alive.
        for case let view as MessageView in views { view.set(message: Message()) }
        if let complaint = messages.finalComplaint { throw Failure(complaint: complaint) }
        for poster in posters.indices where manager(poster).isActive {
            throw Failure(complaint: "poster \(poster) still has \(manager(poster).currentPosts.map(\.phase))")
        }
        for post in posts where post.phase != .ended { throw Failure(complaint: "\(post.id) is \(post.phase)") }
        let open = delegates.reduce(0) { $0 + $1.openLives }
        guard open == 0 else { throw Failure(complaint: "\(open) views have no `didRemove`") }
        guard slots.count == 0 else { throw Failure(complaint: "\(slots.count) slots are still alive") }
        let timers = stage.simulator.timers
        guard timers == 0 else { throw Failure(complaint: "\(timers) timers still run") }
        guard stage.simulator.animations == 0 else { throw Failure(complaint: "an animation still runs") }
        guard posterViews.allSatisfy({ ($0 as? PostView)?.anchorLink == nil }) else {
            throw Failure(complaint: "an anchor is still followed")
        }
        try checkWindows()
        let insets = stage.controller.additionalSafeAreaInsets
        guard insets == .zero else { throw Failure(complaint: "the safe area keeps \(insets)") }
        for (number, controller) in controllers.enumerated() {
            let isFree = controller.parent == nil && controller.view.superview == nil
            let isInContainer = controller.parent === container && controller.view.superview === container.view
            guard isFree || isInContainer else {
                throw Failure(
                    complaint: """
                        controller \(number) is a child of \(String(describing: controller.parent)), in \
                        \(String(describing: controller.view.superview))
                        """)
            }
        }
        for (number, view) in views.enumerated() {
            let isUnchanged =
                view.superview == nil && view.transform == .identity && view.alpha == 1 && !view.isHidden
                && view.translatesAutoresizingMaskIntoConstraints && view.gestureRecognizers == nil
            guard isUnchanged else {
                throw Failure(
                    complaint: """
                        view \(number) was changed: in \(String(describing: view.superview)), \(view.transform), \
                        alpha \(view.alpha), hidden \(view.isHidden), by mask \
                        \(view.translatesAutoresizingMaskIntoConstraints), \(view.gestureRecognizers?.count ?? 0) recognisers
                        """)
            }
        }
    }
    /// Checks that the post window is gone and that a window of the app is key.
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
