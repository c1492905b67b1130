package import UIKit

extension UILabel {
    /// Shows `text`; a label without a text is hidden and takes no room.
    package func show(_ text: String?) {
        self.text = text
        isHidden = text?.isEmpty ?? true
    }
}

extension UIImageView {
    /// Shows `image`. Inverted colors leave it unchanged unless it is a template or a symbol.
    func show(_ image: UIImage?) {
        self.image = image
        accessibilityIgnoresInvertColors = image?.hasOwnColors ?? false
    }
}

extension UIImage {
    /// A Boolean value that indicates whether an image view shows the image in its own colors.
    fileprivate var hasOwnColors: Bool {
        switch renderingMode {
        case .alwaysOriginal: true
        case .alwaysTemplate: false
        default: !isSymbolImage
        }
    }
}
