import UIKit

/// The backdrops of the posts in a container.
///
/// One backdrop is shown at a time: that of the newest post that has one. It is directly behind that post, and above
/// older posts. If the next backdrop looks the same, it reuses the view without a visible change; otherwise one enters
/// while the other leaves.
@MainActor
final class PostBackdrops {
    // MARK: - Lifecycle

    /// Creates a manager of backdrops.
    ///
    /// - Parameters:
    ///   - container: The superview of the backdrops, which contains the slots too.
    ///   - host: The covered view: the container or an ancestor of it.
    init(in container: UIView, host: UIView) {
        self.container = container
        self.host = host
    }

    // MARK: - Internal

    private(set) weak var container: UIView?

    /// The covered view. A change applies to the current backdrops.
    weak var host: UIView? {
        didSet {
            guard host !== oldValue else { return }
            if let host { for view in views { view.cover(host) } }
            watchTaps()
        }
    }

    /// The view that receives forwarded touches if it isn't the covered view; nil by default.
    weak var tapHost: UIView? {
        didSet { if tapHost !== oldValue { watchTaps() } }
    }

    /// The backdrop that is shown or enters; nil if there is none.
    private(set) var current: PostBackdropView?

    /// A Boolean value that indicates whether there are no backdrops, including leaving ones.
    var isEmpty: Bool { views.isEmpty }

    /// Called after the last backdrop has left.
    var didEmpty: @MainActor () -> Void = {}

    /// Returns a Boolean value that indicates whether a backdrop blocks a touch at a point in the container's
    /// coordinate system.
    func blocksTouch(at point: CGPoint) -> Bool {
        guard let current, let container, current.isBlocking else { return false }
        return current.bounds.contains(current.convert(point, from: container))
    }

    /// Shows the backdrop of the newest post that has one. Any other backdrop leaves.
    ///
    /// - Parameters:
    ///   - posts: The posts in the order of their admission, without leaving ones. Their slots are in the container.
    ///   - animated: A Boolean value that indicates whether backdrops enter and leave with animation.
    func update(_ posts: [BackdropPost], animated: Bool) {
        let post = posts.last { !$0.backdrop.isNone }
        let view = post.map { self.view(for: $0, among: posts) }
        if let current, current !== view {
            current.leave(animated: animated) { [weak self, weak current] in
                guard let current else { return }
                current.removeFromSuperview()
                guard let self else { return }
                views.removeAll { $0 === current }
                if views.isEmpty { didEmpty() }
            }
        }
        current = view
        let slots = posts.map(\.slot)
        if let view, let post {
            view.assign(to: post)
            place(view, behind: post.slot, above: Array(slots.prefix { $0 !== post.slot }))
            bringForward(slots.drop { $0 !== post.slot }, from: view)
            view.enter(animated: animated)
        }
        watchTaps()
        limitAccessibility(to: slots)
    }

    // MARK: - Private

    private var tap: PassingTap?
    /// The accessibility properties of the container before a backdrop limited assistive technologies to its post.
    private var originalAccessibility: (isModal: Bool, elements: [Any]?)?
    /// The slot of the post whose backdrop blocks touches on the app.
    private weak var modalSlot: PostSlot?
    /// The backdrops, including leaving ones.
    private var views: [PostBackdropView] = []

    /// Returns the post's own backdrop, even if that backdrop is leaving; otherwise, a backdrop with the same look
    /// whose post isn't among `posts`; otherwise, a new backdrop.
    private func view(for post: BackdropPost, among posts: [BackdropPost]) -> PostBackdropView {
        if let own = views.last(where: { $0.postSlot === post.slot }) { return own }
        let isFree = { (view: PostBackdropView) in !posts.contains { $0.slot === view.postSlot } }
        if let same = views.last(where: { isFree($0) && $0.backdrop.fills == post.backdrop.fills }) { return same }
        let view = PostBackdropView()
        views.append(view)
        return view
    }

    /// Inserts the backdrop directly behind the slot. A backdrop that is already between the older slots and the slot
    /// isn't moved, even if the slot of a leaving post is between the backdrop and the slot.
    private func place(_ view: PostBackdropView, behind slot: PostSlot, above olderSlots: [PostSlot]) {
        guard let container, let front = part(of: slot) else { return }
        let highest = olderSlots.compactMap(part(of:)).filter { $0 !== front }.max { index(of: $0) < index(of: $1) }
        // A newer post in a column can be below older ones. Its backdrop has to be above those.
        if let highest, index(of: front) < index(of: highest) { container.insertSubview(front, aboveSubview: highest) }
        let isPlaced = view.superview === container && index(of: view) < index(of: front)
        if isPlaced, highest.map({ index(of: $0) < index(of: view) }) ?? true { return }
        UIView.performWithoutAnimation {
            container.insertSubview(view, belowSubview: front)
            guard let host else { return }
            view.cover(host)
            // A layout of the host would move posts without animation.
            view.setFrames(in: container.convert(host.bounds, from: host))
        }
    }

    /// Moves slots of newer posts above the backdrop, since a newer post in a column can be below older ones.
    private func bringForward(_ slots: ArraySlice<PostSlot>, from view: PostBackdropView) {
        for slot in slots {
            guard let part = part(of: slot), index(of: part) < index(of: view) else { continue }
            container?.insertSubview(part, aboveSubview: view)
        }
    }

    /// Returns the container's subview that is, or contains, the slot.
    private func part(of slot: PostSlot) -> UIView? {
        var part: UIView? = slot
        while let view = part, view.superview !== container { part = view.superview }
        return part
    }

    /// Returns the index of one of the container's subviews; -1 for another view.
    private func index(of view: UIView?) -> Int {
        guard let view, let index = container?.subviews.firstIndex(of: view) else { return -1 }
        return index
    }

    /// Observes taps on the view that receives forwarded touches.
    private func watchTaps() {
        let host = tapHost ?? host
        let view = current.flatMap { !$0.backdrop.isBlocking && !$0.backdrop.touches.actions.isEmpty ? $0 : nil }
        if view == nil || tap?.host !== host { tap = nil }
        guard let view, let host else { return }
        let tap = tap ?? PassingTap(on: host)
        tap.wasTapped = { [weak view] in view?.wasTapped() }
        self.tap = tap
    }

    /// Limits assistive technologies to the backdrop and the views above it while the backdrop blocks touches on the
    /// app.
    private func limitAccessibility(to slots: [PostSlot]) {
        let modal = current.flatMap { $0.isBlocking ? $0.postSlot : nil }
        if modal !== modalSlot {
            modalSlot?.isModal = false
            modal?.isModal = true
            modalSlot = modal
        }
        guard let container else { return }
        guard let current, current.isBlocking else {
            guard let originalAccessibility else { return }
            container.accessibilityViewIsModal = originalAccessibility.isModal
            container.accessibilityElements = originalAccessibility.elements
            return self.originalAccessibility = nil
        }
        if originalAccessibility == nil {
            originalAccessibility = (container.accessibilityViewIsModal, container.accessibilityElements)
        }
        container.accessibilityViewIsModal = true
        let reachable: [UIView] = slots.filter { index(of: part(of: $0)) > index(of: current) }
        container.accessibilityElements = current.dismisses ? reachable + [current] : reachable
    }
}

/// A post that isn't leaving, and its backdrop.
@MainActor
struct BackdropPost {
    let slot: PostSlot
    let backdrop: PostBackdrop
    /// Performs the actions of a tap outside the post.
    let respond: @MainActor ([PostPresentation.TouchResponse.Action]) -> Void
}
