@_spi(Simulator) import UIKit

/// Captures pictures of the screen while time advances.
@MainActor
final class Recorder {
    private let interval: TimeInterval
    private let scale: CGFloat
    private let size: CGSize
    private let start: TimeInterval

    private var frames: [Recording.Frame] = []
    private var nextTime: TimeInterval
    private var renderer: ScreenRenderer?
    private var renderedSize = CGSize.zero

    /// Creates a recorder with a maximum frame rate and a number of pixels per point. Invalid values are clamped.
    init(framesPerSecond: Double, scale: CGFloat) {
        interval = 1 / (framesPerSecond.isNaN ? 30 : min(max(framesPerSecond, 1), Simulator.framesPerSecond))
        self.scale = scale.isFinite ? min(max(scale, 0.25), 4) : 1
        size = UIScreen.inUse.bounds.size
        start = FrameClock.now
        nextTime = FrameClock.now
        capture()
    }

    /// Captures a picture if one is due. Called after each frame.
    func frameDidRun() {
        // Frames are a sixtieth of a second apart, apart from rounding errors.
        guard FrameClock.now >= nextTime - 1e-6 else { return }
        capture()
    }

    /// Ends the recording with a picture of the current screen and returns it.
    func finish() -> Recording {
        if FrameClock.now > start { capture() }
        endLastFrame()
        return Recording(frames: frames, size: size, scale: scale)
    }

    private func capture() {
        while nextTime <= FrameClock.now + 1e-6 { nextTime += interval }
        guard let png = picture(), png != frames.last?.png else { return }
        endLastFrame()
        frames.append(Recording.Frame(time: FrameClock.now - start, duration: 0, png: png))
    }

    private func endLastFrame() {
        guard let last = frames.indices.last else { return }
        frames[last].duration = max(0, FrameClock.now - start - frames[last].time)
    }

    /// Returns a PNG of the current screen, or `nil` if the screen hasn't changed.
    private func picture() -> Data? {
        let current = UIScreen.inUse.bounds.size
        if renderer == nil || current != renderedSize {
            renderer = ScreenRenderer(size: current, scale: scale)
            renderedSize = current
        }
        guard let renderer, !renderer.render(SystemOverlay.screenLayers, at: FrameClock.now).isEmpty else { return nil }
        let image = UIImage(picture: renderer.image(), scale: scale)
        return current == size ? image.pngData() : fitted(image).pngData()
    }

    /// Returns the picture at the size of the recording. All frames of a file have the same size, so after a rotation
    /// the screen is scaled down onto black.
    private func fitted(_ image: UIImage) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let canvas = CGRect(origin: .zero, size: size)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.black.setFill()
            context.fill(canvas)
            let fit = min(size.width / image.size.width, size.height / image.size.height)
            let fitted = CGSize(width: image.size.width * fit, height: image.size.height * fit)
            image.draw(
                in: CGRect(
                    x: (size.width - fitted.width) / 2, y: (size.height - fitted.height) / 2, width: fitted.width,
                    height: fitted.height))
        }
    }
}
