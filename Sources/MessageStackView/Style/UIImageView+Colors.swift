import UIKit

extension UIImageView {
    /// Shows an image, and lets inverted colours leave it as it is unless it is only a shape, in the tint colour.
    func show(_ image: UIImage?) {
        self.image = image
        accessibilityIgnoresInvertColors = image?.hasColorsOfItsOwn ?? false
    }
}

extension UIImage {
    /// Whether an image view shows the image in its own colours.
    fileprivate var hasColorsOfItsOwn: Bool {
        switch renderingMode {
        case .alwaysOriginal: true
        case .alwaysTemplate: false
        default: !isSymbolImage
        }
    }
}
