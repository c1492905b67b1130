internal import Readings

@available(iOS 27.1, *)
extension UIView {
    /// An area of a view that something else occupies, such as the fold of a foldable phone.
    ///
    /// https://developer.apple.com/documentation/uikit/uiview/reservedregion
    public struct ReservedRegion {
        /// The identity of what occupies a region.
        public struct ID: Hashable {
            let name: String
        }

        /// https://developer.apple.com/documentation/uikit/uiview/reservedregion/kind-swift.struct
        public struct Kind: Hashable {
            private let name: String

            /// An area at which content is divided, such as a fold.
            nonisolated(unsafe) public static let division = Kind(name: "division")
            /// An area that covers content: here a camera and the status bar of a foldable phone. Apple's UIKit also has
            /// others.
            nonisolated(unsafe) public static let occlusion = Kind(name: "occlusion")
        }

        /// https://developer.apple.com/documentation/uikit/uiview/reservedregion/queryoptions
        public struct QueryOptions: OptionSet {
            public let rawValue: UInt

            public init(rawValue: UInt) {
                self.rawValue = rawValue
            }

            /// Inactive regions are in the result, too.
            nonisolated(unsafe) public static let includeInactive = QueryOptions(rawValue: 1)
        }

        public let id: ID
        public let kind: Kind
        /// The area in the coordinates of the view, with its margins, in points.
        public let frame: CGRect
        /// The part of `frame` around what occupies the region. The fold itself has no width.
        public let margins: UIEdgeInsets
        /// A Boolean value that indicates whether content should keep clear of the region now.
        public let isActive: Bool
    }

    /// Returns the regions that intersect the view.
    ///
    /// With a reading, there are none in the first turns, and inactive ones are returned, too. Apple's overview says that all
    /// are returned, whether they are active or not, and the name of the option suggests otherwise.
    ///
    /// https://developer.apple.com/documentation/uikit/uiview/reservedregions(kind:options:)
    public func reservedRegions(
        kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions = []
    ) -> [ReservedRegion] {
        guard ReservedRegions.areReady(in: self), let window = storedWindow, let scene = window.windowScene else {
            return []
        }
        let includesInactive = options.contains(.includeInactive) || Reading.reservedRegionsDiffer.isOn
        let origin = window.untransformedFrame.origin
        return scene.reservedRegions(kind: kind).compactMap { region in
            let frame = convert(region.frame.offsetBy(dx: -origin.x, dy: -origin.y), from: window)
            guard region.isActive || includesInactive, frame.intersects(bounds) else { return nil }
            return ReservedRegion(
                id: region.id, kind: kind, frame: frame, margins: region.margins, isActive: region.isActive)
        }
    }
}

@available(iOS 27.1, *)
extension UIWindowScene {
    /// Returns the regions in the coordinates of the scene.
    fileprivate func reservedRegions(kind: UIView.ReservedRegion.Kind) -> [UIView.ReservedRegion] {
        let geometry = effectiveGeometryValues
        guard kind == .division else {
            return [("camera", geometry.camera), ("status", geometry.statusArea)].compactMap { name, frame in
                frame.map { .init(id: .init(name: name), kind: kind, frame: $0, margins: .zero, isActive: true) }
            }
        }
        guard let fold = geometry.fold else { return [] }
        let isVertical = fold.height > fold.width
        let margins = UIEdgeInsets(
            top: isVertical ? 0 : fold.height / 2, left: isVertical ? fold.width / 2 : 0,
            bottom: isVertical ? 0 : fold.height / 2, right: isVertical ? fold.width / 2 : 0)
        return [.init(id: .init(name: "fold"), kind: kind, frame: fold, margins: margins, isActive: Hinge.isBent)]
    }
}
