import UIKit

/// A drag of a window's title bar or edge on a Mac, which moves or resizes the window.
@MainActor
struct WindowDrag {
    /// The width of the area along an edge that resizes the window, outside and inside of it, in points.
    private static let outside: CGFloat = 6
    private static let inside: CGFloat = 3

    let scene: UIWindowScene
    /// The edges that follow the pointer; empty for the title bar, which moves the window.
    private var edges: UIRectEdge
    private let start: CGPoint
    private let frame: CGRect

    /// Starts a drag at a point of the screen, and brings the window there to the front. The result is nil for a point
    /// that is in the content of a window, or in none.
    init?(at start: CGPoint) {
        guard let scene = MacWindow.use(at: start, margin: Self.outside) else { return nil }
        let window = MacWindow.frame(around: scene)
        edges = []
        if start.x < window.minX + Self.inside { edges.insert(.left) }
        if start.x >= window.maxX - Self.inside { edges.insert(.right) }
        if start.y < window.minY + Self.inside { edges.insert(.top) }
        if start.y >= window.maxY - Self.inside { edges.insert(.bottom) }
        guard !edges.isEmpty || start.y < scene.frame.minY else { return nil }
        (self.scene, self.start, frame) = (scene, start, scene.frame)
    }

    /// Moves or resizes the window for a location of the pointer. The window never gets smaller than its minimum size,
    /// and its title bar stays on the screen.
    func move(to location: CGPoint) {
        let (dx, dy) = (location.x - start.x, location.y - start.y)
        let top = MacWindow.titleBarHeight
        guard !edges.isEmpty else {
            let y = min(max(top, frame.minY + dy), UIScreen.main.bounds.maxY)
            return scene.move(to: CGRect(origin: CGPoint(x: frame.minX + dx, y: y), size: frame.size), animated: false)
        }
        let least = MacWindow.minimumSize
        var (left, right, upper, lower) = (frame.minX, frame.maxX, frame.minY, frame.maxY)
        if edges.contains(.left) { left = min(left + dx, right - least.width) }
        if edges.contains(.right) { right = max(right + dx, left + least.width) }
        if edges.contains(.top) { upper = max(top, min(upper + dy, lower - least.height)) }
        if edges.contains(.bottom) { lower = max(lower + dy, upper + least.height) }
        let resized = CGRect(x: left, y: upper, width: right - left, height: lower - upper)
        scene.move(
            to: CGRect(
                x: resized.minX.rounded(), y: resized.minY.rounded(), width: resized.width.rounded(),
                height: resized.height.rounded()), animated: false)
    }
}
