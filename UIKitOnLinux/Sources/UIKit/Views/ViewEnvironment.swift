/// What a view has from where it is: traits, safe area, tint; and the margins that it was given.
@MainActor
package struct ViewEnvironment {
    package var traits: UITraitCollection?
    package var safeAreaInsets = UIEdgeInsets.zero
    /// Whether the view has its new size, but not its new place, by which the safe area would be a wrong one.
    var isBetweenFrames = false
    package var tintColor: UIColor?
    /// Overrides and observers of traits, if there are any.
    var traitResponse: TraitResponse?
    /// Whether the view lies above the app's base, as a sheet does, where dark backgrounds are lighter.
    var isElevated = false

    /// Margins before the safe area is added; nil is the default of the view or of its controller.
    package var baseMargins: UIEdgeInsets?
    /// Whether `baseMargins` were given as leading and trailing, so that left and right follow the direction.
    package var baseMarginsAreDirectional = false

    /// A view that was never in a window looks at the screen's traits, as on iOS.
    package static var unattachedTraits: UITraitCollection { UIScreen.main.traitCollection }

    package init() {}
}
