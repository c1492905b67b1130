/// The floating bar of iOS 26: a title and capsules on nothing.
///
/// A navigation controller's own; 44 points high with 10 points of space, as measured on iOS 26.1.
/// https://developer.apple.com/documentation/uikit/uinavigationbar
open class UINavigationBar: UIView {
    static let height: CGFloat = 44
    static let padding: CGFloat = 10

    /// The items of the controllers on the stack.
    open private(set) var items: [UINavigationItem]?
    open var topItem: UINavigationItem? { items?.last }
    open var backItem: UINavigationItem? { items?.dropLast().last }

    var onBack: () -> Void = {}
    private var contentView: NavigationBarContentView?

    /// Shows the last of `items`; answers with what is to be animated and with what is to follow.
    func show(_ items: [UINavigationItem]) -> (animations: () -> Void, completion: () -> Void) {
        topItem?.onChange = {}
        self.items = items
        topItem?.onChange = { [weak self] in self?.itemDidChange() }
        let old = contentView
        let new = makeContentView()
        contentView = new
        UIView.performWithoutAnimation {
            if let new {
                new.alpha = 0
                new.frame = bounds
                addSubview(new)
                new.layoutIfNeeded()
            }
        }
        return (
            {
                old?.alpha = 0
                new?.alpha = 1
            }, { old?.removeFromSuperview() }
        )
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView?.frame = bounds
    }

    /// The bar takes touches on its buttons only; what lies below gets the others.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        contentView?.hasButton(at: convert(point, to: contentView)) ?? false
    }

    private func itemDidChange() {
        let change = show(items ?? [])
        UIView.performWithoutAnimation(change.animations)
        change.completion()
    }

    private func makeContentView() -> NavigationBarContentView? {
        guard let topItem else { return nil }
        let showsBack = backItem != nil && !topItem.hidesBackButton && (topItem.leftBarButtonItems ?? []).isEmpty
        let back = BarButton(glyph: .back, accessibilityLabel: backItem?.title ?? BarGlyph.back.name) { [weak self] in
            self?.onBack()
        }
        return NavigationBarContentView(item: topItem, backButton: showsBack ? back : nil)
    }
}
