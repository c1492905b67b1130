/// A coordinate space on a screen.
///
/// https://developer.apple.com/documentation/uikit/uicoordinatespace
@MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A snapshot of the coordinate space of a scene or screen.
final class FixedCoordinateSpace: NSObject, UICoordinateSpace {
    let bounds: CGRect
    private let origin: CGPoint

    /// Creates a coordinate space with the given frame on the screen.
    init(frame: CGRect) {
        bounds = CGRect(origin: .zero, size: frame.size)
        origin = frame.origin
        super.init()
    }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        let onScreen = CGPoint(x: point.x + origin.x, y: point.y + origin.y)
        if let view = coordinateSpace as? UIView { return view.pointFromScreen(onScreen) }
        let other = (coordinateSpace as? FixedCoordinateSpace)?.origin ?? .zero
        return CGPoint(x: onScreen.x - other.x, y: onScreen.y - other.y)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let view = coordinateSpace as? UIView else { return coordinateSpace.convert(point, to: self) }
        let onScreen = view.pointOnScreen(point)
        return CGPoint(x: onScreen.x - origin.x, y: onScreen.y - origin.y)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.mappingCorners { convert($0, to: coordinateSpace) }
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.mappingCorners { convert($0, from: coordinateSpace) }
    }
}

// MARK: - UIView

/// Conversions between views of one window are the optional forms' of `UIView`. Swift prefers the overloads here for
/// views that aren't optional.
extension UIView: UICoordinateSpace {
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let view = coordinateSpace as? UIView else { return coordinateSpace.convert(point, from: self) }
        guard view.storedWindow !== storedWindow else { return convert(point, to: Optional(view)) }
        return view.pointFromScreen(pointOnScreen(point))
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let view = coordinateSpace as? UIView else { return coordinateSpace.convert(point, to: self) }
        guard view.storedWindow !== storedWindow else { return convert(point, from: Optional(view)) }
        return pointFromScreen(view.pointOnScreen(point))
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let view = coordinateSpace as? UIView, view.storedWindow === storedWindow else {
            return rect.mappingCorners { convert($0, to: coordinateSpace) }
        }
        return convert(rect, to: Optional(view))
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let view = coordinateSpace as? UIView, view.storedWindow === storedWindow else {
            return rect.mappingCorners { convert($0, from: coordinateSpace) }
        }
        return convert(rect, from: Optional(view))
    }
}

extension CGRect {
    /// Returns the bounding box of two mapped opposite corners. No space here is rotated relative to another.
    fileprivate func mappingCorners(_ map: (CGPoint) -> CGPoint) -> CGRect {
        let (first, second) = (map(CGPoint(x: minX, y: minY)), map(CGPoint(x: maxX, y: maxY)))
        return CGRect(
            x: first.x, y: first.y, width: second.x - first.x, height: second.y - first.y
        ).standardized
    }
}
