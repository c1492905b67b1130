/// An effect that combines the glass of the visual effect views in a visual effect view's `contentView`.
///
/// Nothing is combined here: each glass view is drawn where it is in the hierarchy.
/// https://developer.apple.com/documentation/uikit/uiglasscontainereffect
@available(iOS 26.0, *)
@MainActor
open class UIGlassContainerEffect: UIVisualEffect {
    /// The distance in points below which glass views merge; 0 by default.
    open var spacing: CGFloat = 0

    /// Returns a copy, since the effect is mutable.
    nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> UIGlassContainerEffect in
            let copy = UIGlassContainerEffect()
            copy.spacing = spacing
            return copy
        }
    }
}
