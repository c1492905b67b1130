/// A reading of what Apple's documentation leaves open, which the simulated device follows while it is on.
///
/// Without any, the device behaves as the documentation of each type describes. Each comment gives the difference, the
/// rows of `Documentation/AssumedOfUIKit.md` that it concerns, and its source, or "undocumented".
public enum Reading: Int, CaseIterable, Sendable {
    // MARK: - Touches and keys

    /// A key reaches the responder chain before the text input that is first responder, which types it only if no
    /// responder handles the press. Row 127; undocumented.
    case keysPrecedeText
    /// Hit tests find a moving view at its final position. Row 6; undocumented for the subviews of what an animator moves.
    case finalPositionsAreHit
    /// A window is hit-tested twice for each touch, and then once without an event. Rows 60 and 108; undocumented.
    case hitTestsRepeat
    /// The translation of a pan includes the movement before its recognition. Row 104; undocumented.
    case panTranslationsIncludeSlop
    /// The system cancels touches that begin close to the upper or lower border of the screen and move away from it, as
    /// its own gestures do. Rows 10 and 135; undocumented.
    case systemTakesEdgeTouches

    // MARK: - Animations

    /// A property without a direction takes the horizontal component of a spring's velocity instead of its magnitude.
    /// Row 9; Apple's documentation says the magnitude, which hasn't been measured.
    case springsUseHorizontalVelocity
    /// An animator that is stopped in the turn in which it has started leaves its views at their final values. Row 101;
    /// undocumented.
    case stoppedStartsJumpToEnd
    /// Completion handlers of animations run up to two frames late. Rows 42 and 58; undocumented.
    case completionsAreLate
    /// Transitions of view controllers aren't animated, unless the user drives them, as with
    /// `UIView.setAnimationsEnabled(false)`. Rows 20 and 106; undocumented.
    case transitionsAreOff

    // MARK: - Time

    /// Frames come at 120, 60 and 30 Hz with jitter. Some are dropped, and sometimes the main thread stalls for up to a
    /// second. Between frames, each timer and each touch is a turn of the main run loop, which ends before the next layout. Rows
    /// 58 and 132; depends on the device and its load.
    case framesAreUneven
    /// The app's timers with a delay fire up to 0.2 seconds late, and so do the first calls of display links. Row 57;
    /// Apple's documentation says that timers are late while the run loop is busy.
    case timersAreLate
    /// In the background, the app has a few more turns. Then no timer fires and media time stands still, while wall time goes
    /// on. Without the reading, an app in the background runs on. Row 59; Apple's documentation of suspended apps and of
    /// `CACurrentMediaTime()`.
    case suspensionStopsMediaTime

    // MARK: - Layout

    /// Each view that is laid out is laid out a second time, and once more in the next turn. Row 72; undocumented.
    case layoutRepeats
    /// A view whose size has changed is first laid out with its old size. Row 39; undocumented.
    case layoutLagsBehindBounds
    /// Views other than those of controllers get a new safe area in the pass after the next layout, and new views at the end
    /// of the turn. Row 40; undocumented, except that a view that isn't visible yet may have none.
    case coversGetSafeAreasLate
    /// Fitted sizes are rounded up to whole points, so that they may be larger than the laid-out ones. Row 71; undocumented.
    case fittedSizesAreRoundedUp
    /// Each view that enters a window gets the traits there after its first layout. Rows 4, 30 and 145; since iOS 17, views
    /// get their traits shortly before layout.
    case traitsAreLate
    /// Texts are up to 4 % wider or narrower, depending on the text. Row 74; the device has another font.
    case textWidthsDiffer

    // MARK: - Keyboards

    /// The keyboard guide of a view that was added while the keyboard is up stays at the bottom until the keyboard moves.
    /// Rows 36 and 143; reported of cmux (#9663).
    case newKeyboardGuidesStayDown
    /// A keyboard that changes hides and shows again in its notifications, in one turn, and a hidden one has no height.
    /// Row 143; undocumented.
    case keyboardNotificationsAreCareless
    /// A floating keyboard that appears, moves or disappears posts no notification. Row 143; undocumented.
    case floatingKeyboardsAreSilent
    /// No view becomes first responder while a screen of its window is in a transition. Row 27; undocumented.
    case respondersRefuseInTransitions

