/// What a context menu is to show.
///
/// https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration
@MainActor
open class UIContextMenuConfiguration: NSObject {
    public let identifier: any NSCopying
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// Without an identifier it gets one of its own, without a preview the view itself is lifted, without a menu nothing
    /// stands beside it.
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
/// Makes the menu of what the system suggests, which is nothing here.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
