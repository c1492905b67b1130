import UIKit

extension Simulator {
    /// A scene, or another app, and its share of the screen's width.
    struct Share {
        weak var scene: UIWindowScene?
        let isOtherApp: Bool
        var fraction: CGFloat

        init(scene: UIWindowScene?, fraction: CGFloat) {
            (self.scene, self.fraction) = (scene, fraction)
            isOtherApp = scene == nil
        }
    }

    /// The width of the divider between two scenes on a tablet, in points.
    private static let divider: CGFloat = 10

    /// The scenes of the app in the split view, from left to right; empty while one scene fills the screen.
    public var splitScenes: [UIWindowScene] { splitIsShown ? split.compactMap(\.scene) : [] }

    /// Whether several scenes, or a scene and another app, share the screen.
    var splitIsShown: Bool { split.count { $0.isOtherApp || $0.scene != nil } > 1 }

    /// Puts scenes side by side, from left to right, with the given fractions of the width; nil is another app. If one scene is
    /// wider than half the screen of a tablet, the narrow one has a fixed width: 320 points, or 375 on a wide screen. Scenes
    /// that aren't in the list fill the screen again. An empty list ends the split view.
    ///
    /// A foldable phone that is open has two equal halves, each with the column of the status bar at its outer edge. While it
    /// is closed it has no split view, and this does nothing.
    public func splitView(_ shares: [(scene: UIWindowScene?, fraction: CGFloat)], animated: Bool = true) {
        realTime?.catchUp()
        guard device.innerDisplay == nil || pose != .closed else { return }
        let former = split.compactMap(\.scene)
        split = shares.count > 1 ? shares.map { Share(scene: $0.scene, fraction: $0.fraction) } : []
        for scene in former where !split.contains(where: { $0.scene === scene }) {
            scene.move(to: nil, orientation: UIScreen.inUse.configuration.interfaceOrientation, animated: animated)
        }
        layOutSplit(animated: animated)
        UIApplication.shared.shareActivity()
        advance(by: 0)
    }

    /// Returns the area that window controls cover, in the coordinates of a scene; nil if it has none. On a tablet,
    /// scenes that don't fill the screen have controls, as in iPadOS 26, also those of an iPhone app. They are no part of the safe area, and the
    /// app gets no touches there.
    public func windowControls(of scene: UIWindowScene) -> CGRect? { scene.windowControlsArea }

    /// Shows a scene on a tablet or a Mac in a centered window of the given size, as Stage Manager does; `nil` for the
    /// whole screen.
    public func resize(_ scene: UIWindowScene, to size: CGSize?, animated: Bool = true) {
        realTime?.catchUp()
        split.removeAll { $0.scene === scene }
        let bounds = UIScreen.inUse.bounds
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
        let shares = split.filter { $0.isOtherApp || $0.scene != nil }
        guard shares.count > 1 else { return }
        if let orientation = UIInterfaceOrientation(rawValue: orientation.rawValue), orientation != .unknown {
            UIScreen.inUse.configuration.interfaceOrientation = orientation
        }
        let bounds = UIScreen.inUse.bounds
        let divider = device.innerDisplay?.divider ?? Self.divider
        let widths =
            device.innerDisplay == nil
            ? Self.widths(of: shares.map(\.fraction), in: bounds.width)
            : shares.map { _ in (bounds.width - divider) / CGFloat(shares.count) }
        var x: CGFloat = 0
        for (share, width) in zip(shares, widths) {
            share.scene?.move(
                to: CGRect(x: x, y: 0, width: width, height: bounds.height),
                orientation: UIScreen.inUse.configuration.interfaceOrientation, animated: animated)
            x += width + divider
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
