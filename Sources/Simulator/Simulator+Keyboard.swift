import UIKit

extension Simulator {
    /// Has the focus of a hardware keyboard go to a view, as the Tab key does; away from all views for nil.
    public func moveKeyboardFocus(to view: UIView?) {
        UIFocusSystem.shared.move(to: view)
    }
}
