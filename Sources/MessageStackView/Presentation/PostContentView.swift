public import UIKit

/// A posted view that adapts to its post.
///
/// Each requirement has a default, so a view implements only those that it needs:
///
/// ```swift
/// final class UploadView: UIView, PostContentView {
///     let closeButton = UIButton(type: .close)
///
///     var closeControl: UIControl? { closeButton }
///
///     func uploadDidFinish() {
///         enclosingPost?.remove()
///     }
/// }
/// ```
///
/// A tap on the close button ends the post, and `enclosingPost` ends it from anywhere in the view.
///
/// Any other view can be posted too. It keeps its look and shows no caption, its post shows a count in the corner, and
/// none of its controls counts as a close control. `MessageView` and `BadgeMessageView` conform. A subclass overrides
/// their members.
@MainActor
public protocol PostContentView: UIView {
    /// Applies the style's text color, and hides the view's own background if the style has one. Values that are nil in
    /// the style leave the view as it is.
    ///
    /// Called before the post enters and when its style changes. After the post it is called with an empty style, which
    /// restores the view. The default does nothing.
    ///
    /// - Parameter style: The style of the post.
    func apply(_ style: PostStyle)

    /// Shows the number of requests that the post represents.
    ///
    /// - Parameter count: The number, which is at least 1.
    /// - Returns: Whether the view shows the number. If it returns false, the default, the post shows numbers from 2 in
    ///   its corner.
    func show(count: Int) -> Bool

    /// Shows a word for the severity of the post, for people who can't tell colors apart.
    ///
    /// Called before the post enters and whenever its severity or the setting Differentiate Without Color changes.
    /// VoiceOver speaks the word independently of this method. The default does nothing.
    ///
    /// - Parameter caption: The word from `PostEnvironment.app.strings`; nil for none, also when the post ends.
    func show(caption: String?)

    /// The control that closes the post and does nothing else; nil, the default, if there is none.
    ///
    /// A control without an action when its view is posted ends the post by itself, with `PostRemovalReason.closeButton`. A
    /// control with an action runs that instead, which may call `enclosingPost?.remove(reason: .closeButton)`.
    ///
    /// A post with any other control waits for an answer: if its duration is automatic, it doesn't time out. The duration of
    /// `PostRequest(view:)` isn't automatic: the post stays until it is removed, with or without controls.
    var closeControl: UIControl? { get }

    /// The recommended minimum time on screen in seconds; 0 by default. It applies to posts with `PostDuration.seconds(_:)`, and
    /// is enforced only while VoiceOver or Switch Control runs. Otherwise a shorter duration applies, and a debug build logs
    /// advice once.
    var minimumDuration: TimeInterval { get }

    /// A Boolean value that indicates whether all taps on the view belong to the view; false by default.
    ///
    /// A tap on the view then neither removes the post nor performs another of its actions, and isn't forwarded, unless the
    /// presentation's `PostTouchResponse.includesContentTaps` is true. In a view that returns false, this is so for controls,
    /// text inputs and views with a tap recognizer. Views whose buttons are none of these, such as those of SwiftUI, return
    /// true.
    var handlesTaps: Bool { get }

    /// The responder that receives the presses of a hardware keyboard while the post blocks touches on the app; nil, the
    /// default, to leave the first responder as it is. If there is none, Escape ends the post.
    ///
    /// It becomes first responder when the post enters, so its `canBecomeFirstResponder` has to be true. When the post
    /// leaves, the previous first responder is restored. Posts that don't block the app never change the first responder.
    var modalFirstResponder: UIResponder? { get }
}

extension PostContentView {
    public func apply(_ style: PostStyle) {}
    public func show(count: Int) -> Bool { false }
    public func show(caption: String?) {}
    public var closeControl: UIControl? { nil }
    public var minimumDuration: TimeInterval { 0 }
    public var handlesTaps: Bool { false }
    public var modalFirstResponder: UIResponder? { nil }
}
