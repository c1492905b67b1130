import UIKit

/// The place of a slot in a post view: the constraints that depend on insets, neighbors and the keyboard, and the state
/// of the slot. Subclasses determine the place.
@MainActor
class SlotPlacement: ColumnPost {
    // MARK: - Lifecycle

    /// Creates a place without adding the slot to the post view.
    ///
    /// - Parameter post: The post that the slot shows; nil if the slot was posted without a manager.
    init(of slot: PostSlot, showing post: Post?, _ presentation: PostPresentation, in postView: PostView) {
        self.slot = slot
        self.post = post
        self.presentation = presentation
        self.postView = postView
    }

    // MARK: - Internal

    let slot: PostSlot
    let presentation: PostPresentation
    private(set) weak var post: Post?
    unowned let postView: PostView

    /// A Boolean value that indicates whether the slot is in the post view, at this place.
    private(set) var isAttached = false
    /// A Boolean value that indicates whether the slot is leaving. A leaving slot keeps its place when others
    /// move.
    var isLeaving = false
    /// The displacement that keeps the slot clear of the focused element; nil until it is needed.
    var avoidance: FocusAvoidance?
    var heightLimit: HeightLimit?
    /// The neighbor between the slot and the edge; nil if the slot is at the edge.
    private(set) var previous: PostSlot?

    /// A Boolean value that indicates whether the slot is entering or shown.
    var isStanding: Bool { isAttached && !isLeaving && isInPostView }

    /// A Boolean value that indicates whether the slot is in the view hierarchy of the post view. Other code may have removed
    /// it, and its post leaves soon after.
    private var isInPostView: Bool { slot.isDescendant(of: postView) }

    var isMoving: Bool { slot.motion.isMoving || slot.motion.isHeld }

    /// The insets of the placement or, if it has none, of the post view.
    var insets: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(of: presentation.placement, in: postView) }

    /// Activates the constraints of the slot, which is in the post view now.
    final func attach() {
        isAttached = true
        activate()
    }

    /// Deactivates all constraints of the slot before it moves to another place.
    final func detach() {
        deactivate()
        end()
        avoidance?.end()
        heightLimit?.end()
    }

    /// Moves the slot next to `previous`, or to the edge if that is nil.
    final func follow(_ previous: PostSlot?) {
        guard previous !== self.previous else { return }
        self.previous = previous
        previousDidChange()
    }

    /// Fixes the slot at its current place, independently of its neighbors.
    final func standAlone() {
        guard previous != nil, isInPostView else { return }
        let frame = slot.untransformedFrame
        previous = nil
        fix(at: frame)
    }

    /// The distance to the neighbor in points: the spacing, and the distance that the slot moves clear of the focused
    /// element.
    ///
    /// A constraint to the element's frame instead would let the layout stretch the neighbor.
    final var gap: CGFloat {
        let offset = avoidance?.offset ?? 0
        return postView.spacing + (line?.edge == .bottom ? -offset : offset)
    }

    /// Moves the slot clear of the focused element.
    ///
    /// - Parameter focused: The visible frames of focused elements, in the coordinates of the place's ground.
    /// - Returns: Whether the place has changed.
    final func keepClear(of focused: [CGRect], at place: RestingPlace) -> Bool {
        let avoidance = avoidance ?? FocusAvoidance(of: slot)
        self.avoidance = avoidance
        let hasChanged = avoidance.update(
            place, from: line?.edge, clearOf: focused, spacing: postView.spacing, isLimiting: previous == nil)
        if hasChanged { applyInsets() }
        return hasChanged
    }

    // MARK: - For subclasses

    /// The line to which the slot belongs; nil for a slot that is positioned independently of others.
    var line: PlacementLine? { nil }

    /// The place that the slot has while no element has the focus; nil if it is unknown.
    var restingPlace: RestingPlace? { nil }

    /// A Boolean value that indicates whether the place depends on the stage.
    var usesStage: Bool { true }

    var wantedHeight: CGFloat {
        heightLimit?.isActive == true ? slot.wantedHeight : slot.bounds.height
    }

    /// Activates the constraints.
    func activate() {}
    /// Deactivates the constraints.
    func deactivate() {}
    /// Removes the layout guides that the place has added to the stage.
    func end() {}
    /// Replaces the constraint to the previous neighbor or the edge.
    func previousDidChange() {}
    /// Replaces the constraint to the previous neighbor by one that keeps a frame.
    func fix(at frame: CGRect) {}
    /// Applies the insets, the spacing and the safe area of the post view.
    func applyInsets() {}
    /// Adapts the constraints to the new frame of the keyboard.
    func keyboardDidMove() {}
    /// Creates the constraints again after the stage has moved to another host.
    func hostDidChange() {}
}

/// The edge and the alignment that identify a line: posts that follow one another from an edge, or a deck.
struct PlacementLine: Hashable, Sendable {
    let edge: PostEdge
    let alignment: PostPlacement.Alignment
    /// A Boolean value that indicates whether the edge belongs to the post view itself, rather than to its host.
    let isInPoster: Bool
    /// A Boolean value that indicates whether the posts form a deck instead of following one another.
    let isDeck: Bool
}
