import UIKit

/// A poster that keeps its posts clear of the app's reserved areas.
@MainActor
protocol AreaAvoiding: UIView, Poster {
    /// Moves posts to their places, animated, after a change of the areas.
    func reservedAreasDidChange()
}

/// The areas that a poster with posts keeps clear, and the looks for their changes, which nothing reports.
@MainActor
final class ReservedAreas {
    private weak var poster: (any AreaAvoiding)?
    /// The areas in the coordinates of the window.
    private var areas: [CGRect] = []
    private var watch: ScreenWatch?

    /// Looks for areas at once, and then at the end of each turn.
    init(of poster: any AreaAvoiding) {
        self.poster = poster
        _ = update()
        watch = ScreenWatch { [weak self] in
            guard let self, update() else { return false }
            self.poster?.reservedAreasDidChange()
            return true
        }
    }

    /// Returns the areas of a poster with posts; nil without posts, and if the app has no areas.
    ///
    /// - Parameter present: The present areas of the poster.
    static func needed(by poster: any AreaAvoiding, hasPosts: Bool, present: ReservedAreas?) -> ReservedAreas? {
        hasPosts && poster.postManager.reservedAreas != nil ? present ?? ReservedAreas(of: poster) : nil
    }

    /// Returns the areas in a view's coordinates.
    func frames(in view: UIView) -> [CGRect] { areas.map { view.convert($0, from: nil) } }

    /// Looks for areas.
    ///
    /// - Returns: A Boolean value that indicates whether they have changed.
    func update() -> Bool {
        guard let poster, let window = poster.window else { return false }
        let new = (poster.postManager.reservedAreas?(window) ?? []).filter { area in
            [area.minX, area.minY, area.width, area.height].allSatisfy(\.isFinite) && !area.isEmpty
                && window.bounds.intersects(area)
        }
        guard new != areas else { return false }
        areas = new
        return true
    }
}
