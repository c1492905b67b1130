import UIKit

extension Simulator {
    /// A scene and its share of the screen's width.
    struct Share {
        weak var scene: UIWindowScene?
        var fraction: CGFloat
    }

    /// The width of the divider between two scenes, in points.
    private static let divider: CGFloat = 10

    /// The scenes of the split view, from left to right; empty while one scene fills the screen.
    public var splitScenes: [UIWindowScene] {
        let scenes = split.compactMap(\.scene)
        return scenes.count > 1 ? scenes : []
    }

    /// Puts scenes side by side on a tablet, from left to right, with the given fractions of the width. If one scene is
    /// wider than half the screen, the narrow one has a fixed width: 320 points, or 375 on a wide screen. Scenes that
    /// aren't in the list fill the screen again. An empty list ends the split view.
    public func splitView(_ shares: [(scene: UIWindowScene, fraction: CGFloat)], animated: Bool = true) {
        realTime?.catchUp()
        let former = split.compactMap(\.scene)
        split = shares.count > 1 ? shares.map { Share(scene: $0.scene, fraction: $0.fraction) } : []
        for scene in former where !split.contains(where: { $0.scene === scene }) {
            scene.move(to: nil, orientation: UIScreen.main.configuration.interfaceOrientation, animated: animated)
        }
        layOutSplit(animated: animated)
        advance(by: 0)
    }

    /// Returns the area that window controls cover, in the coordinates of a scene; nil if it has none. On a tablet,
    /// scenes that don't fill the screen have controls, as in iPadOS 26. They are no part of the safe area, and the
    /// app gets no touches there.
    public func windowControls(of scene: UIWindowScene) -> CGRect? { scene.windowControlsArea }

    /// Shows a scene on a tablet or a Mac in a centered window of the given size, as Stage Manager does; `nil` for the
    /// whole screen.
    public func resize(_ scene: UIWindowScene, to size: CGSize?, animated: Bool = true) {
        realTime?.catchUp()
        split.removeAll { $0.scene === scene }
        let bounds = UIScreen.main.bounds
        let frame = size.map {
            CGRect(
                x: ((bounds.width - $0.width) / 2).rounded(), y: ((bounds.height - $0.height) / 2).rounded(),
                width: $0.width, height: $0.height)
        }
        scene.move(to: frame, animated: animated)
        advance(by: 0)
    }

    /// Lays out the scenes of the split view again, because the screen may have rotated.
    func layOutSplit(animated: Bool) {
        let shares = split.filter { $0.scene != nil }
        guard shares.count > 1 else { return }
        if let orientation = UIInterfaceOrientation(rawValue: orientation.rawValue), orientation != .unknown {
            UIScreen.main.configuration.interfaceOrientation = orientation
        }
        let bounds = UIScreen.main.bounds
        let widths = Self.widths(of: shares.map(\.fraction), in: bounds.width)
        var x: CGFloat = 0
        for (share, width) in zip(shares, widths) {
            share.scene?.move(
                to: CGRect(x: x, y: 0, width: width, height: bounds.height),
                orientation: UIScreen.main.configuration.interfaceOrientation, animated: animated)
            x += width + Self.divider
        }
    }

    private static func widths(of fractions: [CGFloat], in width: CGFloat) -> [CGFloat] {
        let free = width - divider * CGFloat(fractions.count - 1)
        let total = fractions.reduce(0, +)
        guard fractions.count == 2, total > 0, abs(fractions[0] - fractions[1]) > 0.05 * total else {
            return fractions.map { total > 0 ? free * $0 / total : free / CGFloat(fractions.count) }
        }
        let narrow = min(free, width > 1_000 ? 375 : 320)
        return fractions[0] < fractions[1] ? [narrow, free - narrow] : [free - narrow, narrow]
    }
}
