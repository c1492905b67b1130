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
        /// Within the margins, no wider than text is read with ease.
        case readable
        /// What the keyboard covers.
        case keyboard
        /// The content of a scroll view, whose size the constraints to the guide decide.
        case scrollContent
        /// What a scroll view takes of the screen.
        case scrollFrame

        fileprivate var identifier: String {
            switch self {
            case .constraints: ""
            case .safeArea: "UIViewSafeAreaLayoutGuide"
            case .margins: "UIViewLayoutMarginsGuide"
            case .readable: "UIViewReadableContentGuide"
            case .keyboard: "UIKeyboardLayoutGuide"
            case .scrollContent: "UIScrollView-contentLayoutGuide"
            case .scrollFrame: "UIScrollView-frameLayoutGuide"
            }
        }
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
        identifier = source.identifier
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
        guard let storedOwner else { return solvedFrame }
        if source == .scrollContent { return CGRect(origin: .zero, size: contentSize) }
        return systemInsets.map { storedOwner.bounds.inset(by: $0) } ?? solvedFrame
    }

    /// That of the scroll view whose content the guide is.
    var contentSize: CGSize { (storedOwner as? UIScrollView)?.contentSize ?? .zero }

    /// Whether constraints decide on its size, so that its owner has to be laid out when they have.
    var hasSolvedSize: Bool { source == .constraints || source == .scrollContent }

    /// How far the guide lies inside its owner, if the system decides that.
    var systemInsets: UIEdgeInsets? {
        switch source {
        case .constraints, .scrollContent, .keyboard: nil
        case .scrollFrame: .zero
        case .safeArea: storedOwner?.safeAreaInsets
        case .margins: storedOwner?.layoutMargins
        case .readable: storedOwner.map { $0.readableContentInsets }
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
