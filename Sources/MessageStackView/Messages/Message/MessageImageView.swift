import UIKit

/// An image view that takes no space in a message while it is hidden.
///
/// A stack view gives a hidden view no length along its axis, but the height of a hidden image would still affect that of the
/// row.
class MessageImageView: PostImageView {
    /// The size of the visible view in points; zero by default.
    var size = CGSize.zero {
        didSet { updateSize() }
    }

    override var isHidden: Bool {
        didSet { updateSize() }
    }

    private lazy var sizeConstraints = SizeConstraints(of: self, size: .zero)

    private func updateSize() {
        sizeConstraints.set(isHidden ? .zero : size)
    }
}
