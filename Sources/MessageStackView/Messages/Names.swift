// Names for apps that declare types with the names of the library's. Before Swift 6.3, such an app can't write the module
// before a name, because a class has the name of the module, and `MessageStackView.Toast` is looked up in the class.

#if compiler(>=6.3)
    @available(*, deprecated, message: "Use MessageStackView::Post.")
#endif
@_documentation(visibility: internal)
public typealias PostHandle = Post

#if compiler(>=6.3)
    @available(*, deprecated, message: "Use MessageStackView::AlertMessage.")
#endif
@_documentation(visibility: internal)
public typealias PostAlertMessage = AlertMessage

#if compiler(>=6.3)
    @available(*, deprecated, message: "Use MessageStackView::BadgeMessage.")
#endif
@_documentation(visibility: internal)
public typealias PostBadgeMessage = BadgeMessage

#if compiler(>=6.3)
    @available(*, deprecated, message: "Use MessageStackView::BadgeMessageView.")
#endif
@_documentation(visibility: internal)
public typealias PostBadgeMessageView = BadgeMessageView

#if compiler(>=6.3)
    @available(*, deprecated, message: "Use MessageStackView::BadgeView.")
#endif
@_documentation(visibility: internal)
public typealias PostBadgeView = BadgeView

#if compiler(>=6.3)
    @available(*, deprecated, message: "Use MessageStackView::Message.")
#endif
@_documentation(visibility: internal)
public typealias PostMessage = Message

#if compiler(>=6.3)
    @available(*, deprecated, message: "Use MessageStackView::MessageView.")
#endif
@_documentation(visibility: internal)
public typealias PostMessageView = MessageView

#if compiler(>=6.3)
    @available(*, deprecated, message: "Use MessageStackView::NoteMessage.")
#endif
@_documentation(visibility: internal)
public typealias PostNoteMessage = NoteMessage

#if compiler(>=6.3)
    @available(*, deprecated, message: "Use MessageStackView::PopupMessage.")
#endif
@_documentation(visibility: internal)
public typealias PostPopupMessage = PopupMessage

#if compiler(>=6.3)
    @available(*, deprecated, message: "Use MessageStackView::Poster.")
#endif
@_documentation(visibility: internal)
public typealias PostPoster = Poster

#if compiler(>=6.3)
    @available(*, deprecated, message: "Use MessageStackView::Postable.")
#endif
@_documentation(visibility: internal)
public typealias PostableValue = Postable

#if compiler(>=6.3)
    @available(*, deprecated, message: "Use MessageStackView::ProgressMessage.")
#endif
@_documentation(visibility: internal)
public typealias PostProgressMessage = ProgressMessage

#if compiler(>=6.3)
    @available(*, deprecated, message: "Use MessageStackView::ShadowComponents.")
#endif
@_documentation(visibility: internal)
public typealias PostShadowComponents = ShadowComponents

#if compiler(>=6.3)
    @available(*, deprecated, message: "Use MessageStackView::Toast.")
#endif
@_documentation(visibility: internal)
public typealias PostToast = Toast
