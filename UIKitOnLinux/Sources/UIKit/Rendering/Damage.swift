/// The parts of the screen that need redrawing: a few rectangles without overlap.
package struct Damage: Sendable {
    package private(set) var rects: [PixelRect] = []

    /// Each rectangle costs a pass over the layers, so redrawing a few unchanged pixels is cheaper than another
    /// rectangle.
    private static let limit = 8
    private static let cheapArea = 10_000

    package init() {}

    package var isEmpty: Bool { rects.isEmpty }

    package mutating func add(_ rect: PixelRect) {
        var merged = rect
        // After a merge, the rectangle may overlap another one.
        while let index = rects.firstIndex(where: { Self.belongTogether($0, merged) }) {
            merged = merged.union(rects.remove(at: index))
        }
        rects.append(merged)
        if rects.count > Self.limit { mergeClosest() }
    }

    private static func belongTogether(_ a: PixelRect, _ b: PixelRect) -> Bool {
        a.intersects(b) || waste(a, b) <= cheapArea
    }

    /// The number of unnecessarily drawn pixels if the two rectangles are merged.
    private static func waste(_ a: PixelRect, _ b: PixelRect) -> Int {
        a.union(b).area - a.area - b.area
    }

    private mutating func mergeClosest() {
        var best: (first: Int, second: Int, waste: Int)?
        for first in rects.indices {
            for second in rects.indices.dropFirst(first + 1) {
                let waste = Self.waste(rects[first], rects[second])
                if waste < best?.waste ?? .max { best = (first, second, waste) }
            }
        }
        guard let best else { return }
        let merged = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        add(merged)
    }
}
