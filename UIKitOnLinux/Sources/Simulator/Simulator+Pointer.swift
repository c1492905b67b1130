import UIKit

extension Simulator {
    /// Moves the pointer of a trackpad or mouse to a point of the screen; `nil` hides it.
    public func movePointer(to location: CGPoint?) {
        realTime?.catchUp()
        PointerRouter.shared.move(to: location)
    }

    /// Moves the pointer to the visible center of `view`.
    public func movePointer(to view: UIView) {
        movePointer(to: view.centerOnScreen)
    }

    /// Presses and releases the secondary button of a mouse, or clicks with two fingers on a trackpad: opens the context
    /// menu of the view at a point of the screen, or of its nearest ancestor that has one. Recognizers and views get a
    /// touch that is canceled at once, so nothing counts it as a tap.
    ///
    /// - Returns: `false` if there is no menu.
    @discardableResult
    public func secondaryClick(at location: CGPoint) -> Bool {
        realTime?.catchUp()
        let id = -1
        TouchRouter.shared.handle([TouchSample(id: id, phase: .began, location: location, type: .indirectPointer)])
        let hasMenu = PointerRouter.shared.secondaryClick(at: location)
        TouchRouter.shared.handle([TouchSample(id: id, phase: .cancelled, location: location)])
        advance(by: 0)
        return hasMenu
    }

    /// Moves or resizes a Mac's window, if a drag began in its title bar or at its edge.
    ///
    /// - Returns: `false` if the touch isn't part of such a drag and must be delivered to the app.
    func dragWindow(_ phase: UITouch.Phase, at location: CGPoint) -> Bool {
        if phase == .began { windowDrag = WindowDrag(at: location) }
        guard let drag = windowDrag else { return false }
        if phase != .cancelled { drag.move(to: location) }
        if phase == .ended || phase == .cancelled { windowDrag = nil }
        return true
    }

    /// Scrolls with the pointer at a point of the screen: one step of a mouse wheel, or a movement of two fingers on a
    /// trackpad. The content moves by `delta`, in points. Scrolling ends a tenth of a second after the last call.
    public func scroll(at location: CGPoint, by delta: CGPoint, type: UIScrollTypeMask = .continuous) {
        realTime?.catchUp()
        ScrollRouter.shared.scroll(at: location, by: delta, type: type)
    }
}

extension UIView {
    /// The center of the view in the coordinates of the screen, which differ from those of a scene that doesn't fill
    /// the screen.
    var centerOnScreen: CGPoint {
        let inWindow = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
        let origin = window?.windowScene?.frame.origin ?? .zero
        return CGPoint(x: inWindow.x + origin.x, y: inWindow.y + origin.y)
    }
}