    // MARK: - Scenes and windows

    /// The first key window of a scene becomes key one turn later, after the activation, and becoming key is reported twice.
    /// Row 15; undocumented.
    case keyWindowsAreLate
    /// `isKeyWindow` is false for each window of a scene, a Mac doesn't report the key window of a scene that the user brings to
    /// the front, and the frontmost window, not the key window, determines the orientations. Rows 28, 122 and 144; reported of
    /// iterable-swift-sdk (#926), in Apple's forums (773669) and of home-assistant/iOS (#5417).
    case keyWindowsAreUnreported
    /// After an activation, all active scenes are inactive for a turn, as when Control Center opens, and after a return to
    /// the foreground for another half a second. Row 59; undocumented.
    case activationsFlicker
    /// A scene disconnects without having been deactivated, and its windows keep it. Row 133; undocumented.
    case scenesDisconnectAtOnce
    /// In the background, the system lays the app out in the other style and orientation, and back, for its snapshots.
    /// Rows 14 and 59; reported of FloatingPanel (PR228) and FluentDarkModeKit (PR97).
    case backgroundSnapshotsAreTaken
    /// An iPad shows window controls in the frame after a scene has got its size, and in a right-to-left app in the upper
    /// left corner. Rows 141 and 142; undocumented.
    case windowControlsDiffer

    /// Of two scenes of an app in Split View on a foldable phone, only the last used one is active. Row 156; said of iPhone Duo
    /// by others, and not measured.
    case sharingScenesAreInactive
    /// A view has no reserved regions in its first three turns, queries return inactive ones, too, and a change reaches
    /// `updateConstraints()` of a view only. Row 157; measured on the simulator of Xcode 27.1 beta 1 with SwiftUI, Apple's
    /// overview of regions, and reported by the author of the package Unfold.
    case reservedRegionsDiffer

    // MARK: - Controllers

    /// The view of a presenter stays in its superview under a presentation that removes presenters' views. Row 128;
    /// undocumented.
    case presentersViewsStay
    /// A removed view of a presenter that isn't a whole screen doesn't return after the presentation. Row 128; undocumented. The
    /// post of such a view ends.
    case presentersViewsAreLost
    /// The controllers of unselected tabs and of a collapsed split view's hidden columns have no parent. Row 131;
    /// undocumented.
    case hiddenControllersHaveNoParent
    /// The completion handler of a presentation that a dismissal interrupts never runs, and a presentation during another
    /// transition is refused in silence. Rows 2 and 20; undocumented.
    case presentCompletionsAreMissing
    /// A view that moves within its window reports a change of the window, loses its animations and resigns the first
    /// responder. Row 67; undocumented.
    case movedViewsLookRemoved

    // MARK: - Accessibility

    /// The modal view of a presentation is the presented view rather than the container, so that assistive technologies find
    /// nothing else in the container. Row 103; undocumented.
    case presentedViewsAreModal
    /// The end of an announcement is reported as two failures, or not at all, and a new screen drops announcements without a
    /// report. Rows 17 and 110; undocumented.
    case announcementsEndUnreported
    /// The focus of an assistive technology moves half a second after `.layoutChanged`, and every third time not at all. Each
    /// move is reported a tenth of a second late. Row 68; undocumented.
    case focusMovesLate

    // MARK: - SwiftUI

    /// A hosting controller renders a new root view with the next layout, and has no sizing options. Row 98; reported of
    /// epoxy-ios (#77, #152).
    case hostedSizesAreLate
    /// Sizes of a hosting controller include the safe area, and its view avoids the keyboard by itself, as from iOS 15.0 to
    /// 16.3. Row 97; reported of fluentui-apple (#528) and swift-snapshot-testing (#1099).
    case hostedSizesIncludeSafeAreas
    /// A represented view is updated in every turn, and a view that is replaced disappears after its successor has appeared.
    /// Rows 77 and 78; undocumented.
    case representablesUpdateOften

    // MARK: - Languages

    /// `Bundle.preferredLocalizations(from:forPreferences:)` returns any of the localizations if none matches. Row 118;
    /// Apple's documentation promises only one of the values.
    case localizationsAreArbitrary
}
