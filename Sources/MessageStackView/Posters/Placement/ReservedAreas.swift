import UIKit

/// The areas that a post view with posts keeps clear, and the looks for their changes, which nothing reports.
@MainActor
final class ReservedAreas {
    private weak var postView: PostView?
    /// The areas in the coordinates of the window.
    private var areas: [CGRect] = []
    private var watch: ScreenWatch?

    /// Looks for areas at once, and then at the end of each turn.
    init(of postView: PostView) {
        self.postView = postView
        update()
        watch = ScreenWatch { [weak self] in
            guard let self, update() else { return false }
            self.postView?.moveToPlaces()
            return true
        }
    }

    /// Returns the areas in a view's coordinates.
    func frames(in view: UIView) -> [CGRect] { areas.map { view.convert($0, from: nil) } }

    /// Looks for areas.
    ///
    /// - Returns: A Boolean value that indicates whether they have changed.
    @discardableResult
    func update() -> Bool {
        guard let postView, let window = postView.window else { return false }
        let new = (postView.postManager.reservedAreas?(window) ?? []).filter { area in
            [area.minX, area.minY, area.width, area.height].allSatisfy(\.isFinite) && !area.isEmpty
                && window.bounds.intersects(area)
        }
        guard new != areas else { return false }
        areas = new
        return true
    }
}

extension PostLayout.Container {
    /// Sets the areas of the screen that posts in a view keep clear.
    @MainActor
    mutating func setCovers(of view: UIView, reserved areas: ReservedAreas?) {
        reserved = areas?.frames(in: view) ?? []
        corners = view.window.map(RoundCorners.squares)?.map { view.convert($0, from: nil) } ?? []
    }
}
