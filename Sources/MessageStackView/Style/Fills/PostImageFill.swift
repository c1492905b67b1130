import UIKit

/// An image over all of its bounds, in its own proportions.
final class PostImageFill: UIImageView, PostFillPart {
    init() {
        super.init(frame: .zero)
        contentMode = .scaleAspectFill
        clipsToBounds = true
        accessibilityIgnoresInvertColors = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ fill: PostFill) -> Bool {
        guard case .image(let image) = fill else { return false }
        self.image = image
        return true
    }
}
