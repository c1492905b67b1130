/// The rounded card of a sheet, with the presented controller's view and a grabber.
final class SheetCardView: UIView {
    /// The corner radius, as measured on the large sheet of iOS 26.1.
    static let cornerRadius: CGFloat = 37.7
    private static let grabberSize = CGSize(width: 36, height: 5)
    private static let grabberTop: CGFloat = 5

    private(set) weak var sheet: UISheetPresentationController?
    private let content: UIView
    private let grabber = UIView()
    /// The bottom inset of the content in addition to the safe area, in points.
    var bottomSafeArea: CGFloat = 0 {
        didSet { if bottomSafeArea != oldValue { content.updateSafeArea() } }
    }

    init(content: UIView, of sheet: UISheetPresentationController) {
        self.content = content
        self.sheet = sheet
        super.init(frame: .zero)
        environment.isElevated = true
        clipsToBounds = true
        layer.cornerRadius = Self.cornerRadius
        grabber.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(white: 1, alpha: 0.27) : UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.298)
        }
        grabber.layer.cornerRadius = Self.grabberSize.height / 2
        grabber.isUserInteractionEnabled = false
        addSubview(content)
        addSubview(grabber)
    }

    required init?(coder: NSCoder) { nil }

    var showsGrabber: Bool {
        get { !grabber.isHidden }
        set { grabber.isHidden = !newValue }
    }

    package override var safeAreaInsetsForSubviews: UIEdgeInsets {
        let own = safeAreaInsets
        return UIEdgeInsets(top: own.top, left: own.left, bottom: bottomSafeArea, right: own.right)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.place(at: bounds)
        grabber.frame = CGRect(
            origin: CGPoint(x: (bounds.width - Self.grabberSize.width) / 2, y: Self.grabberTop), size: Self.grabberSize)
    }

    func releaseContent() { content.removeFromSuperview() }
}

/// A pan gesture recognizer that recognizes only drags that can move the sheet. Others reach the content.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
    override func slop(in travel: CGPoint) -> CGPoint? {
        guard abs(travel.y) > abs(travel.x), let sheet = (view as? SheetCardView)?.sheet,
            travel.y > 0 || sheet.canGrow
        else { return nil }
        return super.slop(in: travel)
    }
}

extension UIScrollView {
    /// Whether a drag is handled by the enclosing sheet, because it can't scroll or because the sheet expands first.
    var leavesDragToSheet: Bool {
        var view = superview
        while let current = view, !(current is SheetCardView) { view = current.superview }
        guard let sheet = (view as? SheetCardView)?.sheet else { return false }
        let translation = panGestureRecognizer.translation(in: self)
        guard abs(translation.y) > abs(translation.x), contentOffset.y <= limits(.vertical).lower else { return false }
        return translation.y > 0 || sheet.prefersScrollingExpandsWhenScrolledToEdge && sheet.canGrow
    }
}
