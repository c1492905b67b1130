internal import Readings

/// The views that have read their reserved regions, and are updated when the regions change.
///
/// A view reads them in its `layoutSubviews()` or `updateConstraints()`, where UIKit tracks them (reported by the author of
/// the package Unfold for iOS 27.1). A query elsewhere isn't tracked.
@MainActor
enum ReservedRegions {
    /// The number of turns of the run loop in which a view has no regions yet, with a reading.
    private static let lateTurns = 3

    /// The view whose layout or constraints are being updated.
    private static weak var tracking: UIView?
    private static var readers: [() -> UIView?] = []

    /// Runs an update of a view in which its queries are tracked.
    static func track<Result>(_ view: UIView, _ update: () -> Result) -> Result {
        let outer = tracking
        tracking = view
        defer { tracking = outer }
        return update()
    }

    /// Notes that a view was asked for its regions, and returns whether it has them already.
    static func areReady(in view: UIView) -> Bool {
        if let tracking, !readers.contains(where: { $0() === tracking }) {
            readers.removeAll { $0() == nil }
            readers.append { [weak tracking] in tracking }
        }
        guard Reading.reservedRegionsDiffer.isOn else { return true }
        let turns = view.environment.regionTurns
        if turns == 0 { wait(for: view, reader: tracking) }
        return turns >= lateTurns
    }

    /// Updates the views that have read a region after it has changed.
    static func didChange() {
        for reader in readers { reader()?.reservedRegionsDidChange() }
    }

    static func reset() {
        readers = []
        tracking = nil
    }

    private static func wait(for view: UIView, reader: UIView?) {
        view.environment.regionTurns += 1
        RunCycle.setNeedsCommit()
        RunCycle.onNextTurn { [weak view, weak reader] in
            guard let view else { return }
            if view.environment.regionTurns < lateTurns { return wait(for: view, reader: reader) }
            reader?.reservedRegionsDidChange()
        }
    }
}

extension UIView {
    /// Updates the constraints, and unless a reading says otherwise the layout, since a region has changed.
    fileprivate func reservedRegionsDidChange() {
        setNeedsUpdateConstraints()
        if !Reading.reservedRegionsDiffer.isOn { setNeedsLayout() }
    }
}
