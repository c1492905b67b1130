import UIKit

/// Finds out whether a shown post has a size.
@MainActor
final class PostSizeCheck {
    private weak var presented: PresentedPost?
    private var isScheduled = false

    init(of presented: PresentedPost) {
        self.presented = presented
    }

    /// Reports at once that a shown post has a size, or checks it later, since a poster may lay out the slot only after
    /// it has completed the entrance.
    func contentDidChange() {
        guard let presented, presented.hasEntered else { return }
        if presented.slot?.bounds.isEmpty == false { presented.sizeDidChange(to: true) } else { mayHaveChanged() }
    }

    /// Checks the size of a shown post in a call that the clock schedules with no delay, since the view hierarchy may
    /// be in the middle of a change.
    func mayHaveChanged() {
        guard !isScheduled, let presented, presented.hasEntered, presented.slot?.window != nil else { return }
        isScheduled = true
        _ = presented.clock.schedule(after: 0) { [weak self] in
            self?.isScheduled = false
            self?.check()
        }
    }

    // MARK: - Private

    /// The width in points at which content is measured in a host without room: that of the narrowest iPhone.
    private static let width: CGFloat = 320

    /// Outside a window, the last result remains, since the slot may not be laid out.
    private func check() {
        guard let presented, let slot = presented.slot, let window = slot.window else { return }
        if slot.bounds.isEmpty { window.layoutIfNeeded() }
        presented.sizeDidChange(to: !slot.bounds.isEmpty || lacksOnlyRoom(slot, of: presented))
    }

    /// Returns whether the slot has no size because the view that shows the posts has none.
    private func lacksOnlyRoom(_ slot: PostSlot, of presented: PresentedPost) -> Bool {
        let poster = presented.poster
        guard let host = (poster as? UIView)?.superview ?? slot.superview, host.bounds.isEmpty, !slot.isHidden else {
            return false
        }
        if poster?.placesPosts == true, presented.presentation.size.height != .content { return true }
        return slot.fittingHeight(inWidth: Self.width) > 0
    }
}
