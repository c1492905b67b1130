import Foundation
import Synchronization

/// What happens in one turn of the main loop, in Core Animation's order: timers, display links, constraints, layout,
/// display, begin times of new animations; then (the host draws and) finished animations complete.
@MainActor
package enum RunCycle {
    /// Raised by whatever changes what is on screen; a host sleeps until it is.
    nonisolated private static let pending = Atomic<Bool>(false)

    /// Raised together with `pending` and lowered as a commit ends. What a layout changes is part of its own commit, but
    /// may concern a window that had its turn already, so `pending` outlasts it.
    nonisolated private static let uncommitted = Atomic<Bool>(false)

    /// Work for the next turn of the loop, as appearance callbacks are.
    private static var nextTurn: [@MainActor () -> Void] = []

    /// UIKit gives up on a layout that keeps invalidating itself; so do we, after as many passes.
    private static let passLimit = 100

    /// How many layouts were given up.
    package private(set) static var endlessLayouts = 0

    /// Called once, when the device starts.
    package static func install() {
        FrameClock.shared.frame = FrameClock.Frame(
            begin: { DisplayLinks.fire(at: $0) },
            commit: { commit(at: $0) },
            finish: { AnimationEngine.finish(at: $0) })
    }

    nonisolated package static func setNeedsCommit() {
        pending.store(true, ordering: .relaxed)
        uncommitted.store(true, ordering: .relaxed)
    }

    /// Whether something has changed that no frame has laid out yet.
    package static var needsCommit: Bool { uncommitted.load(ordering: .relaxed) }

    /// Whether a frame now would change anything: something is dirty, moving, or waits for the next turn.
    package static var needsFrame: Bool {
        pending.load(ordering: .relaxed) || !nextTurn.isEmpty || !AnimationEngine.isIdle || !DisplayLinks.isIdle
    }

    package static func onNextTurn(_ action: @escaping @MainActor () -> Void) {
        nextTurn.append(action)
    }

    package static func reset() {
        nextTurn = []
        pending.store(false, ordering: .relaxed)
        uncommitted.store(false, ordering: .relaxed)
    }

    /// Brings constraints, layout and display up to date and starts the animations of this turn.
    package static func commit(at time: TimeInterval) {
        pending.store(false, ordering: .relaxed)
        let actions = nextTurn
        nextTurn = []
        for action in actions { action() }
        Keyboard.shared.followIfLost()
        for scene in UIApplication.shared.windowScenes { scene.updateOrientation() }
        StatusBarRule.updateIfNeeded()
        flush(at: time)
    }

    /// A commit in the middle of a turn: what waits for the next turn goes on waiting.
    static func flush(at time: TimeInterval) {
        for window in UIApplication.shared.everyWindow where !window.isHidden {
            layOut(window)
            window.layer.displayTreeIfNeeded()
        }
        AnimationEngine.commit(at: time)
        uncommitted.store(false, ordering: .relaxed)
    }

    /// Solves and lays out the tree that `view` stands in, from the topmost view that asks for it.
    package static func layOut(_ view: UIView) {
        var root = view
        while let superview = root.storedSuperview { root = superview }
        for _ in 0..<passLimit {
            LayoutEngine.update(root: root)
            // A view that layout has moved may have moved under the keyboard.
            guard view.layer.needsLayoutInTree || Keyboard.shared.guides.viewsDidMove(in: root) else { return }
            view.layer.layoutTreeIfNeeded()
        }
        endlessLayouts += 1
        NSLog("%@", "The layout of \(root) doesn't come to rest: something in it changes whenever it is laid out.")
    }
}
