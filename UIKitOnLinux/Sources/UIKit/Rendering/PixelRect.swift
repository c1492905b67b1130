/// A rectangle of the screen in whole pixels, from the top left corner.
package struct PixelRect: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Creates the pixels that a rectangle touches within `limits`; `nil` if there are none.
    init?(touchedBy rect: CGRect, within limits: PixelRect) {
        let rect = rect.intersection(limits.cgRect)
        guard rect.width > 0, rect.height > 0, rect.minX.isFinite, rect.minY.isFinite else { return nil }
        let (left, top) = (Int(rect.minX.rounded(.down)), Int(rect.minY.rounded(.down)))
        let (right, bottom) = (Int(rect.maxX.rounded(.up)), Int(rect.maxY.rounded(.up)))
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }

    package var maxX: Int { x + width }
    package var maxY: Int { y + height }
    package var area: Int { width * height }

    package var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    /// Whether the rectangles have a pixel in common.
    package func intersects(_ other: PixelRect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }

    /// Returns the smallest rectangle that contains both.
    package func union(_ other: PixelRect) -> PixelRect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        let (right, bottom) = (max(maxX, other.maxX), max(maxY, other.maxY))
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
