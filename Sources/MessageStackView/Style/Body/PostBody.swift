import UIKit

/// The visible parts of a post besides its view: shadows, and a view clipped to a shape that contains the fills, the
/// posted view and a border above both.
///
/// A slot has a body only if its post needs one. All parts adapt to changes of the size, also in animations, and of the
/// light or dark mode, the contrast and the layout direction.
final class PostBody: UIView, PostStyled {
    // MARK: - Lifecycle

    /// Creates a body.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - edge: The edge at which the post is shown; nil for a post in the middle.
    ///   - scrolls: A Boolean value that indicates whether content that is taller than the body scrolls.
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
        adaptToTraits { body, previous in
            guard let previous else { return }
            let traits = body.traitCollection
            let hasOtherColors = traits.hasDifferentColorAppearance(comparedTo: previous)
            if hasOtherColors { body.colorsDidChange() }
            // A new mask of the shadows has no shape yet.
            if hasOtherColors || traits.layoutDirection != previous.layoutDirection { body.shapeDidChange() }
        }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Internal

    var style: PostStyle {
        didSet { if style != oldValue { styleDidChange() } }
    }

    var edge: PostEdge? {
        didSet { if edge != oldValue { shapeDidChange() } }
    }

    /// The color behind the content if there are no fills; nil, the default, for none.
    var surfaceColor: UIColor? {
        didSet { clipView.backgroundColor = surfaceColor }
    }

    /// The arrow to the anchor that the post is beside; nil, the default, for none.
    var arrow: PostLayout.Arrow? {
        didSet {
            guard arrow != oldValue else { return }
            if arrow != nil, arrowView == nil {
                let arrowView = PostArrowView()
                addSubview(arrowView)
                self.arrowView = arrowView
                updateParts()
                updateBorder()
            }
            shapeDidChange()
        }
    }

    /// The color of the arrow.
    var arrowColor: UIColor? {
        didSet { if arrowColor != oldValue { updateBorder() } }
    }

    /// The opacity of the parts; 1 by default. Glass and other effects, which can't be translucent, are shown at an opacity
    /// of 1 and hidden below.
    var opacity: CGFloat {
        // An animation that was stopped has changed the visible opacity only.
        get { contentArea.alpha }
        set {
            storedOpacity = newValue
            updateParts()
            updateBorder()
        }
    }

    /// The area of the content. Its edges are those of the body, apart from the constraints that keep it in the safe
    /// area.
    let contentArea = PostContentArea()

    /// The scroll view of the content; nil if the content doesn't scroll.
    let scrollView: PostScrollView?

    /// The view with the corners and the border.
    let clipView = UIView()

    /// The view of the shadows, behind all others; nil without shadows.
    private(set) var shadowView: PostShadowView?

    /// The view of the arrow; nil until there is an arrow.
    private(set) var arrowView: PostArrowView?

    /// The view of the fills, behind the content; nil without fills.
    private(set) var fillView: PostFillView?

    /// The superview of the content.
    var contentContainer: UIView { scrollView ?? contentArea }

    /// A closure that is called before a view leaves the body.
    var contentWillLeave: (UIView) -> Void = { _ in } {
        didSet {
            contentArea.willRemove = contentWillLeave
            scrollView?.willRemove = contentWillLeave
        }
    }

    /// Sets the frames of the body and its containers before the first layout.
    func setFrames(in bounds: CGRect) {
        frame = bounds
        for view in [clipView, contentArea, scrollView] { view?.frame = bounds }
    }

    /// Returns the constraints of a content view, which is in `contentContainer` already.
    func constraints(containing content: UIView) -> [NSLayoutConstraint] {
        if let scrollView { return scrollView.constraints(containing: content) }
        return content.edgeConstraints(to: contentArea)
    }

    // MARK: - UIView

    override func layoutSubviews() {
        super.layoutSubviews()
        shapeDidChange()
    }

    // MARK: - Private

    private var storedOpacity: CGFloat = 1

    /// Applies the opacity to all parts but the border.
    private func updateParts() {
        contentArea.alpha = storedOpacity
        shadowView?.alpha = storedOpacity
        arrowView?.alpha = storedOpacity
        fillView?.isShown = storedOpacity == 1
    }

    private func updateBorder() {
        let color = style.borderColor?.resolvedColor(with: traitCollection)
        clipView.layer.borderWidth = color == nil ? 0 : style.borderWidth.length
        clipView.layer.borderColor = color.map { $0.withAlphaComponent($0.cgColor.alpha * storedOpacity).cgColor }
        arrowView?.show(
            arrowColor?.resolvedColor(with: traitCollection).cgColor, border: color?.cgColor,
            width: clipView.layer.borderWidth)
    }

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
        updateParts()
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
        updateBorder()
    }

    /// Returns the shape of the body in a size.
    func shape(in size: CGSize) -> PostShape {
        PostShape(
            style.corners, at: edge, size: size, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            arrow: arrow)
    }

    private func shapeDidChange() {
        let shape = shape(in: bounds.size)
        shape.apply(to: clipView.layer)
        // Clipping costs time in each frame, so it is on only if content could visibly cross an edge.
        clipView.clipsToBounds = shape.radius > 0 || fillView != nil || style.borderColor != nil
        fillView?.shape = shape
        shadowView?.follow(shape)
        arrowView?.follow(shape)
    }
}

/// The area of the posted view in a body.
final class PostContentArea: UIView {
    /// Called before a subview leaves.
    ///
    /// On Apple's platforms this also happens while this view deallocates, when forming a weak reference to it is
    /// fatal: the closure must not capture this view.
    var willRemove: (UIView) -> Void = { _ in }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        willRemove(subview)
    }
}
