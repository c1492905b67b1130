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
}
