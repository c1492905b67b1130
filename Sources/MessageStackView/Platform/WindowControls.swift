import UIKit

/// The window controls that iPadOS 26 draws over the upper leading corner of an app's window, in no safe area. Apps for iPhones
/// have them too, on an iPad.
///
/// Corner-adapted regions leave them out. The region of the window has their size, and the guides of views report
/// changes.
@MainActor
enum WindowControls {
    /// The least size of controls, in points. A smaller difference between a corner-adapted region and the safe area
    /// is that of a display's round corner: at most 18 points were measured, and 43 × 66 of window controls.
    private static let leastLength: CGFloat = 24

    /// The least length of the shorter side of a tablet's screen, in points. The smallest iPad has 744. The inner display of iPhone
    /// Duo has 669, and corners that are too round to tell from controls.
    private static let leastTabletLength: CGFloat = 700

    /// Returns whether the system may draw window controls over the window of a view.
    static func mayCover(_ view: UIView) -> Bool {
        #if !os(visionOS) && !targetEnvironment(macCatalyst)
            // An app for iPhones has its idiom on an iPad too, where its window can be a part of the screen.
            if #available(iOS 26.0, *) {
                let screen = (view as? UIWindow ?? view.window)?.windowScene?.screen.bounds.size ?? .zero
                return view.traitCollection.userInterfaceIdiom == .pad
                    || min(screen.width, screen.height) >= leastTabletLength
            }
        #endif
        return false
    }

    /// Returns the area of the window controls, in the coordinates of the window; nil if there are none.
    static func area(in window: UIWindow) -> CGRect? {
        #if !os(visionOS) && !targetEnvironment(macCatalyst)
            guard #available(iOS 26.0, *), mayCover(window) else { return nil }
            let safe = window.safeAreaInsets
            let bottom = window.edgeInsets(for: .safeArea(cornerAdaptation: .vertical)).top
            guard bottom - safe.top >= leastLength else { return nil }
            let sides = window.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal))
            var area = CGRect(x: window.bounds.minX, y: window.bounds.minY, width: window.bounds.width, height: bottom)
            if sides.left - safe.left >= leastLength {
                area.size.width = sides.left
            } else if sides.right - safe.right >= leastLength {
                area.origin.x = window.bounds.maxX - sides.right
                area.size.width = sides.right
            }
            return area
        #else
            return nil
        #endif
    }

    /// Returns a guide of a view that moves when window controls appear or disappear; nil if the system has none.
    static func guide(of view: UIView) -> UILayoutGuide? {
        #if !os(visionOS) && !targetEnvironment(macCatalyst)
            if #available(iOS 26.0, *), mayCover(view) {
                return view.layoutGuide(for: .safeArea(cornerAdaptation: .vertical))
            }
        #endif
        return nil
    }
}

extension UIView {
    /// The safe area insets without those that the library adds for posts. At the top, they are also below window controls.
    var clearInsets: UIEdgeInsets {
        var insets = SafeAreaShare.isAround(self) ? insetsFromController : promptSafeAreaInsets
        let room = SafeAreaShare.insets(of: self)
        insets.top = max(0, insets.top - room.top)
        insets.bottom = max(0, insets.bottom - room.bottom)
        insets.top = max(insets.top, heightBelowWindowControls)
        return insets
    }

    /// The safe area insets, also of a new view, which may get them later than its superview. The superview's insets are the
    /// greatest ones, since the frame may be older than a rotation.
    var promptSafeAreaInsets: UIEdgeInsets {
        guard let superview, !(superview is UIScrollView) else { return safeAreaInsets }
        var insets = safeAreaInsets
        let outer = superview.safeAreaInsets, frame = untransformedFrame
        let (above, below) = (frame.minY - superview.bounds.minY, superview.bounds.maxY - frame.maxY)
        insets.top = max(insets.top, outer.top - max(0, above))
        insets.bottom = max(insets.bottom, outer.bottom - max(0, below))
        return insets
    }

    /// The safe area insets that follow from those of the controller's view, since a view may get its own later.
    private var insetsFromController: UIEdgeInsets {
        var insets = safeAreaInsets
        guard let superview, !(next is UIViewController), !(superview is UIScrollView) else { return insets }
        let outer = superview.insetsFromController, frame = untransformedFrame
        insets.top = min(max(0, outer.top - frame.minY + superview.bounds.minY), outer.top)
        insets.bottom = min(max(0, outer.bottom - superview.bounds.maxY + frame.maxY), outer.bottom)
        return insets
    }

    /// The height of the upper part of the view that window controls cover, in points. The part reaches over the whole
    /// width.
    var heightBelowWindowControls: CGFloat {
        guard let window, let area = WindowControls.area(in: window) else { return 0 }
        let frame = superview.map { $0.convert(untransformedFrame, to: window) } ?? bounds
        guard frame.minX < area.maxX, frame.maxX > area.minX else { return 0 }
        return min(max(area.maxY - frame.minY, 0), area.height)
    }
}
