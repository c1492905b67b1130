import Foundation
import Synchronization

/// One pass of the main loop, in Core Animation's order: timers, display links, constraints, layout, display, begin
/// times of new animations; then (the host draws and) finished animations complete.
@MainActor
package enum RunCycle {
    /// Whether views or layers have changed since the last commit began. A host draws no frames while this is false,
    /// nothing moves, and no timer or action is due.
    nonisolated private static let pending = Atomic<Bool>(false)

    /// Set together with `pending` and cleared at the end of a commit. A change made by layout belongs to the current
    /// commit but may affect a window that was already processed, so `pending` stays set.
    nonisolated private static let uncommitted = Atomic<Bool>(false)

    /// The actions for the next pass of the loop, such as appearance callbacks.
    private static var nextTurn: [@MainActor () -> Void] = []

    /// The number of passes after which a layout that keeps invalidating itself is abandoned, as in UIKit.
    private static let passLimit = 100

    /// The number of abandoned layouts.
    package private(set) static var endlessLayouts = 0
    /// The number of calls of `layoutSubviews()` since the process started.
    package static var layoutCalls = 0

    /// Connects the clock's frames to this cycle. Called once, when the device starts.
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

    /// Returns the result of a closure whose changes of layers concern no layer on the screen.
    nonisolated package static func withoutChanges<Result>(_ body: () -> Result) -> Result {
        let before = (pending.load(ordering: .relaxed), uncommitted.load(ordering: .relaxed))
        defer {
            pending.store(before.0, ordering: .relaxed)
            uncommitted.store(before.1, ordering: .relaxed)
        }
        return body()
    }

    /// Whether there are changes that no frame has laid out yet.
    package static var needsCommit: Bool { uncommitted.load(ordering: .relaxed) }

    /// Whether the app's process has anything to do: something is invalid or waiting for the next pass, or a display link runs.
    /// Animations run in another process.
    static var needsTurn: Bool {
        pending.load(ordering: .relaxed) || !nextTurn.isEmpty || !DisplayLinks.isIdle
    }

    /// Whether a frame would change anything.
    package static var needsFrame: Bool { needsTurn || FrameClock.shared.isAwake || !AnimationEngine.isIdle }

    package static func onNextTurn(_ action: @escaping @MainActor () -> Void) {
        nextTurn.append(action)
    }

    package static func reset() {
        nextTurn = []
        LateSafeAreas.reset()
        ReservedRegions.reset()
        pending.store(false, ordering: .relaxed)
        uncommitted.store(false, ordering: .relaxed)
    }

    /// Updates constraints, layout and display, and starts the animations of this pass.
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

    /// Commits in the middle of a pass. Actions for the next pass keep waiting.
    static func flush(at time: TimeInterval) {
        repeat {
            for window in UIApplication.shared.everyWindow where !window.isHidden {
                layOut(window)
                window.layer.displayTreeIfNeeded()
            }
        } while LateSafeAreas.update(includingNew: true)
        AnimationEngine.commit(at: time)
        uncommitted.store(false, ordering: .relaxed)
    }

    /// Solves and lays out the tree that contains `view`, starting at its root.
    package static func layOut(_ view: UIView) {
        var root = view
        while let superview = root.storedSuperview { root = superview }
        for _ in 0..<passLimit {
            LayoutEngine.update(root: root)
            // Layout may have moved a view below the keyboard or the window controls.
            guard
                view.layer.needsLayoutInTree || Keyboard.shared.guides.viewsDidMove(in: root)
                    || CornerAdaptedGuide.viewsDidMove(in: root) || LateSafeAreas.update(includingNew: false)
            else { return }
            view.layer.layoutTreeIfNeeded()
        }
        endlessLayouts += 1
        NSLog("%@", "The layout of \(root) doesn't settle: each layout pass invalidates it again.")
    }
}
