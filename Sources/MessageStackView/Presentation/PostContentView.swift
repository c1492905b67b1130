public import UIKit

/// A view that adapts to its post: to the style of the post, to the number of requests and to its severity. Views that you post
/// can conform to this protocol.
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
/// In this example, a tap on the close button ends the post. Other code in the view ends the post with `enclosingPost`.
///
/// A view that doesn't conform can be posted too. Its look doesn't change, it shows no caption, its post shows the count in a
/// corner, and none of its controls counts as a close control. `MessageView` and `BadgeMessageView` conform to the protocol,
/// and their subclasses can override its members.
@MainActor
public protocol PostContentView: UIView {
    /// Applies the style of the post to the view. Your implementation applies the text color of the style, and hides the view's
    /// own background if the style has a background. A property of the style that is nil leaves the view as it is.
    ///
    /// The library calls this method before the post enters and when the style changes. When the post has ended, the library
    /// calls it with an empty style, so that you can restore the view. The default implementation does nothing.
    ///
    /// - Parameter style: The style of the post.
    func apply(_ style: PostStyle)

    /// Shows the number of requests that the post represents. The library calls this method before the post enters and when
    /// `Post.count` changes.
    ///
    /// - Parameter count: The number, which is at least 1.
    /// - Returns: A Boolean value that indicates whether the view shows the number. The default implementation returns false.
    ///   Then the post shows numbers of 2 or more in its corner.
    func show(count: Int) -> Bool

    /// Shows a word for the severity of the post, such as “Error”, for people who can't tell colors apart.
    ///
    /// The library calls this method before the post enters, and whenever the severity or the setting Differentiate Without
    /// Color changes. VoiceOver speaks the word independently of this method. The default implementation does nothing.
    ///
    /// - Parameter caption: The word to show, from the strings of the manager's `environment`. If it is nil, hide the word. It is also nil
    ///   when the post ends.
    func show(caption: String?)

    /// The control in the view that closes the post and does nothing else. The default is nil, which means that there is no
    /// such control.
    ///
    /// If the control has no action when its view is posted, a tap on it ends the post with `PostRemovalReason.closeButton`. If
    /// the control has an action, only that action runs. The action can call `enclosingPost?.remove(reason: .closeButton)`.
    ///
    /// A post with a control other than the close control waits for an answer: if its duration is automatic, it doesn't time
    /// out. The duration of a `PostRequest(view:)` isn't automatic: the post stays until it is removed, with or without
    /// controls.
    var closeControl: UIControl? { get }

    /// The recommended minimum time on screen in seconds. The default is 0. It applies to posts with the duration
    /// `PostDuration.seconds(_:)`. While VoiceOver or Switch Control runs, a shorter duration is extended to this time.
    /// Otherwise the shorter duration applies, and a debug build logs advice once.
    var minimumDuration: TimeInterval { get }

    /// A Boolean value that indicates whether the view handles all taps on it itself. The default is false.
    ///
    /// If the value is true, a tap on the view doesn't remove the post, doesn't perform other tap actions of the post, and
    /// isn't forwarded to the views behind. An exception is a presentation whose `PostPresentation.TouchResponse.includesContentTaps` is
    /// true. If the value is false, the same applies only to taps on controls, text inputs and views with a tap recognizer.
    /// Return true from a view whose buttons are none of these, such as a view with SwiftUI content.
    var handlesTaps: Bool { get }

    /// The responder that receives the presses of a hardware keyboard while the post blocks touches on the app. The default is
    /// nil, which leaves the first responder as it is. If there is no first responder then, the Escape key ends the post.
    ///
    /// The returned object becomes first responder when the post enters, so its `canBecomeFirstResponder` must be true. When
    /// the post leaves, the previous first responder is restored. Posts that don't block the app never change the first
    /// responder.
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
