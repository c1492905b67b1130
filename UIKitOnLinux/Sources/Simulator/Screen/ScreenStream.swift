@_spi(Simulator) import UIKit

/// A stream of screen updates, for a program that displays the device's screen.
@MainActor
public final class ScreenStream {
    private var renderer: ScreenRenderer
    private var size = UIScreen.inUse.bounds.size
    private let scale: CGFloat

    /// Returns `nil` if a screen of that scale would have no pixels, or too many.
    init?(scale: CGFloat) {
        guard let renderer = ScreenRenderer(size: size, scale: scale) else { return nil }
        self.renderer = renderer
        self.scale = scale
    }

    public var pixelWidth: Int { renderer.width }
    public var pixelHeight: Int { renderer.height }

    /// Draws the current screen and returns the parts that have changed since the previous call; `nil` if nothing has
    /// changed. The first call, and the first one after a rotation, return the whole screen. Changes to views since the
    /// last frame have no layout yet, so nothing is drawn before the next frame.
    public func takeUpdate() -> ScreenUpdate? {
        guard !RunCycle.needsCommit else { return nil }
        followSize()
        let damage = renderer.render(SystemOverlay.screenLayers, at: FrameClock.now)
        let rectangles = damage.compactMap(rectangle)
        guard !rectangles.isEmpty else { return nil }
        return ScreenUpdate(pixelWidth: pixelWidth, pixelHeight: pixelHeight, rectangles: rectangles)
    }

    /// Replaces the renderer after a rotation, so that the whole screen is drawn again.
    private func followSize() {
        let current = UIScreen.inUse.bounds.size
        guard current != size, let renderer = ScreenRenderer(size: current, scale: scale) else { return }
        size = current
        self.renderer = renderer
    }

    private func rectangle(_ rect: PixelRect) -> ScreenUpdate.Rectangle? {
        let stride = renderer.stride
        let pixels = renderer.withPixels { source in
            var data = Data(count: rect.area * 4)
            data.withUnsafeMutableBytes { target in
                for row in 0..<rect.height {
                    let sourceRow = source.baseAddress.map { $0 + (rect.y + row) * stride + rect.x * 4 }
                    let targetRow = target.baseAddress.map { $0 + row * rect.width * 4 }
                    guard let sourceRow, let targetRow else { return }
                    Self.copyOpaque(sourceRow, to: targetRow, count: rect.width)
                }
            }
            return data
        }
        return pixels.map {
            ScreenUpdate.Rectangle(x: rect.x, y: rect.y, width: rect.width, height: rect.height, pixels: $0)
        }
    }

    /// Converts pixels from 32-bit ARGB integers to the RGBA bytes of browsers.
    private static func copyOpaque(_ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int) {
        let source = source.assumingMemoryBound(to: UInt32.self)
        let target = target.assumingMemoryBound(to: UInt32.self)
        for index in 0..<count {
            let argb = source[index]
            let swapped = (argb & 0x0000_ff00) | (argb >> 16 & 0xff) | (argb & 0xff) << 16
            target[index] = (swapped | 0xff00_0000).littleEndian
        }
    }
}
