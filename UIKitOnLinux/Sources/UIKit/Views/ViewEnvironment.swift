/// The values that a view inherits from its position in the hierarchy (traits, safe area, tint), and its margins.
@MainActor
package struct ViewEnvironment {
    package var traits: UITraitCollection?
    package var safeAreaInsets = UIEdgeInsets.zero
    /// Whether the layout is repeated in the next turn, with `Reading.layoutRepeats`.
    var repeatsLayout = false
    /// Whether the safe area is updated in the next layout pass, with `Reading.coversGetSafeAreasLate`.
    var hasLateSafeArea = false
    /// Whether the traits are updated after the next layout, with `Reading.traitsAreLate`.
    var hasLateTraits = false
    /// The turns since the view was first asked for its reserved regions, with `Reading.reservedRegionsDiffer`.
    var regionTurns = 0
    /// Whether the size has been updated but the position hasn't, so that the safe area can't be computed yet.
    var isBetweenFrames = false
    package var tintColor: UIColor?
    /// The overrides and observers of traits, if any.
    var traitResponse: TraitResponse?
    /// Whether the view is above the app's base level, as in a sheet, where dark backgrounds are lighter.
    var isElevated = false

    /// The margins without the safe area; `nil` for the default of the view or its controller.
    package var baseMargins: UIEdgeInsets?
    /// Whether `baseMargins` have leading and trailing edges, which depend on the layout direction.
    package var baseMarginsAreDirectional = false

    /// The traits of a view that was never in a window, which are the screen's, as on iOS.
    package static var unattachedTraits: UITraitCollection { UIScreen.main.traitCollection }

    package init() {}
}
