import UIKit

/// The backdrops of the posts in a container.
///
/// One is there at a time: that of the post which came last of those that have one. It is right behind that post, and
/// in front of those that came before. One that looks like the one before takes its place without anything to be seen
/// of it; otherwise one comes while the other goes.
@MainActor
final class PostBackdrops {
    // MARK: - Lifecycle

    /// - Parameters:
    ///   - container: gets the backdrops as subviews. The slots are subviews too, or stand in one; then all of them are
    ///     in front of every backdrop.
    ///   - host: what they cover: the container, or an ancestor of it.
    init(in container: UIView, host: UIView) {
        self.container = container
        self.host = host
    }

    // MARK: - Internal

    private(set) weak var container: UIView?

    /// What is covered; another one is from now on.
    weak var host: UIView? {
        didSet {
            guard let host, host !== oldValue else { return }
            for view in views { view.cover(host) }
            watchTaps()
        }
    }

    /// Where the touches go that are let through, if that isn't what is covered; nil by default.
    weak var tapHost: UIView? {
        didSet { if tapHost !== oldValue { watchTaps() } }
    }

    /// The one that is there, or comes; nil if none is.
    private(set) var current: PostBackdropView?

    /// Whether nothing is there any more, on its way out either.
    var isEmpty: Bool { views.isEmpty }

    /// Called when nothing is there any more.
    var didEmpty: @MainActor () -> Void = {}

    /// Whether a touch there is kept from the app, in the container's coordinates.
    func blocksTouch(at point: CGPoint) -> Bool {
        guard let current, let container, current.isBlocking else { return false }
        return current.bounds.contains(current.convert(point, from: container))
    }

    /// Shows what goes with the posts that stay.
    ///
    /// - Parameters:
    ///   - posts: in the order in which they came, their slots in the container. Those on their way out are none of
    ///     them.
    ///   - animated: whether what comes and goes takes its time.
    func update(_ posts: [BackdropPost], animated: Bool) {
        let post = posts.last { !$0.backdrop.isNone }
        let view = post.map { self.view(for: $0, among: posts) }
        if let current, current !== view {
            current.go(animated: animated) { [weak self, weak current] in
                guard let current else { return }
                current.removeFromSuperview()
                guard let self else { return }
                views.removeAll { $0 === current }
                if views.isEmpty { didEmpty() }
            }
        }
        current = view
        if let view, let post {
            view.serve(post)
            let slots = posts.map(\.slot)
            place(view, behind: post.slot, above: Array(slots.prefix { $0 !== post.slot }))
            bringForward(slots.drop { $0 !== post.slot }, from: view)
            view.come(animated: animated)
        }
        watchTaps()
        seclude(posts.map(\.slot))
    }

    // MARK: - Private

    private var tap: PassingTap?
    /// What the container was for assistive technologies before it was all that they find.
    private var openContainer: (isModal: Bool, elements: [Any]?)?
    /// That of the post whose backdrop keeps the app from touches.
    private weak var secluded: PostSlot?
    /// Those on their way out too.
    private var views: [PostBackdropView] = []

    /// The post's own, even on its way out; else one that looks the same and whose post has gone; else a new one.
    private func view(for post: BackdropPost, among posts: [BackdropPost]) -> PostBackdropView {
        if let own = views.last(where: { $0.postSlot === post.slot }) { return own }
        let isFree = { (view: PostBackdropView) in !posts.contains { $0.slot === view.postSlot } }
        let fills = post.backdrop.fills
        let isSame = { (view: PostBackdropView) in
            view.backdrop.fills.count == fills.count
                && zip(view.backdrop.fills, fills).allSatisfy { $0.looksLike($1) }
        }
        if let same = views.last(where: { isFree($0) && isSame($0) }) { return same }
        let view = PostBackdropView()
        views.append(view)
        return view
    }

    /// Leaves it where it is if that is right: it may be behind a post that leaves.
    private func place(_ view: PostBackdropView, behind slot: PostSlot, above olderSlots: [PostSlot]) {
        guard let container, let front = part(of: slot) else { return }
        let highest = olderSlots.compactMap(part(of:)).filter { $0 !== front }.max { index(of: $0) < index(of: $1) }
        // A post in a line comes out from behind the others.
        if let highest, index(of: front) < index(of: highest) { container.insertSubview(front, aboveSubview: highest) }
        let isPlaced = view.superview === container && index(of: view) < index(of: front)
        if isPlaced, highest.map({ index(of: $0) < index(of: view) }) ?? true { return }
        UIView.performWithoutAnimation {
            container.insertSubview(view, belowSubview: front)
            if let host {
                view.cover(host)
                host.layoutIfNeeded()
            }
        }
    }

    /// One that came later may have come out from behind those in its line, and so from behind what is behind them.
    private func bringForward(_ slots: ArraySlice<PostSlot>, from view: PostBackdropView) {
        for slot in slots {
            guard let part = part(of: slot), index(of: part) < index(of: view) else { continue }
            container?.insertSubview(part, aboveSubview: view)
        }
    }

    /// What of the container a slot is, or is in.
    private func part(of slot: PostSlot) -> UIView? {
        sequence(first: slot as UIView, next: \.superview).first { $0.superview === container }
    }

    private func index(of view: UIView?) -> Int {
        container?.subviews.firstIndex { $0 === view } ?? -1
    }

    /// Touches that go through are looked at where they go to.
    private func watchTaps() {
        let host = tapHost ?? host
        let view = current.flatMap { !$0.backdrop.isBlocking && !$0.backdrop.touches.actions.isEmpty ? $0 : nil }
        if view == nil || tap?.host !== host {
            tap?.stop()
            tap = nil
        }
        guard let view, let host else { return }
        let tap = tap ?? PassingTap(on: host)
        tap.wasTapped = { [weak view] in view?.wasTapped() }
        self.tap = tap
    }

    /// While the app can't be touched, what is in front of the backdrop is all that there is.
    private func seclude(_ slots: [PostSlot]) {
        let modal = current.flatMap { $0.isBlocking ? $0.postSlot : nil }
        if modal !== secluded {
            secluded?.isModal = false
            modal?.isModal = true
            secluded = modal
        }
        guard let container else { return }
        guard let current, current.isBlocking else {
            guard let openContainer else { return }
            container.accessibilityViewIsModal = openContainer.isModal
            container.accessibilityElements = openContainer.elements
            return self.openContainer = nil
        }
        if openContainer == nil {
            openContainer = (container.accessibilityViewIsModal, container.accessibilityElements)
        }
        container.accessibilityViewIsModal = true
        let reachable: [UIView] = slots.filter { index(of: part(of: $0)) > index(of: current) }
        container.accessibilityElements = current.dismisses ? reachable + [current] : reachable
    }
}

/// A post that stays on the screen, and what is to be between it and the app.
@MainActor
struct BackdropPost {
    let slot: PostSlot
    let backdrop: PostBackdrop
    /// Does what a tap beside the post is to do.
    let respond: @MainActor ([PostTouchResponse.Action]) -> Void
}
