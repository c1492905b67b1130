@_spi(Simulator) import UIKit

/// Takes pictures of the screen as time goes on.
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

    /// At most so many frames a second, at so many pixels per point. Values that make no sense are brought to the
    /// nearest that do.
    init(framesPerSecond: Double, scale: CGFloat) {
        interval = 1 / (framesPerSecond.isNaN ? 30 : min(max(framesPerSecond, 1), Simulator.framesPerSecond))
        self.scale = scale.isFinite ? min(max(scale, 0.25), 4) : 1
        size = UIScreen.main.bounds.size
        start = FrameClock.now
        nextTime = FrameClock.now
        capture()
    }

    /// A frame has run; takes a picture if it is time for one.
    func frameDidRun() {
        // Frames come every sixtieth of a second, give or take the errors of adding up.
        guard FrameClock.now >= nextTime - 1e-6 else { return }
        capture()
    }

    /// Ends the recording, with the screen as it is now.
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

    /// The screen as it is now; nil if nothing has changed.
    private func picture() -> Data? {
        let current = UIScreen.main.bounds.size
        if renderer == nil || current != renderedSize {
            renderer = ScreenRenderer(size: current, scale: scale)
            renderedSize = current
        }
        guard let renderer, !renderer.render(SystemOverlay.screenLayers, at: FrameClock.now).isEmpty else { return nil }
        let image = UIImage(picture: renderer.image(), scale: scale)
        return current == size ? image.pngData() : fitted(image).pngData()
    }

    /// The frames of a file have one size: a screen that was turned is shown smaller, on black.
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
