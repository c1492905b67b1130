public import UIKit

extension PostPresentation {
    /// Returns a presentation with which the post is a card beside a view, with an arrow that points at the middle of the visible
    /// part of the view. The card is as wide as its content, at most 320 points. A tap outside the card reaches the app, and
    /// removes the post. The user can throw the card off the screen in any direction.
    ///
    /// ```swift
    /// postView.post("Tap here to filter", as: .anchored(to: filterButton))
    /// ```
    ///
    /// The library tries the lower, the upper, the trailing and the leading edge of the view in this order, and shows the post at
    /// the first edge with enough room. If no edge has enough room, the post is above or below the view, and its content scrolls.
    /// While the post is on screen, it follows the view in each frame, and moves to another edge if the room at its edge becomes
    /// too small.
    ///
    /// The post ends with `PostRemovalReason.anchorGone` when no part of the view has been visible for half a second, or at once
    /// when the view was removed from its window, hidden or deallocated. The presentation doesn't retain the view.
    ///
    /// The view must be in the superview or window of the `PostView` that shows the post, or in another window of the same scene.
    /// The `placement` of the returned presentation contains the view, so that another presentation with this placement is beside
    /// the view too. The `position`, `alignment` and `centerOffset` of this placement have no effect, and neither has
    /// `PostView.deck`. A `MessageStackView` ignores the view.
    ///
    /// - Parameters:
    ///   - view: The view beside which the post is shown.
    ///   - rect: The part of the view beside which the post is shown, in the coordinate system of the view. The default is nil,
    ///     which uses the bounds of the view.
    ///   - edge: The edge of the view that is tried before the others. The default is nil, for no preferred edge.
    @MainActor
    public static func anchored(to view: UIView, rect: CGRect? = nil, edge: PostEdge? = nil) -> PostPresentation {
        anchored(PostPlacement.Anchor(view, rect: rect), at: edge)
    }

    /// Returns a presentation with which the post is a card beside an item, such as a `UIBarButtonItem`, with an arrow that
    /// points at the item. In other respects, the presentation is like that of `anchored(to:rect:edge:)`.
    ///
    /// - Parameters:
    ///   - item: The item beside which the post is shown.
    ///   - edge: The edge of the item that is tried before the others. The default is nil, for no preferred edge: the lower, the
    ///     upper, the trailing and the leading edge are tried in this order.
    @available(iOS 17.0, *)
    @MainActor
    public static func anchored(
        to item: any UIPopoverPresentationControllerSourceItem, edge: PostEdge? = nil
    ) -> PostPresentation {
        anchored(PostPlacement.Anchor(item), at: edge)
    }

    /// A presentation for the SwiftUI modifiers `post(isPresented:)` and `post(item:)`, with which the post is a card with an
    /// arrow beside the view that has the modifier. It is the same as `anchored(edge:)` without a preferred edge.
    ///
    /// ```swift
    /// Button("Filter", action: filter)
    ///     .post(isPresented: $showsHint, as: .anchored) { "Tap here to filter" }
    /// ```
    public static let anchored = anchored()

    /// Returns a presentation for the SwiftUI modifiers `post(isPresented:)` and `post(item:)`, with which the post is a card
    /// with an arrow beside the view that has the modifier. In other respects, the post is like one of `anchored(to:rect:edge:)`.
    /// A post that comes from neither modifier is at the edge at which posts are shown by default, such as `PostView.edge`.
    ///
    /// - Parameter edge: The edge of the view that is tried before the others. The default is nil, for no preferred edge: the
    ///   lower, the upper, the trailing and the leading edge are tried in this order.
    public static func anchored(edge: PostEdge? = nil) -> PostPresentation { anchored(nil, at: edge) }

    /// Returns the presentation beside a SwiftUI view that posts, if it depends on that view.
    @MainActor
    func beside(source view: UIView?) -> PostPresentation {
        guard placement.isBesideSource, let view else { return self }
        var presentation = self
        presentation.placement.anchor = PostPlacement.Anchor(view)
        return presentation
    }

