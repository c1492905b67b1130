import UIKit

extension UIView {
    /// A plain view that logs can tell from others.
    static func tagged(_ tag: Int) -> UIView {
        let view = UIView()
        view.tag = tag
        return view
    }
}
