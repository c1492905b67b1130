/// Shows what lies behind it through a filter, within its bounds.
///
/// What lies beyond the bounds takes no part, so that nothing bleeds in at the edges. Its opacity is the strength of the
/// filter rather than a fade, so that an animation of it brings the blur in and out as UIKit's does.
package final class BackdropLayer: CALayer {
    package var filter: BackdropFilter? {
        didSet { if filter != oldValue { RunCycle.setNeedsCommit() } }
    }

    package override func content(at time: TimeInterval?) -> LayerContent? {
        filter.map { .backdrop($0) }
    }
}
