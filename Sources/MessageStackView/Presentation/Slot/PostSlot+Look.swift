import UIKit

extension PostSlot {
    /// Before a view is lent: says how the post looks.
    ///
    /// - Parameters:
    ///   - style: the look. What it says about the view holds even without a body.
    ///   - edge: the one that the post stands at; nil for none.
    ///   - needsBody: whether there is to be a body.
    ///   - scrolls: whether a view that is too high scrolls, which takes a body.
    func furnish(_ style: PostStyle, edge: PostEdge?, needsBody: Bool, scrolls: Bool) {
        self.style = style
        self.edge = edge
        if needsBody || scrolls { addBody(scrolls: scrolls) }
        if !style.isPlain { takeOverStyle() }
    }

    /// Gives the post another look, live. If that takes a body which isn't there, the view moves into a new one.
    func restyle(_ style: PostStyle) {
        guard style != self.style else { return }
        self.style = style
        if let body {
            body.style = style
        } else if style.needsBody {
            moveContent { addBody(scrolls: false) }
        }
        takeOverStyle()
        (content as? any PostStyled)?.apply(style)
    }

    /// Lets the view scroll where there is less room than it wants.
    func letContentScroll() {
        guard body?.scrollView == nil else { return }
        let old = body
        // Where the view is now, whatever moves meanwhile.
        UIView.performWithoutAnimation {
            moveContent {
                addBody(scrolls: true)
                body?.stand(in: bounds)
            }
            body?.transform = old?.transform ?? .identity
            old?.removeFromSuperview()
        }
    }

    /// The colour that the post has on the whole, for what is beside it to go with it: the uppermost of its fills, or
    /// its view's.
    var surfaceColor: UIColor? {
        style.background.reversed().lazy.compactMap(\.mainColor).first ?? content?.backgroundColor
    }

    /// What a slot has of a style without a body: an interface style, and a tint for whatever asks for it.
    private func takeOverStyle() {
        tintColor = style.tintColor
        overrideUserInterfaceStyle = style.userInterfaceStyle
    }

    private func addBody(scrolls: Bool) {
        let body = PostBody(style, edge: edge, scrolls: scrolls)
        body.translatesAutoresizingMaskIntoConstraints = false
        body.contentWillLeave = { [weak self] in self?.willLose($0) }
        insertSubview(body, at: 0)
        NSLayoutConstraint.activate(edges(of: body))
        self.body = body
    }
}
