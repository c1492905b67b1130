/// The identifier, preview and menu of a context menu.
///
/// https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration
@MainActor
open class UIContextMenuConfiguration: NSObject {
    public let identifier: any NSCopying
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// Creates a configuration. Without an identifier, a unique one is generated; without a preview provider, the view
    /// itself is lifted; without an action provider, no menu is shown next to the preview.
    public convenience init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.init(identifier ?? UUID().uuidString as NSString, previewProvider, actionProvider)
    }

    init(
        _ identifier: any NSCopying, _ previewProvider: UIContextMenuContentPreviewProvider?,
        _ actionProvider: UIContextMenuActionProvider?
    ) {
        self.identifier = identifier
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}

public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Returns the menu. The argument contains the system's suggested actions, which is empty here.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
