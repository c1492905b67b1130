import UIKit

/// The state of a slot in a post view: its place, and the constraints that carry it out.
@MainActor
final class SlotPlacement {
    // MARK: - Lifecycle

    /// Creates a place without adding the slot to the post view.
    ///
    /// - Parameter post: The post that the slot shows; nil if the slot was posted without a manager.
    init(of slot: PostSlot, showing post: Post?, _ presentation: PostPresentation, in postView: PostView) {
        self.slot = slot
        self.post = post
        self.presentation = presentation
        self.postView = postView
        isInPoster = presentation.isInPoster || postView.superview == nil
        edge = isInPoster ? postView.edge : presentation.edge(in: postView.edge)
        slot.hugsContent = size.width == .content
    }

    // MARK: - Internal

    let slot: PostSlot
    let presentation: PostPresentation
    private(set) weak var post: Post?
    unowned let postView: PostView

    /// A Boolean value that indicates whether the slot is in the post view itself, whose height it determines, rather than in
    /// the host.
    let isInPoster: Bool
    /// The edge at which the slot is; nil in the middle.
    let edge: PostEdge?

    /// A Boolean value that indicates whether the slot is in the post view, at this place.
    private(set) var isAttached = false
    /// A Boolean value that indicates whether the slot is leaving. A leaving slot keeps its place when others
    /// move.
    var isLeaving = false
    /// A Boolean value that indicates whether the slot takes part in determining the height of the post view, if it is in there:
    /// from its entrance, once it is laid out, to its exit.
    var determinesHeight = true {
        didSet { constraints?.determinesHeight = determinesHeight }
    }
    /// The anchor that the slot is beside; nil for none.
    var anchor: PostPlacement.Anchor? { isInPoster ? nil : presentation.placement.anchor }

    /// The visible part of the anchor in the last layout; nil if none was visible.
    private(set) var anchorFrame: CGRect?
    /// A Boolean value that indicates whether no part of the anchor was visible in the last layout.
    private(set) var isAnchorHidden = false
    /// The media time since which no part of the anchor is visible; nil while a part is.
    private var anchorLossTime: TimeInterval?

    /// The place that the constraints carry out; nil before the first layout, and until the anchor has been visible.
    private(set) var place: PostLayout.Place?

    /// A Boolean value that indicates whether the slot is entering or shown.
    var isStaying: Bool { isAttached && !isLeaving && isInPostView }

    var isMoving: Bool { slot.motion.isMoving || slot.motion.isHeld }

    /// A Boolean value that indicates whether the place depends on the placement area.
    var usesPlacementArea: Bool {
        guard isInPoster else { return true }
        guard edge == .bottom else { return WindowControls.mayCover(postView) }
        return presentation.keyboard != .ignored
    }

    /// The size that the content determines.
    var measured: CGSize { CGSize(width: slot.bounds.width, height: contentHeight ?? slot.bounds.height) }

    /// The column of the slot; nil for a slot in the middle, which is positioned independently of others.
    var column: PostLayout.Column? {
        edge.map {
            PostLayout.Column(
                edge: $0, alignment: presentation.placement.alignment, isInPoster: isInPoster, isDeck: slot.card != nil)
        }
    }

    /// A Boolean value that indicates whether the width depends on the readable width.
    var isReadable: Bool {
        [size.width, size.minimumWidth, size.maximumWidth].contains(.readable)
    }

    /// The view whose coordinates and edges the place refers to.
    var container: UIView { isInPoster ? postView : postView.placementArea }

    /// A Boolean value that indicates whether the slot is in the view hierarchy of the post view. Other code may have removed
    /// it, and its post leaves soon after.
    var isInPostView: Bool { slot.isDescendant(of: postView) }

    /// A Boolean value that indicates whether the slot and its container have a common ancestor.
    var isPlaceable: Bool { isInPostView && (isInPoster || postView.placementArea.superview != nil) }

    /// Activates the constraints of the slot, which is in the post view now.
    func attach() {
        isAttached = true
        build()
    }

    /// Deactivates all constraints of the slot before it moves to another place.
    func detach() {
        constraints?.deactivate()
        constraints = nil
        slot.removeHeightLimit()
    }

    /// Creates the constraints again after the placement area has moved to another host, and its constraints were removed.
    func hostDidChange() {
        guard !isInPoster else { return }
        constraints?.deactivate()
        build()
    }

    /// A Boolean value that indicates whether `measure()` has found that the content has too little room.
    var isMeasured: Bool { contentHeight != nil }

    /// Measures the height of content that has too little room, and so is higher than the slot.
    func measure() {
        contentHeight = nil
        guard presentation.size.height == .content else { return }
        // A slot without a width, in a host that is narrower than the insets, may be limited, too.
        let isLimited = slot.greatestHeight != nil
        guard isLimited || slot.bounds.width > 0 && isCompressed else { return }
        // After a rotation, the slot already has its new width, and its content gets it in this layout.
        slot.layoutIfNeeded()
        // A difference of less than a point is due to rounding.
        let wanted = slot.wantedHeight
        if isLimited || wanted >= slot.bounds.height + 1 { contentHeight = wanted }
    }

