import UIKit

extension Simulator {
    /// Moves the pointer of a trackpad or a mouse to a point of the screen; nil takes it away.
    public func movePointer(to location: CGPoint?) {
        realTime?.catchUp()
        PointerRouter.shared.move(to: location)
    }

    /// Moves the pointer to the middle of `view` as it is seen.
    public func movePointer(to view: UIView) {
        movePointer(to: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    }

    /// Turns the wheel of a mouse by a step, or moves two fingers on a trackpad, with the pointer at a point of the
    /// screen: the content there goes the way of `delta`, in points. It ends after a tenth of a second without a step.
    public func scroll(at location: CGPoint, by delta: CGPoint, type: UIScrollTypeMask = .continuous) {
        realTime?.catchUp()
        ScrollRouter.shared.scroll(at: location, by: delta, type: type)
    }
}
