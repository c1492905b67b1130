import UIKit

extension UILabel {
    /// Shows `text`, and takes no room for one that is nil or empty.
    func show(_ text: String?) {
        self.text = text
        isHidden = text?.isEmpty ?? true
    }
}
