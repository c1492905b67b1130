import UIKit

/// A view with a style, whose theme applies to the images in it.
@MainActor
protocol PostStyled: UIView {
    var style: PostStyle { get }
}

/// An image view in which an animated image moves for at most 5 seconds, unless `PostTheme.repeatsAnimatedImages` is true, and not
/// at all with Reduce Motion.
///
/// Criterion 2.2.2 of WCAG 2.2 requires a way to stop longer motion. An image that is longer doesn't move.
class PostImageView: UIImageView {
    // MARK: - Lifecycle

    init() {
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Internal

    /// The image that was set, with all its frames.
    private(set) var source: UIImage?

    // MARK: - UIImageView

    /// The image at rest: the first frame of an animated image, which plays from its start unless it is shown already.
    override var image: UIImage? {
        get { super.image }
        set {
            guard newValue != source else { return }
            source = newValue
            stopAnimating()
            super.image = newValue?.images?.first ?? newValue
            play()
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        play()
    }

    // MARK: - Private

    /// The longest motion in seconds.
    private static let longestMotion: TimeInterval = 5

    /// The observer of Reduce Motion, created for the first animated image.
    private var observers: NotificationObservers?

    /// Plays the frames as often as the limit allows; with Reduce Motion, or outside a window, it stops instead.
    private func play() {
        guard let frames = source?.images, frames.count > 1 else { return }
        if observers == nil {
            observers = NotificationObservers([
                UIAccessibility.reduceMotionStatusDidChangeNotification: { [weak self] _ in self?.play() }
            ])
        }
        stopAnimating()
        guard window != nil, !UIAccessibility.reducesMotion else { return }
        let given = source?.duration ?? 0
        let duration = given > 0 && given.isFinite ? given : Double(frames.count) / 30
        guard repeats || duration <= Self.longestMotion else { return }
        animationImages = frames
        animationDuration = duration
        animationRepeatCount = repeats ? 0 : Int(min(Self.longestMotion / duration, 1_000))
        startAnimating()
    }

    /// A Boolean value that indicates whether the theme lets an animated image repeat for as long as it is shown.
    private var repeats: Bool {
        let styled = sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? any PostStyled }.first
        return styled?.style.theme.repeatsAnimatedImages ?? false
    }
}
