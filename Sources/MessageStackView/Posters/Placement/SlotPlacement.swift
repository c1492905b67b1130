import UIKit

/// Where a slot of a post view stands: the constraints that insets, neighbours and the keyboard change.
@MainActor
protocol SlotPlacement: ColumnPost {
    var presentation: PostPresentation { get }
    /// Those with the same line stand one beyond the other; nil for one that stands alone.
    var line: PlacementLine? { get }
    /// A Boolean value that indicates whether the slot is in the post view, at this place.
    var isAttached: Bool { get }
    /// A Boolean value that indicates whether the slot is leaving. It keeps its place then, whatever the others do.
    var isLeaving: Bool { get set }
    /// How the slot leaves.
    var exit: SlotExit { get set }

    /// Where the slot would stand if nothing had the focus; nil while it has no place.
    var restingPlace: RestingPlace? { get }

    /// What keeps the slot clear of what has the focus; made when something has it.
    var avoidance: FocusAvoidance? { get set }

    /// The post that is shown; nil if the poster was asked to show a view without one.
    var post: Post? { get }

    /// Whether it goes by what the stage tells of the host.
    var usesStage: Bool { get }

    /// Activates the constraints of the place. The slot is in the post view.
    func attach()
    /// Stands beyond `previous`, or at the edge if that is nil.
    func follow(_ previous: UIView?)
    /// Stays where it is, whatever becomes of its neighbours.
    func standAlone()
    /// Takes over the post view's insets and spacing, and the safe area, as they are now.
    func applyInsets()
    /// Takes over where the keyboard is now.
    func keyboardDidMove()
    /// Takes over another host.
    func hostDidChange()
    /// Removes the constraints of the place. The slot is gone, or gets another place.
    func end()
}

extension SlotPlacement {
    func hostDidChange() {}

    var isMoving: Bool {
        guard let slot = slot as? PostSlot else { return true }
        return slot.motion.isMoving || slot.motion.isHeld
    }

    /// A Boolean value that indicates whether the slot is entering or shown.
    var isStanding: Bool { isAttached && !isLeaving }
}

/// The way a slot leaves.
struct SlotExit {
    /// The throw by a finger that removes the slot; nil if no finger does.
    var throwing: PostThrow?
    /// A Boolean value that indicates whether another post replaces this one.
    var isPop = false
}

/// What posts line up at.
struct PlacementLine: Hashable, Sendable {
    let edge: MessageLayout
    let alignment: PostPlacement.Alignment
    /// Whether that is the edge of the post view itself, rather than of its host.
    let isInPoster: Bool
    /// Whether they lie in a deck instead.
    let isDeck: Bool
}
