import Simulator
import UIKit

extension Stage {
    /// Returns the brightness of the screen at a point, from 0 for black to 1 for white, or `nil` outside the screen.
    func brightness(at point: CGPoint) -> CGFloat? {
        simulator.advance(by: 0)
        guard let update = simulator.openScreen(scale: 1).takeUpdate() else { return nil }
        let (x, y) = (Int(point.x), Int(point.y))
        for part in update.rectangles {
            guard part.x..<part.x + part.width ~= x, part.y..<part.y + part.height ~= y else { continue }
            let start = ((y - part.y) * part.width + x - part.x) * 4
            return part.pixels[start..<start + 3].reduce(0) { $0 + CGFloat($1) } / 3 / 255
        }
        return nil
    }
}
