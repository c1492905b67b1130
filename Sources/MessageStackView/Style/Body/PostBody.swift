import UIKit

/// What is seen of a post besides its view: shadows, then what a shape cuts out, which is the fills, the view and a
/// border over both.
///
/// A slot has one only if its post needs it. Everything follows the size, within an animation too, the appearance, the
/// contrast and the text direction.
final class PostBody: UIView {
    // MARK: - Lifecycle

    /// - Parameters:
    ///   - style: what is seen.
    ///   - edge: the one that the post stands at; nil for none.
    ///   - scrolls: whether content that is too high scrolls.
    init(_ style: PostStyle, edge: PostEdge?, scrolls: Bool) {
        self.style = style
        self.edge = edge
        scrollView = scrolls ? PostScrollView() : nil
        super.init(frame: .zero)
        addFilling(clipView)
        contentArea.translatesAutoresizingMaskIntoConstraints = false
        clipView.addSubview(contentArea)
        let edges = contentArea.edgeConstraints(to: self)
        for edge in edges { edge.priority = .postContent }
        NSLayoutConstraint.activate(edges)
        if let scrollView { contentArea.addFilling(scrollView) }
        styleDidChange()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Internal

    var style: PostStyle {
        didSet { if style != oldValue { styleDidChange() } }
    }

    var edge: PostEdge? {
        didSet { if edge != oldValue { shapeDidChange() } }
    }

    /// Where the content goes. Its edges are the body's but for what keeps it in the safe area.
    let contentArea = PostContentArea()

    /// What the content scrolls in; nil if it doesn't.
    let scrollView: PostScrollView?

    /// What has the corners and the border.
    let clipView = UIView()

    /// Behind all; nil without shadows.
    private(set) var shadowView: PostShadowView?

    /// Behind the content; nil without fills.
    private(set) var fillView: PostFillView?

    /// What is around the content.
    var holder: UIView { scrollView ?? contentArea }

    /// Told when a view leaves that the body holds for its slot.
    var contentWillLeave: (UIView) -> Void = { _ in } {
        didSet {
            contentArea.willRemove = contentWillLeave
            scrollView?.willRemove = contentWillLeave
        }
    }

    /// Is as large as `bounds` before it is laid out.
    func stand(in bounds: CGRect) {
        frame = bounds
        for view in [clipView, contentArea, scrollView] { view?.frame = bounds }
    }

    /// The constraints that a content has in here, which is in its holder already.
    func constraints(holding content: UIView) -> [NSLayoutConstraint] {
        if let scrollView { return scrollView.constraints(holding: content) }
        return content.edgeConstraints(to: contentArea)
    }

    // MARK: - UIView

    override func layoutSubviews() {
        super.layoutSubviews()
        shapeDidChange()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { colorsDidChange() }
        if traitCollection.layoutDirection != previousTraitCollection?.layoutDirection { shapeDidChange() }
    }

    // MARK: - Private

    private func styleDidChange() {
        if style.shadows.isEmpty {
            shadowView?.removeFromSuperview()
            shadowView = nil
        } else if shadowView == nil {
            shadowView = insert(PostShadowView(frame: bounds), into: self)
        }
        if style.background.isEmpty {
            fillView?.removeFromSuperview()
            fillView = nil
        } else {
            let fillView = fillView ?? insert(PostFillView(frame: clipView.bounds), into: clipView)
            fillView.fills = style.background
            self.fillView = fillView
        }
        colorsDidChange()
        shapeDidChange()
    }

    /// Inserts a view that fills `container`, behind everything in it.
    private func insert<View: UIView>(_ view: View, into container: UIView) -> View {
        view.isUserInteractionEnabled = false
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(view, at: 0)
        return view
    }

    private func colorsDidChange() {
        shadowView?.show(style.shadows, in: traitCollection)
        shadowView?.isHollow = style.isTranslucent(in: traitCollection)
        clipView.layer.borderWidth = style.border.map { $0.width.length } ?? 0
        clipView.layer.borderColor = style.border?.color.resolvedColor(with: traitCollection).cgColor
    }

    private func shapeDidChange() {
        let shape = PostShape(
            style.corners, at: edge, size: bounds.size,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        shape.apply(to: clipView.layer)
        // To clip costs time in each frame: only where there is an edge to see that content could cross.
        clipView.clipsToBounds = shape.radius > 0 || fillView != nil || style.border != nil
        shadowView?.follow(shape)
    }
}

/// Where a post's view stands in a body.
final class PostContentArea: UIView {
    /// Called before a subview leaves.
    ///
    /// On Apple's platforms that is also while this view deallocates, when forming a weak reference to it is fatal:
    /// the closure must not capture this view.
    var willRemove: (UIView) -> Void = { _ in }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        willRemove(subview)
    }
}
