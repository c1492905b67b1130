import UIKit

/// Writes down what a split view tells, and says what is to be on top when it collapses.
final class SplitDelegate: UISplitViewControllerDelegate {
    private let log: CallLog
    var top: UISplitViewController.Column?
    var expandedMode: UISplitViewController.DisplayMode?

    init(_ log: CallLog) {
        self.log = log
    }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { log.add("will change to \(displayMode)") }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        log.add("will show \(column)")
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        log.add("will hide \(column)")
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        log.add("top for \(proposedTopColumn)")
        return top ?? proposedTopColumn
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.add("did collapse") }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        log.add("mode for \(proposedDisplayMode)")
        return expandedMode ?? proposedDisplayMode
    }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.add("did expand") }
}