    private static func anchored(_ anchor: PostPlacement.Anchor?, at edge: PostEdge?) -> PostPresentation {
        PostPresentation {
            $0.placement.anchor = anchor
            $0.placement.anchorEdge = edge
            $0.placement.isBesideSource = anchor == nil
            $0.placement.insets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
            $0.size.width = .content
            $0.size.maximumWidth = .points(320)
            $0.style.corners = .themed(20)
            $0.transition = PostTransition(entrance: .scale(from: 0.9).and(.fade()), exit: .fade())
            $0.backdrop.touches = .forward.and(.remove)
            $0.pan = .fling
        }
    }
}

extension PostPlacement {
    /// A view, a part of a view, or an item that a post is beside. It isn't retained.
    @MainActor
    final class Anchor {
        /// The view or item; nil once it is deallocated.
        private(set) weak var object: AnyObject?
        private nonisolated let identity: ObjectIdentifier
        private nonisolated let rect: CGRect?

        init(_ object: AnyObject, rect: CGRect? = nil) {
            self.object = object
            identity = ObjectIdentifier(object)
            self.rect = rect
        }

        /// The view; nil for another item.
        var view: UIView? { object as? UIView }

        /// A Boolean value that indicates whether the view or the item is in a window and not hidden, wherever in the window it is.
        func isInWindow(of container: UIView) -> Bool {
            guard let view else { return frame(ofItemIn: container) != nil }
            return view.window != nil
                && sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0.01 }
        }

        /// Returns the part that is visible now, also in an animation, in the coordinates of a view; nil if none is.
        func visibleFrame(in container: UIView) -> CGRect? {
            guard let view else { return frame(ofItemIn: container) }
            guard isInWindow(of: container) else { return nil }
            let host = container.superview ?? container
            return view.visiblePart(of: rect ?? view.bounds, in: host).map { container.convert($0, from: host) }
        }

        private func frame(ofItemIn container: UIView) -> CGRect? {
            guard #available(iOS 17.0, *), let window = container.window,
                let item = object as? any UIPopoverPresentationControllerSourceItem
            else { return nil }
            // The item may be in another window of the scene.
            for other in [window] + (window.windowScene?.windows ?? []) {
                let frame: CGRect? = item.frame(in: other)
                guard let frame, !frame.isNull, !frame.isEmpty else { continue }
                return container.convert(window.convert(frame, from: other), from: nil)
            }
            return nil
        }
    }
}

extension PostPlacement.Anchor: Equatable {
    nonisolated static func == (a: PostPlacement.Anchor, b: PostPlacement.Anchor) -> Bool {
        a.identity == b.identity && a.rect == b.rect
    }
}

extension UIView {
    /// Returns the part of a rectangle that no ancestor clips and no presented screen covers, where it is seen now, in the
    /// coordinates of another view; nil if there is none.
    fileprivate func visiblePart(of rect: CGRect, in host: UIView) -> CGRect? {
        var (view, part) = (self, rect)
        while view !== host {
            let layer = view.layer.presentation() ?? view.layer
            if view.clipsToBounds { part = part.intersection(layer.bounds) }
            guard !part.isNull, !part.isEmpty || rect.isEmpty else { return nil }
            guard let superview = view.superview else { break }
            part = layer.convertToSuperlayer(part)
            view = superview
        }
        guard let window = view as? UIWindow else { return view === host ? part : nil }
        guard !isBehindPresentedScreen(at: CGPoint(x: part.midX, y: part.midY), in: window) else { return nil }
        if window === host { return part }
        return (host as? UIWindow ?? host.window).map { host.convert($0.convert(part, from: window), from: nil) }
    }

    /// Returns whether a screen that doesn't contain the view is presented over a point of the window.
    private func isBehindPresentedScreen(at point: CGPoint, in window: UIWindow) -> Bool {
        guard let presented = window.rootViewController?.presentedViewController else { return false }
        return sequence(first: presented, next: \.presentedViewController).contains { controller in
            guard let view = controller.viewIfLoaded, view.window === window, !isDescendant(of: view) else {
                return false
            }
            return view.bounds.contains(view.convert(point, from: nil))
        }
    }
}

extension CALayer {
    /// Returns a rectangle in the coordinates of the superlayer, from which a presentation layer may be detached.
    fileprivate func convertToSuperlayer(_ rect: CGRect) -> CGRect {
        rect.offsetBy(
            dx: -bounds.minX - anchorPoint.x * bounds.width, dy: -bounds.minY - anchorPoint.y * bounds.height
        ).applying(affineTransform()).offsetBy(dx: position.x, dy: position.y)
    }
}
