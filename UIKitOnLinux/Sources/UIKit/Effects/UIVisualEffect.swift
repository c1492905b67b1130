/// The base class of effects for visual effect views.
///
/// https://developer.apple.com/documentation/uikit/uivisualeffect
@MainActor
open class UIVisualEffect: NSObject, NSCopying {
    /// Returns the effect itself, since effects are immutable.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
