/// A layer that shows the content behind its bounds through a filter.
///
/// Content outside the bounds isn't sampled, so that nothing bleeds in at the edges. The opacity is the strength of the
/// filter rather than a fade, so that animating it animates the blur, as in UIKit.
package final class BackdropLayer: CALayer {
    package var filter: BackdropFilter? {
        get { if case .backdrop(let filter) = model.content { filter } else { nil } }
        set { set(\.content, newValue.map { .backdrop($0) }) }
    }
}
