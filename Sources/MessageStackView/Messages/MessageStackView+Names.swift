// A class has the name of the module, so a name after `MessageStackView.` is looked up in the class. These aliases make it the
// library's type, also for an app that has a type of that name.

extension MessageStackView {
    @_documentation(visibility: internal)
    public typealias AlertMessage = PostEnvironment.Names.LibraryAlertMessage
    @_documentation(visibility: internal)
    public typealias BadgeMessage = PostEnvironment.Names.LibraryBadgeMessage
    @_documentation(visibility: internal)
    public typealias BadgeMessageView = PostEnvironment.Names.LibraryBadgeMessageView
    @_documentation(visibility: internal)
    public typealias BadgeView = PostEnvironment.Names.LibraryBadgeView
    @_documentation(visibility: internal)
    public typealias Message = PostEnvironment.Names.LibraryMessage
    @_documentation(visibility: internal)
    public typealias MessageView = PostEnvironment.Names.LibraryMessageView
    @_documentation(visibility: internal)
    public typealias NoteMessage = PostEnvironment.Names.LibraryNoteMessage
    @_documentation(visibility: internal)
    public typealias PopupMessage = PostEnvironment.Names.LibraryPopupMessage
    @_documentation(visibility: internal)
    public typealias Post = PostEnvironment.Names.LibraryPost
    @_documentation(visibility: internal)
    public typealias PostAction = PostEnvironment.Names.LibraryPostAction
    @_documentation(visibility: internal)
    public typealias PostRequest = PostEnvironment.Names.LibraryPostRequest
    @_documentation(visibility: internal)
    public typealias PostView = PostEnvironment.Names.LibraryPostView
    @_documentation(visibility: internal)
    public typealias Postable = PostEnvironment.Names.LibraryPostable
    @_documentation(visibility: internal)
    public typealias Poster = PostEnvironment.Names.LibraryPoster
    @_documentation(visibility: internal)
    public typealias ProgressMessage = PostEnvironment.Names.LibraryProgressMessage
    @_documentation(visibility: internal)
    public typealias Toast = PostEnvironment.Names.LibraryToast
}

extension PostEnvironment {
    /// A namespace of aliases for the types of the library, to which the aliases in the class, such as
    /// `MessageStackView.Message`, refer. Apps don't use it. The names differ from those in the class, where an alias for a type
    /// of the same name would refer to itself.
    @_documentation(visibility: internal)
    public struct Names {
        public typealias LibraryAlertMessage = AlertMessage
        public typealias LibraryBadgeMessage = BadgeMessage
        public typealias LibraryBadgeMessageView = BadgeMessageView
        public typealias LibraryBadgeView = BadgeView
        public typealias LibraryMessage = Message
        public typealias LibraryMessageView = MessageView
        public typealias LibraryNoteMessage = NoteMessage
        public typealias LibraryPopupMessage = PopupMessage
        public typealias LibraryPost = Post
        public typealias LibraryPostAction = PostAction
        public typealias LibraryPostRequest = PostRequest
        public typealias LibraryPostView = PostView
        public typealias LibraryPostable = Postable
        public typealias LibraryPoster = Poster
        public typealias LibraryProgressMessage = ProgressMessage
        public typealias LibraryToast = Toast
    }
}
