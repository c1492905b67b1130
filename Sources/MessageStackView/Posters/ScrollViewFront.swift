import UIKit

/// Keeps a poster in a scroll view in front of the cells and headers that a table or a collection view adds while posts
/// are shown.
///
/// Two things decide that: views are drawn in the order of their `zPosition`, and touched in the order of the subviews.
/// So the object sets both. UIKit doesn't report added views, so it looks for them.
@MainActor
final class ScrollViewFront {
    private unowned let poster: UIView
    private var watch: ScreenWatch?

    /// Starts when a poster in a scroll view shows posts, and stops when it doesn't any more.
    static func update(_ front: inout ScrollViewFront?, of poster: UIView, isNeeded: Bool) {
        let isNeeded = isNeeded && poster.superview is UIScrollView
        guard isNeeded != (front != nil) else { return }
        front?.end()
        front = isNeeded ? ScrollViewFront(of: poster) : nil
    }

    private init(of poster: UIView) {
        self.poster = poster
        // The app may have set another one.
        if poster.layer.zPosition == 0 { poster.layer.zPosition = FrontPosition.bars }
        poster.keepInFront()
        watch = ScreenWatch { [weak poster] in
            poster?.keepInFront()
            return false
        }
    }

    private func end() {
        watch = nil
        if poster.layer.zPosition == FrontPosition.bars { poster.layer.zPosition = 0 }
    }
}
