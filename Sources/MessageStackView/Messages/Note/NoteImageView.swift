import UIKit

/// The image of a note, 20 points high at the default text size.
final class NoteImageView: PostImageView {
    // MARK: - Lifecycle

    override init() {
        super.init()
        contentMode = .scaleAspectFit
        isAccessibilityElement = false
        sizeConstraints = SizeConstraints(of: self, size: .zero)
        adaptToTraits { view, _ in view.updateSize() }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - UIImageView

    override var image: UIImage? {
        didSet { updateSize() }
    }

    // MARK: - Private

    private enum Metrics {
        static let height: CGFloat = 20
        /// The greatest ratio of width and height.
        static let greatestRatio: CGFloat = 3
    }

    private var sizeConstraints: SizeConstraints?

    private func updateSize() {
        let height = UIFontMetrics(forTextStyle: .footnote)
            .scaledValue(for: Metrics.height, compatibleWith: traitCollection)
        let size = image?.size ?? .zero
        let ratio = size.height.length > 0 ? size.width.length / size.height.length : 0
        sizeConstraints?.set(CGSize(width: height * min(ratio, Metrics.greatestRatio), height: height))
    }
}
