import UIKit

extension Simulator {
    /// Moves the pointer of a trackpad or mouse to a point of the screen; `nil` hides it.
    public func movePointer(to location: CGPoint?) {
        realTime?.catchUp()
        PointerRouter.shared.move(to: location)
    }

    /// Moves the pointer to the visible center of `view`.
    public func movePointer(to view: UIView) {
        movePointer(to: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    }

    /// Scrolls with the pointer at a point of the screen: one step of a mouse wheel, or a movement of two fingers on a
    /// trackpad. The content moves by `delta`, in points. Scrolling ends a tenth of a second after the last call.
    public func scroll(at location: CGPoint, by delta: CGPoint, type: UIScrollTypeMask = .continuous) {
        realTime?.catchUp()
        ScrollRouter.shared.scroll(at: location, by: delta, type: type)
    }
}
