@available(iOS 26.0, *)
extension UIView {
    /// A part of a view, such as its safe area.
    ///
    /// https://developer.apple.com/documentation/uikit/uiview/layoutregion
    public struct LayoutRegion: Hashable {
        /// The axis along which a region shrinks, so that it contains no covered corner.
        ///
        /// https://developer.apple.com/documentation/uikit/uiview/layoutregion/adaptivityaxis
        public enum AdaptivityAxis: Hashable {
            case horizontal
            case vertical
        }

        let axis: AdaptivityAxis?

        /// Returns the safe area. With an axis, window controls and the display's round corners aren't part of it.
        public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(axis: cornerAdaptation)
        }
    }

    /// Returns the distances, in points, of a region from the edges of the view.
    ///
    /// https://developer.apple.com/documentation/uikit/uiview/edgeinsets(for:)
    public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
        var insets = safeAreaInsets
        guard let axis = region.axis, let window = storedWindow, let scene = window.windowScene else { return insets }
        let origin = window.untransformedFrame.origin
        for corner in scene.coveredCorners {
            let covered = convert(corner.offsetBy(dx: -origin.x, dy: -origin.y), from: window)
            let region = bounds.inset(by: insets)
            guard covered.intersects(region) else { continue }
            switch axis {
            case .horizontal where covered.midX < region.midX:
                insets.left = covered.maxX - bounds.minX
            case .horizontal: insets.right = bounds.maxX - covered.minX
            case .vertical where covered.midY < region.midY: insets.top = covered.maxY - bounds.minY
            case .vertical: insets.bottom = bounds.maxY - covered.minY
            }
        }
        return insets
    }

    /// Returns a guide for a region, which follows its changes.
    ///
    /// https://developer.apple.com/documentation/uikit/uiview/layoutguide(for:)
    public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
        guard region.axis != nil else { return safeAreaLayoutGuide }
        if let guide = layoutState.cornerGuides[region] { return guide }
        let guide = CornerAdaptedGuide(of: region, owner: self)
        layoutState.cornerGuides[region] = guide
        return guide
    }
}

/// The guide of a region that contains no covered corner.
final class CornerAdaptedGuide: UILayoutGuide {
    private static var members: [() -> CornerAdaptedGuide?] = []

    private let region: UIView.LayoutRegion
    /// The insets of the guide in its last layout.
    private var lastInsets = UIEdgeInsets.zero

    init(of region: UIView.LayoutRegion, owner: UIView) {
        self.region = region
        super.init(source: .cornerAdapted, owner: owner)
        Self.members.removeAll { $0() == nil }
        Self.members.append { [weak self] in self }
        lastInsets = insets
    }

    var insets: UIEdgeInsets { owningView?.edgeInsets(for: region) ?? .zero }

    /// Updates the guides to the current places of their views and of the window controls.
    ///
    /// - Returns: Whether a guide has changed.
    static func viewsDidMove(in root: UIView) -> Bool {
        guard !members.isEmpty else { return false }
        return members.compactMap { $0() }.reduce(false) { changed, guide in
            guard let view = guide.owningView, view.isDescendant(of: root) else { return changed }
            return guide.update() || changed
        }
    }

    private func update() -> Bool {
        let insets = insets
        guard insets != lastInsets, let owningView else { return false }
        lastInsets = insets
        LayoutEngine.of(owningView)?.setNeedsDerivation(self)
        owningView.setNeedsLayout()
        return true
    }
}
