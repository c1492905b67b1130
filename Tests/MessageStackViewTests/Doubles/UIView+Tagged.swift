import UIKit

extension UIView {
    /// Returns a plain view with a tag that identifies it in logs.
    static func tagged(_ tag: Int) -> UIView {
        let view = UIView()
        view.tag = tag
        return view
    }
}
