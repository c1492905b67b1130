/// An additional action of an element, offered in the Actions rotor of VoiceOver.
@MainActor
open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    /// The name with attributes of speech, such as its language.
    open var attributedName: NSAttributedString
    open var actionHandler: Handler?

    /// Creates an action. `actionHandler` returns whether the action succeeded.
    public init(name: String, actionHandler: @escaping Handler) {
        attributedName = NSAttributedString(string: name)
        self.actionHandler = actionHandler
        super.init()
    }
}
