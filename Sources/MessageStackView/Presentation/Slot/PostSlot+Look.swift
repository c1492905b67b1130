import UIKit

extension PostSlot {
    /// Sets the look of a slot that holds no view yet.
    ///
    /// - Parameters:
    ///   - style: the look. Its parts that concern the view apply without a body too.
    ///   - edge: the edge that the post is at; nil for none.
    ///   - needsBody: whether the slot gets a body.
    ///   - scrolls: Whether a view that is taller than the slot scrolls, which needs a body.
    func setStyle(_ style: PostStyle, edge: PostEdge?, needsBody: Bool, scrolls: Bool) {
        self.style = style.resolved()
        self.edge = edge
        if needsBody || scrolls { addBody(scrolls: scrolls) }
        if !style.isPlain { applyTraits() }
    }

    /// Changes the look of a slot on screen. If that needs a body and there is none, the view moves into a new one.
    func restyle(_ style: PostStyle, needsBody: Bool = false, scrolls: Bool = false) {
        if scrolls {
            makeContentScrollable()
        } else if body == nil, needsBody || style.needsBody {
            moveContent { addBody(scrolls: false) }
        }
        let style = style.resolved()
        guard style != self.style else { return }
        // The style decides whether the slot or its parts have the opacity.
        let opacity = alpha
        self.style = style
        body?.style = bodyStyle
        alpha = opacity
        applyTraits()
        (content as? any PostContentView)?.apply(style)
        updateSurface()
    }

    /// Sets the color behind the view, if the style has no background.
    ///
    /// A view without a background gets a neutral one if the style has a shape or a shadow, which would otherwise surround
    /// nothing. The background color of another view extends into the unsafe area. A translucent color would be drawn
    /// twice, and a view with round corners has its own shape.
    func updateSurface() {
        body?.surfaceColor = style.background.isEmpty ? surfaceBehindContent : nil
        body?.arrowColor = surfaceColor ?? style.theme[nil].background
        timeView?.setNeedsLayout()
    }

    private var surfaceBehindContent: UIColor? {
        guard let content else { return nil }
        if style.needsBody, !content.hasBackground { return style.theme[nil].background }
        guard fillsUnsafeArea, content.layer.cornerRadius == 0, let color = content.backgroundColor else { return nil }
        return PostFill.color(color).isOpaque(in: traitCollection) ? color : nil
    }

    /// Makes the view scrollable if the slot is lower than the view.
    func makeContentScrollable() {
        guard body?.scrollView == nil else { return }
        let old = body
        // The view keeps its current frame during any animation around this call.
        UIView.performWithoutAnimation {
            moveContent {
                addBody(scrolls: true)
                body?.setFrames(in: bounds)
            }
            body?.transform = old?.transform ?? .identity
            old?.removeFromSuperview()
        }
    }

    /// The dominant color of the post, which an adjacent area can use: the color of the uppermost fill that has one, the
    /// color behind the view, or the view's background color.
    var surfaceColor: UIColor? {
        style.background.reversed().lazy.compactMap(\.mainColor).first ?? body?.surfaceColor
            ?? content?.backgroundColor
    }

    /// Shrinks the body while the post is pressed. A bar, which would detach itself from the edges, and a card that a deck has
    /// shrunk keep their size, and so does any post with Reduce Motion.
    func pressDidChange() {
        let pressed: CGFloat = 0.97
        let (old, new) = isPressed ? (1, pressed) : (pressed, 1)
        guard scale == old, !isPressed || !fillsUnsafeArea && !UIAccessibility.reducesMotion else { return }
        UIViewPropertyAnimator(duration: 0.2, dampingRatio: 1) { [weak self] in self?.scale = new }.startAnimation()
    }

    /// On visionOS, adds the system's hover effect to a post with a tap action. The system highlights the post while a
    /// person looks at it, without informing the app. On other platforms, the method has no effect.
    func updateHoverEffect(isTappable: Bool) {
        #if os(visionOS)
            let shape = style.corners.isCapsule ? UIShape.capsule : .rect(cornerRadius: style.corners.radius)
            hoverStyle = isTappable ? UIHoverStyle(shape: shape) : nil
        #endif
    }

    /// The look of the body.
    var bodyStyle: PostStyle {
        guard isBehind else { return style }
        var style = style
        style.background = style.background.map(\.opaque)
        return style
    }

    /// Applies the parts of a style that need no body.
    private func applyTraits() {
        tintColor = style.tintColor ?? style.defaultTint
        overrideUserInterfaceStyle = style.userInterfaceStyle
    }

    private func addBody(scrolls: Bool) {
        let body = PostBody(bodyStyle, edge: edge, scrolls: scrolls)
        body.translatesAutoresizingMaskIntoConstraints = false
        body.contentWillLeave = { [weak self] in self?.willLose($0) }
        body.arrow = arrow
        insertSubview(body, at: 0)
        NSLayoutConstraint.activate(edges(of: body))
        self.body = body
    }
}

extension PostSlot {
    /// Keeps the shadows of posts in a column off each other, also while one of them moves.
    ///
    /// - Parameter column: The slots from one end to the other, with the frames that they have at rest, in common coordinates.
    static func separateShadows(of column: [(slot: PostSlot, frame: CGRect)]) {
        for (index, post) in column.enumerated() {
            guard let shadowView = post.slot.body?.shadowView else { continue }
            shadowView.neighbors = [index - 1, index + 1].filter(column.indices.contains).compactMap {
                let (slot, frame) = column[$0]
                // Without room for both, one is in front of the other.
                guard let body = slot.body, !frame.insetBy(dx: 1, dy: 1).intersects(post.frame) else { return nil }
                return PostShape.Placed(
                    shape: body.shape(in: frame.size),
                    origin: CGPoint(x: frame.minX - post.frame.minX, y: frame.minY - post.frame.minY))
            }
        }
    }

    /// The scale at which the body is drawn; 1 for a slot without a body.
    var scale: CGFloat {
        get { body?.transform.a ?? 1 }
        set { body?.transform = CGAffineTransform(scaleX: newValue, y: newValue) }
    }
}

extension UIView {
    /// A Boolean value that indicates whether the view draws a visual effect, or has a background color that isn't clear.
    fileprivate var hasBackground: Bool {
        let opacity = backgroundColor?.resolvedColor(with: traitCollection).cgColor.alpha ?? 0
        return self is UIVisualEffectView || opacity > 0
    }
}

extension PostPresentation {
    /// A Boolean value that indicates whether a slot needs a body for this presentation.
    var needsBody: Bool {
        style.needsBody || placement.anchor != nil || timeIndicator != .none || transition.entrance.scales
            || transition.exit.scales || transition.replacement?.scales == true
    }
}
