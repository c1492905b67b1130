import UIKit

/// The area that posts are placed in: an invisible view over all of another one, whose guides tell of that one's safe
/// area, of its readable width, and of the keyboard.
///
/// It is a subview of that one, since a safe area is right only for what its superview contains, and a view of its own,
/// since a keyboard guide that follows a floating keyboard would disturb the app's own layout.
final class PostStage: UIView {
    /// Called when the keyboard, or the area, has another frame.
    var didChange: @MainActor () -> Void = {}

    private let tracker = KeyboardTracker()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        translatesAutoresizingMaskIntoConstraints = false
        keyboardLayoutGuide.followsUndockedKeyboard = true
        tracker.didChange = { [weak self] in self?.didChange() }
    }

    required init?(coder: NSCoder) { nil }

    /// Covers `area`, behind `sibling`.
    func cover(_ area: UIView, below sibling: UIView) {
        guard area !== superview else { return }
        removeFromSuperview()
        area.insertSubview(self, belowSubview: sibling)
        // What is told of the new area may have ended the last post that needs it.
        guard superview === area else { return }
        let frame = scrollView?.frameLayoutGuide
        // In an area that is smaller than its unsafe parts there is no room for the guides: it is larger then.
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: frame?.topAnchor ?? area.topAnchor),
            bottomAnchor.constraint(equalTo: frame?.bottomAnchor ?? area.bottomAnchor).prioritized(.postLimit),
            leadingAnchor.constraint(equalTo: frame?.leadingAnchor ?? area.leadingAnchor),
            trailingAnchor.constraint(equalTo: frame?.trailingAnchor ?? area.trailingAnchor).prioritized(.postLimit),
        ])
        if tracker.superview == nil { tracker.follow(keyboardLayoutGuide, in: self) }
    }

    /// The safe part of the area. What lies in a scroll view has no safe area of its own: the content is inset instead.
    var safeGuide: UILayoutGuide { scrollView?.safeAreaLayoutGuide ?? safeAreaLayoutGuide }

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    /// Where the keyboard is, in the stage's coordinates; nil if there is none to be seen.
    var keyboardFrame: CGRect? {
        let frame = keyboardLayoutGuide.layoutFrame
        // Without a keyboard the guide is the lower part of the safe area.
        let unsafe = safeAreaInsets.bottom
        let isAway = frame.maxY >= bounds.maxY - 0.5 && frame.minY >= bounds.maxY - unsafe - 0.5
        return isAway || frame.isEmpty ? nil : frame
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        didChange()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        didChange()
    }
}

/// Notices that a guide moves: it reaches from far outside of its superview to the guide's corner, so that each move
/// gives it another size, and only a view with another size is laid out for certain.
private final class KeyboardTracker: UIView {
    var didChange: @MainActor () -> Void = {}

    /// Points; more than any screen has.
    private static let reach: CGFloat = 10_000

    func follow(_ guide: UILayoutGuide, in view: UIView) {
        isHidden = true
        isUserInteractionEnabled = false
        translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(self)
        // The guide may be outside of its view, and that must not make the view larger.
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