    /// The post for the layout, with the content as it was measured last.
    ///
    /// - Parameter avoidsFocus: Whether the post moves so that it doesn't cover the focused element.
    func item(avoidsFocus: Bool) -> PostLayout.Item {
        anchorFrame = visibleAnchorFrame
        return PostLayout.Item(
            isInPoster: isInPoster, edge: edge,
            anchor: anchor.map { _ in PostLayout.Anchor(frame: anchorFrame, edge: presentation.placement.anchorEdge) },
            alignment: anchor == nil ? presentation.placement.alignment : .center,
            margins: PostLayout.Margins(insets),
            centerOffset: presentation.placement.centerOffset.limited, size: size, safeArea: presentation.safeArea,
            keyboard: presentation.keyboard, isInDeck: slot.card != nil, isLeaving: isLeaving,
            avoidsFocus: avoidsFocus && anchor == nil && !presentation.backdrop.isBlocking
                && slot.card?.isBehind != true,
            displacement: place?.displacement ?? 0, measured: measured, restingHeight: restingHeight,
            restingWidth: place?.isNarrowed == true ? max(restingWidth, measured.width) : nil)
    }

    /// Sets the constraints for a place.
    ///
    /// - Returns: Whether the limit of the height has changed.
    func apply(_ new: PostLayout.Place, of item: PostLayout.Item, in layout: PostLayout) -> Bool {
        isAnchorHidden = new.isAnchorHidden
        // A post whose anchor has been visible stays where it is until it leaves.
        let isHidden = place == nil && isAnchorHidden
        if slot.isHidden != isHidden { slot.isHidden = isHidden }
        guard !new.isAnchorHidden else { return false }
        constraints?.set(new, of: item, in: isInPoster ? layout.poster.bounds : layout.host.bounds)
        guard !isLeaving else { return false }
        if let place, !place.isElsewhere { restingSize = item.measured }
        restingWidth = item.restingWidth ?? item.measured.width
        place = new
        slot.arrow = new.arrow
        slot.greatestWidth = layout.greatestWidth(of: item, at: new)
        return slot.limitHeight(to: new.greatestHeight, wanted: item.measured.height)
    }

    // MARK: Anchor

    /// A Boolean value that indicates whether the anchor is elsewhere than in the last layout.
    var hasAnchorMoved: Bool { anchor != nil && visibleAnchorFrame != anchorFrame }

    /// A Boolean value that indicates whether no part of the anchor has been visible for some time. It is called in each frame.
    func isAnchorGone() -> Bool {
        guard let anchor, isAnchorHidden else {
            anchorLossTime = nil
            return false
        }
        let now = CACurrentMediaTime()
        let start = anchorLossTime ?? now
        anchorLossTime = start
        // UIKit may move a view to another superview in several turns of one frame. A view that hasn't been visible may be one of
        // a screen that is about to appear.
        let isRemoved = place != nil && !anchor.isInWindow(of: container)
        return now - start > (isRemoved ? 0.03 : 0.5)
    }

    // MARK: - Private

    private var visibleAnchorFrame: CGRect? { anchor?.visibleFrame(in: container) }

    /// The constraints; nil while the slot and the container have no common ancestor.
    private var constraints: SlotConstraints?
    /// The height of content that had too little room in the last layout; nil for other content.
    private var contentHeight: CGFloat?
    /// The size that the slot had at its own place. A slot that fills the unsafe area is less high elsewhere.
    private var restingSize = CGSize.zero
    /// The greatest width that the content has had since the slot became narrower beside a reserved area; its present width before.
    private var restingWidth: CGFloat = 0

    /// The insets of the placement or, if it has none, of the post view, whose left and right mean leading and trailing.
    private var insets: NSDirectionalEdgeInsets {
        let insets = postView.edgeInsets
        let own = NSDirectionalEdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        return (presentation.placement.insets ?? own).limited
    }

    private var size: PostSize {
        guard isInPoster else { return presentation.size }
        guard !postView.hugsContent else { return .content }
        return PostSize(maximumWidth: presentation.size.maximumWidth ?? postView.maximumPostWidth)
    }

    /// The height that a slot elsewhere has at its own place; nil if it is the same.
    private var restingHeight: CGFloat? {
        guard presentation.safeArea == .filled, let place, place.isElsewhere,
            restingSize.width == slot.bounds.width
        else { return nil }
        return restingSize.height
    }

    /// A Boolean value that indicates whether the slot reaches the end of its area, which limits its height.
    private var isCompressed: Bool {
        guard let place else { return false }
        let frame = postView.convert(slot.untransformedFrame, to: container)
        // For a post in the post view, the area ends where the post view can't become higher.
        var (start, end) = (place.area.minY, place.area.maxY)
        if isInPoster, place.isElsewhere {
            // A post view of a fixed height limits posts that aren't at their own places.
            (start, end) = (postView.bounds.minY + insets.top, postView.bounds.maxY - insets.bottom)
        }
        switch edge {
        case nil: return frame.height > end - start - 0.5
        case .bottom: return frame.minY < start + 0.5
        default: return frame.maxY > end - 0.5
        }
    }

    private func build() {
        let safeGuide = presentation.safeArea == .filled && !isInPoster ? postView.placementArea.safeGuide : nil
        constraints =
            isPlaceable
            ? SlotConstraints(of: slot, on: container, item(avoidsFocus: false), safeGuide: safeGuide) : nil
        constraints?.determinesHeight = determinesHeight
    }
}

extension PostLayout.Place {
    /// A Boolean value that indicates whether the focused element or other posters' posts keep the post from its own place.
    fileprivate var isElsewhere: Bool { displacement != 0 || isAside }
}

extension PostLayout.Margins {
    fileprivate init(_ insets: NSDirectionalEdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}
