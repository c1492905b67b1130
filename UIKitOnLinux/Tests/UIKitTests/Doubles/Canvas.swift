@_spi(Simulator) import UIKit

/// A white picture of 40 × 40 points that layers are rendered on, as a screen renders them.
@MainActor
final class Canvas {
    let scale: CGFloat
    let root = CALayer()
    private let renderer: ScreenRenderer?

    init(scale: CGFloat = 1) {
        self.scale = scale
        renderer = ScreenRenderer(size: CGSize(width: 40, height: 40), scale: scale)
        root.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        root.backgroundColor = UIColor.white.cgColor
    }

    /// Adds a black layer.
    @discardableResult
    func add(_ frame: CGRect, to parent: CALayer? = nil, _ change: (CALayer) -> Void = { _ in }) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = UIColor.black.cgColor
        change(layer)
        (parent ?? root).addSublayer(layer)
        return layer
    }

    /// Renders a frame and tells which rectangles of pixels it drew.
    @discardableResult
    func render() -> [PixelRect] {
        renderer?.render([root], at: FrameClock.now) ?? []
    }

    /// Renders a frame and answers with its pixels.
    func pixels() -> Pixels {
        render()
        return Pixels(renderer?.image())
    }
}

extension Pixels {
    /// The red part at a point that was rendered at `scale`: 0 for black, 255 for white.
    func red(at x: CGFloat, _ y: CGFloat, scale: CGFloat) -> Int {
        Int(self[Int(x * scale), Int(y * scale)].red)
    }
}
