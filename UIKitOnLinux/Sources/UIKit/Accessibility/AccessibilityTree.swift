/// The elements on the screen that assistive technologies find, in reading order.
///
/// Each reader builds a new tree, so that a change by the app takes effect at once. Nothing is cached.
@MainActor
package struct AccessibilityTree {
    /// A node: an element, or a container whose elements are read together.
    @MainActor
    package struct Node {
        package let responder: UIResponder
        package let isElement: Bool
        /// The frame in screen coordinates, in points.
        package let frame: CGRect
        package let children: [Node]

        /// The elements, in reading order.
        package var elements: [UIResponder] { isElement ? [responder] : children.flatMap(\.elements) }
    }

    /// The windows that contain elements, frontmost first.
    package let roots: [Node]

    /// The elements of all windows, in reading order.
    package var elements: [UIResponder] { roots.flatMap(\.elements) }

    /// Creates the tree of `windows`, which are ordered back to front.
    package init(windows: [UIWindow]) {
        roots = Self.uncovered(windows.filter(\.isSeenByAccessibility)).reversed().compactMap { window in
            let node = Self.container(window, Self.contents(of: window), isOrdered: Self.listed(by: window) != nil)
            return node.children.isEmpty ? nil : node
        }
    }

    // MARK: - Windows

    /// Returns the windows without those behind a modal view, which may be in the same window or in one above.
    private static func uncovered(_ windows: [UIWindow]) -> [UIWindow] {
        guard let front = windows.lastIndex(where: hasModalView) else { return windows }
        return Array(windows[front...])
    }

    private static func hasModalView(_ view: UIView) -> Bool {
        guard view.isSeenByAccessibility else { return false }
        return view.accessibilityViewIsModal || view.subviews.contains(where: hasModalView)
    }

    // MARK: - Views

    /// Returns the responder's node: the responder itself if it is an element, otherwise its contents.
    private static func nodes(of responder: UIResponder) -> [Node] {
        if responder.accessibilityElementsHidden { return [] }
        if let view = responder as? UIView, !view.isSeenByAccessibility { return [] }
        if responder.isAccessibilityElement {
            let frame = responder.accessibilityFrame
            guard responder.isReachable(at: frame) else { return [] }
            return [Node(responder: responder, isElement: true, frame: frame, children: [])]
        }
        let children = contents(of: responder)
        guard !children.isEmpty else { return [] }
        let isOrdered = listed(by: responder) != nil
        guard isOrdered || responder.shouldGroupAccessibilityChildren || responder.accessibilityContainerType != .none
        else { return children }
        return [container(responder, children, isOrdered: isOrdered)]
    }

    private static func contents(of responder: UIResponder) -> [Node] {
        if let listed = listed(by: responder) { return listed.flatMap(nodes) }
        guard let view = responder as? UIView else { return [] }
        if let modal = (view as? PresentationContainerView)?.modalPresentedView { return nodes(of: modal) }
        let visible = view.subviews.filter(\.isSeenByAccessibility)
        // Of several modal siblings, the frontmost counts.
        if let modal = visible.last(where: \.accessibilityViewIsModal) { return nodes(of: modal) }
        return visible.flatMap(nodes)
    }

    /// Returns the elements that a container lists, or nil if its elements are its subviews.
    private static func listed(by responder: UIResponder) -> [UIResponder]? {
        if let elements = responder.accessibilityElements {
            // A container that lists itself would recurse forever.
            return elements.compactMap { $0 as? UIResponder }.filter { $0 !== responder }
        }
        let count = responder.accessibilityElementCount()
        guard count > 0, count != NSNotFound else { return nil }
        return (0..<count).compactMap { responder.accessibilityElement(at: $0) as? UIResponder }
    }

    private static func container(_ responder: UIResponder, _ children: [Node], isOrdered: Bool) -> Node {
        let frame = children.dropFirst().reduce(children.first?.frame ?? .zero) { $0.union($1.frame) }
        return Node(
            responder: responder, isElement: false, frame: frame,
            children: isOrdered ? children : order(of: responder).sorted(children, frame: \.frame))
    }

    private static func order(of responder: UIResponder) -> ReadingOrder {
        let direction = (responder as? UIView)?.effectiveUserInterfaceLayoutDirection
        return ReadingOrder(isRightToLeft: direction == .rightToLeft)
    }
}

extension UIView {
    /// Whether the view is visible and not hidden from assistive technologies.
    fileprivate var isSeenByAccessibility: Bool { !isHidden && alpha >= 0.01 && !accessibilityElementsHidden }
}

extension UIResponder {
    /// Whether the element is on the screen or can be scrolled into view.
    fileprivate func isReachable(at frame: CGRect) -> Bool {
        guard !frame.isEmpty else { return false }
        guard let view = self as? UIView, accessibilityState.frame == nil else {
            return frame.intersects(UIScreen.inUse.bounds)
        }
        var visible = frame
        var ancestor = view.superview
        while let current = ancestor {
            let bounds = UIAccessibility.convertToScreenCoordinates(current.bounds, in: current)
            if current is UIScrollView {
                visible = bounds
            } else if current.clipsToBounds {
                visible = visible.intersection(bounds)
                if visible.isNull || visible.isEmpty { return false }
            }
            ancestor = current.superview
        }
        return visible.intersects(UIScreen.inUse.bounds)
    }

    /// The next responder for an action that this one doesn't handle: the container of an element, otherwise the next
    /// responder. For a controller it is the superview of its view, for example the container view of a sheet, which
    /// can dismiss it.
    package var nextForAccessibility: UIResponder? {
        if let superview = (self as? UIViewController)?.viewIfLoaded?.superview { return superview }
        guard let element = self as? UIAccessibilityElement else { return next }
        return element.accessibilityContainer as? UIResponder ?? element.next
    }

    /// Returns the first responder, starting with this one, for which `does` returns true.
    package func firstForAccessibility(that does: (UIResponder) -> Bool) -> UIResponder? {
        var responder: UIResponder? = self
        while let current = responder {
            if does(current) { return current }
            responder = current.nextForAccessibility
        }
        return nil
    }
}
