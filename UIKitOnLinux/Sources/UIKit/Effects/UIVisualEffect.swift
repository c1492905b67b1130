/// The base class of effects for visual effect views.
///
/// https://developer.apple.com/documentation/uikit/uivisualeffect
@MainActor
open class UIVisualEffect: NSObject, NSCopying {
    /// Returns the effect itself, since most effects are immutable.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the material that a visual effect view shows in a light or dark interface; nil for none.
    func material(inDark: Bool) -> BlurMaterial? { nil }

    /// Returns the color above the blur of the material.
    func tint(of material: BlurMaterial, with traits: UITraitCollection) -> CGColor { material.tintColor }
}
