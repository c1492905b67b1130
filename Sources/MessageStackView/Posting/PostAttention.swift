import UIKit

/// Tracks whether a pointer, the focus of a keyboard or the focus of an assistive technology is on a given post, and reports
/// to its slot when one starts or stops holding the post.
///
/// In a post that blocks the app, which the user can't leave, the focus holds nothing, and each move of it is reported.
@MainActor
final class PostAttention {
    /// A kind of focus.
    enum Focus: Hashable {
        case technology, keyboard
    }

    /// The reason why the focus of an assistive technology is in the post.
    private enum Arrival {
        /// The user moved it there.
        case byUser
        /// The library moved it there, and the post isn't read yet.
        case byLibrary
        /// The library moved it there, and the post was announced, or its reading time is over.
        case read
    }

    private weak var slot: PostSlot?
    private let clock: any PostClock
    private let hover = UIHoverGestureRecognizer()
    private var target: GestureTarget?
    private var isHovered = false
    private var hasKeyboardFocus = false
    /// Nil while the focus of an assistive technology is elsewhere.
    private var arrival: Arrival?
    private var isHeldByFocus = false
    /// Cancels the timer that fires after the reading time.
    private var cancelReading: (@MainActor () -> Void)?

    /// - Parameters:
    ///   - slot: The slot of the post.
    ///   - clock: The clock that counts the reading time.
    init(to slot: PostSlot, clock: any PostClock) {
        self.slot = slot
        self.clock = clock
        hover.cancelsTouchesInView = false
        target = GestureTarget(hover) { [weak self] in self?.hoverDidChange() }
        slot.addGestureRecognizer(hover)
    }

    /// Handles a move of the focus.
    ///
    /// - Parameters:
    ///   - newSlot: The slot that has the focus now; nil if no slot has it.
    ///   - previous: The element that had the focus before; nil for none.
    func focus(_ focus: Focus, didMoveTo newSlot: PostSlot?, from previous: AnyObject?) {
        guard let slot else { return }
        let isInside = newSlot === slot
        let wasInside = focus == .keyboard ? hasKeyboardFocus : arrival != nil
        switch focus {
        case .keyboard: hasKeyboardFocus = isInside
        case .technology: technologyDidMove(inside: isInside, slot)
        }
        update()
        // A technology that is turned off moves nothing.
        if slot.isModal, isInside || wasInside && previous != nil { slot.report(.focusMoved) }
    }

    /// Handles the end of the post's announcement.
    func announcementDidEnd() {
        guard arrival == .byLibrary else { return }
        stop()
        arrival = .read
        update()
    }

    /// Handles a change of whether the post blocks the app.
    func modalityDidChange() {
        update()
    }

    /// Cancels the timer.
    func stop() {
        cancelReading?()
        cancelReading = nil
    }

    private func technologyDidMove(inside isInside: Bool, _ slot: PostSlot) {
        let isPlaced = isInside && PostFocus.didArrive(in: slot)
        // A user who is in the post stays there if the library moves the focus to another element.
        guard !isPlaced || arrival == nil else { return }
        stop()
        arrival = isInside ? (isPlaced ? .byLibrary : .byUser) : nil
        guard arrival == .byLibrary, let view = slot.content else { return }
        cancelReading = clock.schedule(after: PostDuration.readingTime(of: view)) { [weak self] in
            self?.announcementDidEnd()
        }
    }

    private func update() {
        let isFocused = hasKeyboardFocus || arrival == .byUser || arrival == .byLibrary
        let isHeld = isFocused && slot?.isModal == false
        guard isHeld != isHeldByFocus else { return }
        isHeldByFocus = isHeld
        slot?.report(.held(by: .focus, isHeld))
    }

    private func hoverDidChange() {
        let isHovered = hover.state == .began || hover.state == .changed
        guard isHovered != self.isHovered else { return }
        self.isHovered = isHovered
        slot?.report(.held(by: .pointer, isHovered))
    }
}
