/// Shows what lies behind it through a filter, within its bounds.
///
/// What lies beyond the bounds takes no part, so that nothing bleeds in at the edges. Its opacity is the strength of the
/// filter rather than a fade, so that an animation of it brings the blur in and out as UIKit's does.
package final class BackdropLayer: CALayer {
    package var filter: BackdropFilter? {
        get { if case .backdrop(let filter) = model.content { filter } else { nil } }
        set { set(\.content, newValue.map { .backdrop($0) }) }
    }
}
