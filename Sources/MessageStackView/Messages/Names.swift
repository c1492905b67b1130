// Names for apps that declare types with the same names. The module has the same name as a class, so Swift looks up
// `MessageStackView.Toast` in the class, and such an app can't qualify the names of the library.

/// An alias of `Post`.
public typealias PostHandle = Post

/// An alias of `AlertMessage`.
public typealias PostAlertMessage = AlertMessage

/// An alias of `BadgeMessage`.
public typealias PostBadgeMessage = BadgeMessage

/// An alias of `BadgeMessageView`.
public typealias PostBadgeMessageView = BadgeMessageView

/// An alias of `BadgeView`.
public typealias PostBadgeView = BadgeView

/// An alias of `Message`.
public typealias PostMessage = Message

/// An alias of `MessageView`.
public typealias PostMessageView = MessageView

/// An alias of `NoteMessage`.
public typealias PostNoteMessage = NoteMessage

/// An alias of `PopupMessage`.
public typealias PostPopupMessage = PopupMessage

/// An alias of `Poster`.
public typealias PostPoster = Poster

/// An alias of `Postable`.
public typealias PostableValue = Postable

/// An alias of `ProgressMessage`.
public typealias PostProgressMessage = ProgressMessage

/// An alias of `ShadowComponents`.
public typealias PostShadowComponents = ShadowComponents

/// An alias of `Toast`.
public typealias PostToast = Toast

extension MessageStackView {
    /// An alias of `Message`, which is the only one in the class. An alias in the class also applies in an app's subclass, where
    /// it hides the app's own type.
    public typealias Message = PostMessage
}
