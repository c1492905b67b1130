/// Provides a context menu and hears of it.
///
/// https://developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate
@MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Asked when a finger has rested long enough; nil leaves the touch to the view and to other gestures.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Once for each menu, before it comes in; what is added to the animator runs with it.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    /// Once for each menu that was displayed, before it goes, whatever it goes for. The handler of an action that was
    /// chosen runs next; the animator's completions run when the menu is gone.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}
