/// What a visual effect view does to what lies behind it, or to what it contains. Made as one of its subclasses.
///
/// https://developer.apple.com/documentation/uikit/uivisualeffect
@MainActor
open class UIVisualEffect: NSObject, NSCopying {
    /// Itself: effects don't change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
