/// An additional action of an element, offered in the Actions rotor of VoiceOver.
@MainActor
open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

    open var name: String
    open var actionHandler: Handler?

    /// Creates an action. `actionHandler` returns whether the action succeeded.
    public init(name: String, actionHandler: @escaping Handler) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }
}
