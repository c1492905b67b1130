public import UIKit

/// A posted view that adapts to its post: to the style and the severity of the post, to the number of requests that the post
/// represents, and to a compact form of the post. Views that you post can conform to this protocol.
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
/// A view that doesn't conform can be posted too. In this case, the library doesn't change the look of the view, the view shows
/// no word for the severity, the number of requests is shown in a corner of the post, and no control counts as a close control.
/// `MessageView` and `BadgeMessageView` conform to the protocol, and their subclasses can override its members.
@MainActor
public protocol PostContentView: UIView {
    /// Applies the style of the post to the view. Your implementation applies the text color of the style, and hides the view's
    /// own background if the style has a background. If a property of the style is nil, the view keeps its own look in that
    /// respect.
    ///
    /// The library calls this method before the post enters, unless nothing in the style is set, and when the style changes. When
    /// the post has ended, the library calls this method with a style in which nothing is set, so that you can restore the view.
    /// The default implementation does nothing.
    ///
    /// - Parameter style: The style of the post.
    func apply(_ style: PostStyle)

    /// Shows the number of requests that the post represents. The library calls this method before the post enters and when
    /// `Post.count` changes.
    ///
    /// - Parameter count: The number, which is at least 1.
    /// - Returns: A Boolean value that indicates whether the view shows the number. The default implementation returns false. In
    ///   this case, the post shows numbers of 2 or more in its upper trailing corner.
    func show(count: Int) -> Bool

    /// Shows a word for the severity of the post, such as “Error”, for people who can't tell colors apart, or hides it.
    ///
    /// For a post with a severity, the library calls this method before the entrance, and whenever the severity or the setting
    /// Differentiate Without Color changes. VoiceOver speaks the word independently of this method. The default implementation
    /// does nothing.
    ///
    /// - Parameter caption: The word to show, such as `PostStrings.error`. If it is nil, hide the word. It is nil while the
    ///   setting Differentiate Without Color is off, and when the post ends.
    func show(caption: String?)

    /// A Boolean value that indicates whether the view shows all of its parts, rather than a compact form. While the view isn't
    /// in a post, the value is true. The default implementation returns true and ignores changes.
    ///
    /// If the presentation of the post sets `PostPresentation.isExpandable`, the library sets the value to false before the
    /// entrance, and to true after the end of the post. When the user opens or closes the post, the library changes the value,
    /// and then adapts the layout of the post. If your own code changes the value, call `enclosingPost?.contentSizeDidChange()`
    /// afterward.
    ///
    /// ```swift
    /// final class OrderView: UIStackView, PostContentView {
    ///     let mapView = UIImageView()
    ///
    ///     var hasDetails: Bool { true }
    ///     var isExpanded = true {
    ///         didSet { mapView.isHidden = !isExpanded }
    ///     }
    /// }
    /// ```
    var isExpanded: Bool { get set }

    /// A Boolean value that indicates whether the view has parts that it hides while `isExpanded` is false. The default is false,
    /// with which the user can't open the post. If the value becomes false while the post is open, the post becomes compact at
    /// its next update or call of `Post.contentSizeDidChange(animated:)`.
    var hasDetails: Bool { get }

    /// The control in the view that closes the post and does nothing else. The default is nil, which means that there is no
    /// such control.
    ///
    /// If the control has no action when its view is posted, a tap on the control ends the post with
    /// `PostRemovalReason.closeButton`. If the control has an action, a tap runs only that action, which can call
    /// `enclosingPost?.remove(reason: .closeButton)`.
    ///
    /// If the view has a control other than the close control, a post with the duration `PostDuration.automatic` waits for the
    /// user and doesn't time out. The default duration of a `PostRequest(view:)` isn't automatic: the post stays until it is
    /// removed, with or without controls.
    var closeControl: UIControl? { get }

    /// The recommended minimum time on screen in seconds for posts with the duration `PostDuration.seconds(_:)`. The default is
    /// 0.
    ///
    /// If the duration of the post is shorter, it is extended to this time while VoiceOver or Switch Control runs, and otherwise
    /// remains as it is. In both cases, a debug build logs advice, but only once.
    var minimumDuration: TimeInterval { get }

    /// A Boolean value that indicates whether the view itself handles all taps on it. The default is false.
    ///
    /// If the value is true, a tap anywhere on the view doesn't remove the post, doesn't perform other tap actions of the post,
    /// and isn't passed to the views behind. A presentation with `PostPresentation.TouchResponse.includesContentTaps` makes an
    /// exception: a tap on the view then counts as a tap on the post too.
    ///
    /// If the value is false, only taps on enabled controls, text inputs and views with a tap recognizer are excepted in this
    /// way, and any other tap is a tap on the post. Return true from a view whose buttons are none of these, such as a view with
    /// SwiftUI content.
    var handlesTaps: Bool { get }

    /// The responder that receives the presses of a hardware keyboard while the post blocks touches on the app. The default is
    /// nil, which leaves the first responder unchanged. If the value is nil and the app has no first responder, the Escape key
    /// ends the post.
    ///
    /// The returned object becomes first responder when the post enters, so its `canBecomeFirstResponder` must be true. When the
    /// post leaves, the previous first responder is restored. Posts that don't block the app never change the first responder.
    var modalFirstResponder: UIResponder? { get }
}

extension PostContentView {
    public func apply(_ style: PostStyle) {}
    public func show(count: Int) -> Bool { false }
    public func show(caption: String?) {}
    public var isExpanded: Bool {
        get { true }
        set {}
    }
    public var hasDetails: Bool { false }
    public var closeControl: UIControl? { nil }
    public var minimumDuration: TimeInterval { 0 }
    public var handlesTaps: Bool { false }
    public var modalFirstResponder: UIResponder? { nil }
}
