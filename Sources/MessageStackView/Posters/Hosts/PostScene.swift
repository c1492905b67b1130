import UIKit

/// A scene of the app: whether it was in use, and the room that posts take on its windows.
@MainActor
final class PostScene {
    /// The scene; nil after it has been released.
    private(set) weak var scene: UIWindowScene?

    /// A Boolean value that indicates whether the scene has been in use since the library knows it.
    var wasInUse = false

    /// The spaces of posters that show posts, in the order in which they began to.
    fileprivate private(set) var spaces: [OccupiedSpace] = []

    init(of scene: UIWindowScene) {
        self.scene = scene
    }

    /// Adds or removes a space, and has the posters laid out that make room for others than before.
    fileprivate func update(_ space: OccupiedSpace) {
        spaces.removeAll { $0.poster == nil || $0 === space && space.frames.isEmpty }
        if !space.frames.isEmpty, !spaces.contains(where: { $0 === space }) { spaces.append(space) }
        for space in spaces where space.isStale { space.poster?.setNeedsLayout() }
    }
}

/// A poster that keeps its posts clear of those of others.
@MainActor
protocol SpaceSharing: UIView {
    /// The level of the poster; nil if its posts and those of others may cover each other.
    var spaceLevel: OccupiedSpace.Level? { get }

    /// The frames of the posts that are entering or shown at each edge, in the coordinates of the window.
    var occupiedFrames: [PostEdge: [CGRect]] { get }

    /// Lays out the posts after others have taken or left room.
    func makeRoom()
}

/// The room that the posts of a poster take at the edges of their scene, and the room of others, which they keep clear of.
///
/// A poster moves its posts away from those of lower levels, and from those of its own level that were shown earlier. So no two
/// posters move away from each other.
@MainActor
final class OccupiedSpace {
    /// The levels of posters, lowest first.
    enum Level: Int {
        /// The level of posters whose posts are between the bars of a screen.
        case bars
        /// The level of posters in the views of the app.
        case embedded
        /// The level of posters whose posts are directly on windows.
        case windows
    }

    init(of poster: any SpaceSharing) {
        self.poster = poster
    }

    // MARK: - Internal

    /// A Boolean value that indicates whether the poster has to make room for other posts than in its last layout; false
    /// outside a window, where it isn't laid out.
    var isStale: Bool { poster?.window != nil && obstacles != currentObstacles }

    /// Takes the room of the poster's current posts after a layout.
    func update() {
        guard !isLayingOut else { return }
        take()
        if !Self.isSharing { PostSlot.callFollowers(.inLayout) }
    }

    private func take() {
        let window = poster?.window
        var new: [PostEdge: [CGRect]] = [:]
        if let poster, let window, poster.spaceLevel != nil {
            let origin = window.frame.origin
            // An empty post, such as one whose view the app has taken, needs no room.
            new = poster.occupiedFrames.compactMapValues { frames in
                let taken = frames.filter { !$0.isEmpty }.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
                return taken.isEmpty ? nil : taken
            }
        }
        let newScene = window?.windowScene.map(SceneHistory.shared.scene)
        if scene !== newScene {
            frames = [:]
            scene?.update(self)
            scene = newScene
        }
        guard new != frames else { return }
        if poster?.movesWithContent == true { new = [:] }
        frames = new
        scene?.update(self)
    }

    /// Lets other posters make room for the poster's posts.
    ///
    /// - Parameters:
    ///   - animated: Whether their posts, and views of the app, move to their places.
    ///   - timing: The timing of the views of the app; `.calm` by default.
    ///   - layout: Lays out the poster's own posts before.
    func share(animated: Bool, timing: PostTransition.Timing = .calm, after layout: () -> Void = {}) {
        isLayingOut = true
        Self.isSharing = true
        layout()
        isLayingOut = false
        take()
        defer {
            Self.isSharing = false
            PostSlot.callFollowers(animated ? .animated(timing) : .atOnce)
        }
        let makers = scene?.spaces.filter(\.isStale).compactMap(\.poster) ?? []
        guard !makers.isEmpty else { return }
        let makeRoom: @MainActor () -> Void = { for maker in makers { maker.makeRoom() } }
        // Within an animation of the poster, the others move along.
        guard animated else { return makeRoom() }
        UIView.applyLayout(animated: true, makeRoom)
    }

    /// Returns the frames of the posts that the poster makes room for, in the coordinates of a view.
    func obstacles(in view: UIView) -> [PostEdge: [CGRect]] {
        obstacles = currentObstacles
        guard !obstacles.isEmpty, let origin = view.window?.frame.origin else { return [:] }
        return obstacles.mapValues { $0.map { view.convert($0.offsetBy(dx: -origin.x, dy: -origin.y), from: nil) } }
    }

    // MARK: - Private

    fileprivate private(set) weak var poster: (any SpaceSharing)?
    private weak var scene: PostScene?

    /// The frames of the poster's posts, in the coordinates of the scene.
    fileprivate private(set) var frames: [PostEdge: [CGRect]] = [:]

    /// The frames for which the poster made room in its last layout, in the coordinates of the scene.
    private var obstacles: [PostEdge: [CGRect]] = [:]

    /// A Boolean value that indicates whether the poster is being laid out, after which it takes its room.
    private var isLayingOut = false

    /// A Boolean value that indicates whether posters are being laid out after which views of the app make room, in one motion.
    private static var isSharing = false

    /// The frames of posts that are visible, and in the half of the scene at their edge. The lower half is that of the part
    /// above a docked keyboard.
    private var currentObstacles: [PostEdge: [CGRect]] {
        guard let poster, let window = poster.window, let scene = window.windowScene.map(SceneHistory.shared.scene)
        else { return [:] }
        let others = scene.spaces.filter { makesRoom(for: $0, in: scene) }
        guard !others.isEmpty, !poster.movesWithContent else { return [:] }
        let middle = window.frame.midY
        let lowerMiddle = window.guidedKeyboard.map { window.frame.minY + $0.minY / 2 } ?? middle
        var all: [PostEdge: [CGRect]] = [:]
        for other in others {
            for (edge, frames) in other.frames {
                let near = frames.filter { edge == .bottom ? $0.minY > lowerMiddle : $0.maxY < middle }
                if !near.isEmpty, other.isVisible(at: edge) { all[edge, default: []] += near }
            }
        }
        return all
    }

    private func makesRoom(for other: OccupiedSpace, in scene: PostScene) -> Bool {
        guard other !== self, let poster, let level = poster.spaceLevel?.rawValue,
            let otherPoster = other.poster, let otherLevel = otherPoster.spaceLevel?.rawValue
        else { return false }
        // A poster in a post moves with it.
        guard !poster.isDescendant(of: otherPoster), !otherPoster.isDescendant(of: poster) else { return false }
        guard level == otherLevel else { return level > otherLevel }
        // A poster that shows nothing yet is later than the others.
        return scene.spaces.first { $0 === self || $0 === other } === other
    }

    /// Returns whether the poster isn't behind a screen that is presented over its own.
    private func isVisible(at edge: PostEdge) -> Bool {
        guard let poster, poster.spaceLevel != .windows, let window = poster.window, let root = poster.rootController
        else { return true }
        return root === VisibleScreen(in: window, at: edge).controller?.rootController
    }
}

extension UIResponder {
    /// The outermost parent of the nearest controller; nil if there is none.
    var rootController: UIViewController? {
        nearestController.flatMap { Array(sequence(first: $0, next: \.parent)).last }
    }
}
