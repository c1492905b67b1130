/// An invisible rectangle in a view that takes part in layout.
///
/// https://developer.apple.com/documentation/uikit/uilayoutguide
@MainActor
open class UILayoutGuide: NSObject {
    /// The source of a guide's frame.
    enum Source {
        case constraints
        case safeArea
        case margins
        /// The area inside the margins, limited to a comfortable width for reading.
        case readable
        /// The area that the keyboard covers.
        case keyboard
        /// The content of a scroll view. Constraints to the guide determine the content size.
        case scrollContent
        /// The frame of a scroll view.
        case scrollFrame
        /// The safe area without covered corners.
        case cornerAdapted

        fileprivate var identifier: String {
            switch self {
            case .constraints, .cornerAdapted: ""
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

    /// Creates one of the guides that every view has.
    init(source: Source, owner: UIView) {
        self.source = source
        storedOwner = owner
        super.init()
        identifier = source.identifier
    }

    // MARK: - Owner

    /// The view that owns the guide. Setting it moves the guide to another view and removes the constraints to the
    /// guide.
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

    /// The frame in the owning view's bounds, as of its last layout. Not rounded.
    open var layoutFrame: CGRect {
        guard let storedOwner else { return solvedFrame }
        if source == .scrollContent { return CGRect(origin: .zero, size: contentSize) }
        return systemInsets.map { storedOwner.bounds.inset(by: $0) } ?? solvedFrame
    }

    /// The content size of the scroll view that owns the guide.
    var contentSize: CGSize { (storedOwner as? UIScrollView)?.contentSize ?? .zero }

    /// Whether constraints determine the size, so that a new solution requires a layout of the owning view.
    var hasSolvedSize: Bool { source == .constraints || source == .scrollContent }

    /// The insets of the guide in its owning view, or nil if the system doesn't determine them.
    var systemInsets: UIEdgeInsets? {
        switch source {
        case .constraints, .scrollContent, .keyboard: nil
        case .scrollFrame: .zero
        case .safeArea: storedOwner?.safeAreaInsets
        case .cornerAdapted: (self as? CornerAdaptedGuide)?.insets
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
