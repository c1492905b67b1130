/// A view or an item that a popover, or anything else, can be beside.
///
/// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem
@available(iOS 16.0, *)
@MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

@available(iOS 16.0, *)
extension UIPopoverPresentationControllerSourceItem {
    /// Returns the frame in the coordinates of a view; nil for an item that isn't in the window of the view.
    @available(iOS 17.0, *)
    public func frame(in referenceView: UIView) -> CGRect? {
        let source = self as? UIView ?? (self as? UIBarButtonItem)?.view
        guard let source, let window = source.window, window === referenceView.window ?? (referenceView as? UIWindow)
        else {
            return nil
        }
        return source.convert(source.bounds, to: referenceView)
    }
}

@available(iOS 16.0, *)
extension UIView: UIPopoverPresentationControllerSourceItem {}

@available(iOS 16.0, *)
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
