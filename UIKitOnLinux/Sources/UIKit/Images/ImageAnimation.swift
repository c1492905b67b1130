/// An animation that shows images one after another, driven by the frame clock.
@MainActor
final class ImageAnimation {
    private let images: [UIImage]
    private let interval: TimeInterval
    /// The number of images to show in total; `nil` for an endless animation.
    private let count: Int?
    private var shown = 0
    /// The remaining time of the current image, in seconds.
    private var rest: TimeInterval
    private var due: TimeInterval = 0
    private var timer: FrameClock.Token?

    /// Called when the next image is shown, and when the animation ends.
    var onChange: @MainActor () -> Void = {}

    init(of images: [UIImage], duration: TimeInterval, repeatCount: Int) {
        self.images = images
        // The duration that UIKit's documentation gives for an animation without one.
        interval = duration > 0 && duration.isFinite ? duration / Double(max(1, images.count)) : 1 / 30
        count = repeatCount > 0 ? repeatCount * images.count : nil
        rest = interval
    }

    var isOver: Bool { count.map { shown >= $0 } ?? false }

    /// The image to show now; `nil` after the last one.
    var image: UIImage? { isOver || images.isEmpty ? nil : images[shown % images.count] }

    func resume() {
        guard timer == nil, !isOver else { return }
        due = FrameClock.now + rest
        scheduleNext()
    }

    func pause() {
        guard let timer else { return }
        FrameClock.shared.cancel(timer)
        self.timer = nil
        rest = max(0, due - FrameClock.now)
    }

    private func scheduleNext() {
        timer = FrameClock.shared.schedule(exactlyAfter: due - FrameClock.now) { [weak self] in self?.showNext() }
    }

    private func showNext() {
        timer = nil
        shown += 1
        rest = interval
        if !isOver {
            due += interval
            scheduleNext()
        }
        onChange()
    }
}
