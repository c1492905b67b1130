import Simulator
import UIKit

extension Stage {
    /// Returns the brightness of the screen at a point, from 0 for black to 1 for white, or `nil` outside the screen.
    func brightness(at point: CGPoint) -> CGFloat? {
        components(at: point).map { $0.reduce(0, +) / 3 }
    }

    /// Returns the red, green and blue components of the screen at a point, from 0 to 1, or `nil` outside the screen.
    func components(at point: CGPoint) -> [CGFloat]? {
        guard let update = draw(scale: 1) else { return nil }
        let (x, y) = (Int(point.x), Int(point.y))
        for part in update.rectangles {
            guard part.x..<part.x + part.width ~= x, part.y..<part.y + part.height ~= y else { continue }
            let start = ((y - part.y) * part.width + x - part.x) * 4
            return part.pixels[start..<start + 3].map { CGFloat($0) / 255 }
        }
        return nil
    }

    /// Draws the whole screen. Completions that are two frames late, and the layout after them, need further frames first, in
    /// which no time passes.
    func draw(scale: CGFloat) -> ScreenUpdate? {
        let screen = simulator.openScreen(scale: scale)
        for _ in 0..<4 {
            simulator.advance(by: 0)
            if let update = screen.takeUpdate() { return update }
        }
        return nil
    }

    /// Returns a Boolean value that indicates whether the screen has a color at a point.
    func shows(_ color: UIColor, at point: CGPoint) -> Bool {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.resolvedColor(with: window.traitCollection).getRed(&red, green: &green, blue: &blue, alpha: nil)
        guard let shown = components(at: point) else { return false }
        return zip(shown, [red, green, blue]).allSatisfy { abs($0 - $1) < 0.02 }
    }
}
