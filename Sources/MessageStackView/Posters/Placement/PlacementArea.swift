import UIKit

/// An invisible view over the area that posts are placed in. Its guides have the safe area, the readable width, the
/// window controls and the keyboard of that area.
///
/// It is a subview of the area, since a view's safe area depends on its superview, and a separate view, since the
/// keyboard guide of the app's view would otherwise have to follow floating keyboards.
final class PlacementArea: UIView {
    /// Called when the frame of the keyboard, the window controls or the area has changed.
    var didChange: @MainActor () -> Void = {}

    private let keyboardTracker = GuideTracker()
    private let controlsTracker = GuideTracker()

    /// A Boolean value that indicates whether the placement area was added while a keyboard was docked, and its guide hasn't
    /// followed the keyboard since.
    private var isLate = false {
        didSet {
            guard isLate != oldValue else { return }
            guard isLate else { return DockedKeyboard.shared.removeFollower(self) }
            DockedKeyboard.shared.addFollower(self) { [weak self] in self?.didChange() }
        }
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        translatesAutoresizingMaskIntoConstraints = false
        keyboardLayoutGuide.followsUndockedKeyboard = true
        keyboardTracker.didChange = { [weak self] in self?.guidesDidMove() }
        controlsTracker.didChange = { [weak self] in self?.guidesDidMove() }
    }

    required init?(coder: NSCoder) { nil }

    /// Covers an area, behind `sibling`.
    func cover(_ area: UIView, below sibling: UIView) {
        guard area !== superview else { return }
        removeFromSuperview()
        area.insertSubview(self, belowSubview: sibling)
        // The insertion may have ended the last post that needs the placement area.
        guard superview === area else { return }
        let edges = edgeConstraints(to: area.fixedArea)
        // In an area that is smaller than its unsafe parts, the placement area reaches beyond the bottom and the trailing edge,
        // so that the guides have room.
        for edge in edges.suffix(2) { edge.priority = .postArea }
        NSLayoutConstraint.activate(edges)
        if keyboardTracker.superview == nil { keyboardTracker.follow(keyboardLayoutGuide, in: self) }
        followControls()
    }

    private func followControls() {
        guard controlsTracker.superview == nil, let guide = WindowControls.guide(of: self) else { return }
        controlsTracker.follow(guide, in: self)
    }

    /// The safe part of the area. The placement area's own safe area may come late, and in a scroll view it has none.
    var safeGuide: UILayoutGuide { (superview ?? self).safeAreaLayoutGuide }

    /// The frame of the visible keyboard in the placement area's coordinates; nil if there is none.
    var keyboardFrame: CGRect? { guidedKeyboard ?? lateKeyboard }

    /// The frame of a docked keyboard that the guide of the placement area doesn't follow: not yet, or because the safe area, with
    /// which the guide moves, may get points for posts. It is in the placement area's coordinates; nil if there is none.
    var lateKeyboard: CGRect? {
        (isLate || SafeAreaShare.isAround(self)) && guidedKeyboard == nil ? DockedKeyboard.shared.frame(in: self) : nil
    }

    /// Returns the area for the layout of posts.
    ///
    /// - Parameter isReadable: Whether the posts need the readable width.
    func container(isReadable: Bool) -> PostLayout.Container {
        // Before its first layout, the placement area has no size. Its safe area may come later still, and in a scroll view it
        // has none.
        let isLaidOut = !bounds.isEmpty || superview == nil
        let area = isLaidOut ? self : superview ?? self
        var container = PostLayout.Container(
            CGRect(origin: .zero, size: area.bounds.size), of: area, safeArea: (superview ?? self).clearInsets)
        if isReadable { container.readableWidth = area.readableContentGuide.layoutFrame.width }
        container.keyboard = keyboardFrame
        container.isKeyboardDocked =
            container.keyboard.map { $0.minX <= bounds.minX && $0.maxX >= bounds.maxX } ?? false
        return container
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if superview != nil { followControls() }
        isLate = window != nil && DockedKeyboard.shared.frame != nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guidesDidMove()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        didChange()
    }

    private func guidesDidMove() {
        // From now on, the guide follows the keyboard, also under a finger.
        if isLate, guidedKeyboard != nil { isLate = false }
        didChange()
    }
}

/// An invisible view that reports movements of a guide. It reaches from far outside its superview to the guide's corner,
/// so that each movement changes its size, and lays it out.
private final class GuideTracker: UIView {
    var didChange: @MainActor () -> Void = {}

    /// A length in points beyond that of any screen.
    private static let reach: CGFloat = 10_000

    func follow(_ guide: UILayoutGuide, in view: UIView) {
        isHidden = true
        isUserInteractionEnabled = false
        translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(self)
        // The guide may be outside its view, which must not grow.
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: view.topAnchor, constant: -Self.reach),
            leftAnchor.constraint(equalTo: view.leftAnchor, constant: -Self.reach),
            bottomAnchor.constraint(equalTo: guide.topAnchor).prioritized(.postLimit),
            rightAnchor.constraint(equalTo: guide.leftAnchor).prioritized(.postLimit),
        ])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        didChange()
    }
}

extension PostLayout.Container {
    /// Creates the container for posts in a view.
    @MainActor
    init(_ bounds: CGRect, of view: UIView, safeArea: UIEdgeInsets) {
        self.init(bounds: bounds)
        isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        self.safeArea = PostLayout.Margins(
            top: safeArea.top, leading: isRightToLeft ? safeArea.right : safeArea.left, bottom: safeArea.bottom,
            trailing: isRightToLeft ? safeArea.left : safeArea.right)
    }
}
