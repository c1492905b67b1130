import UIKit

extension UILabel {
    /// Creates a label of any number of lines, whose text scales with Dynamic Type.
    convenience init(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) {
        self.init(frame: .zero)
        self.text = text
        font = .preferredFont(forTextStyle: style)
        adjustsFontForContentSizeCategory = true
        textColor = color
        numberOfLines = 0
    }
}
