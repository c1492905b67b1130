/// A rectangle in a view that takes part in layout and isn't seen.
///
/// https://developer.apple.com/documentation/uikit/uilayoutguide
@MainActor
open class UILayoutGuide: NSObject {
    /// Where a guide's rectangle comes from.
    enum Source {
        case constraints
        case safeArea
        case margins
    }

    let source: Source
    var solvedFrame = CGRect.zero
    private weak var storedOwner: UIView?

    // MARK: - Lifecycle

    public override init() {
        source = .constraints
        super.init()
    }

    /// One of the guides that every view has.
    init(source: Source, owner: UIView) {
        self.source = source
        storedOwner = owner
        super.init()
        identifier = source == .safeArea ? "UIViewSafeAreaLayoutGuide" : "UIViewLayoutMarginsGuide"
    }

    // MARK: - Owner

    /// Setting it moves the guide to another view, which drops the constraints to it.
    open var owningView: UIView? {
        get { storedOwner }
        set {
            guard newValue !== storedOwner else { return }
            storedOwner?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }

    func setOwner(_ view: UIView?) {
        storedOwner = view
        solvedFrame = .zero
    }

    open var identifier = ""

    /// In the owning view's bounds, as of its last layout; not rounded.
    open var layoutFrame: CGRect {
        guard let insets = systemInsets, let storedOwner else { return solvedFrame }
        return storedOwner.bounds.inset(by: insets)
    }

    /// How far the guide lies inside its owner, if the system decides that.
    var systemInsets: UIEdgeInsets? {
        switch source {
        case .constraints: nil
        case .safeArea: storedOwner?.safeAreaInsets
        case .margins: storedOwner?.layoutMargins
        }
    }

    // MARK: - Anchors

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}
