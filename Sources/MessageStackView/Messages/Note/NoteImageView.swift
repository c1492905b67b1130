import UIKit

/// A decorative image, 20 points high at the default text size, that moves for at most 5 seconds.
final class NoteImageView: UIImageView {
    // MARK: - Lifecycle

    init() {
        super.init(frame: .zero)
        contentMode = .scaleAspectFit
        isAccessibilityElement = false
        sizeConstraints = SizeConstraints(of: self, size: .zero)
        observers = NotificationObservers([
            UIAccessibility.reduceMotionStatusDidChangeNotification: { [weak self] _ in self?.play() }
        ])
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Internal

    /// Shows an image. An animated one plays from its start, unless it is shown already.
    func display(_ newImage: UIImage) {
        guard newImage != source else { return }
        source = newImage
        stopAnimating()
        show(newImage.images?.first ?? newImage)
        updateSize()
        play()
    }

    // MARK: - UIView

    override func didMoveToWindow() {
        super.didMoveToWindow()
        play()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateSize()
    }

    // MARK: - Private

    private enum Metrics {
        static let height: CGFloat = 20
        /// The greatest ratio of width and height.
        static let greatestRatio: CGFloat = 3
        /// The seconds after which moving content needs a way to stop it, by criterion 2.2.2 of WCAG 2.2.
        static let longestMotion: TimeInterval = 5
    }

    /// The image with all its frames.
    private var source: UIImage?
    private var sizeConstraints: SizeConstraints?
    private var observers: NotificationObservers?

    private func updateSize() {
        let height = UIFontMetrics(forTextStyle: .footnote)
            .scaledValue(for: Metrics.height, compatibleWith: traitCollection)
        let size = image?.size ?? .zero
        let ratio = size.height.length > 0 ? size.width.length / size.height.length : 0
        sizeConstraints?.set(CGSize(width: height * min(ratio, Metrics.greatestRatio), height: height))
    }

    /// Plays the frames as often as the limit allows; with Reduce Motion, or outside a window, it stops instead.
    private func play() {
        stopAnimating()
        guard window != nil, !UIAccessibility.isReduceMotionEnabled, let frames = source?.images, frames.count > 1
        else {
            return
        }
        let given = source?.duration ?? 0
        let duration = given > 0 && given.isFinite ? given : Double(frames.count) / 30
        guard duration <= Metrics.longestMotion else { return }
        animationImages = frames
        animationDuration = duration
        animationRepeatCount = Int(min(Metrics.longestMotion / duration, 1_000))
        startAnimating()
    }
}
