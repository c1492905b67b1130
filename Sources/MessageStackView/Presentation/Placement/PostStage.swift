import UIKit

/// The area that posts are placed in: an invisible view over all of another one, whose guides tell of that one's safe
/// area, of its readable width, and of the keyboard.
///
/// The keyboard's guide belongs to a view, and one that follows a floating keyboard would disturb the app's own layout.
final class PostStage: UIView {
    /// Called when the keyboard, or the area, has another frame.
    var didChange: @MainActor () -> Void = {}

    private let tracker = KeyboardTracker()
    private var pins: [NSLayoutConstraint] = []

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        translatesAutoresizingMaskIntoConstraints = false
        keyboardLayoutGuide.followsUndockedKeyboard = true
        tracker.didChange = { [weak self] in self?.didChange() }
    }

    required init?(coder: NSCoder) { nil }

    /// Covers `area`, an ancestor; nothing for nil.
    func cover(_ area: UIView?) {
        NSLayoutConstraint.deactivate(pins)
        pins = []
        guard let area else { return }
        pins = [
            topAnchor.constraint(equalTo: area.topAnchor),
            bottomAnchor.constraint(equalTo: area.bottomAnchor),
            leadingAnchor.constraint(equalTo: area.leadingAnchor),
            trailingAnchor.constraint(equalTo: area.trailingAnchor),
        ]
        NSLayoutConstraint.activate(pins)
        if tracker.superview == nil { tracker.follow(keyboardLayoutGuide, in: self) }
    }

    /// Where the keyboard is, in the stage's coordinates; nil if there is none to be seen.
    var keyboardFrame: CGRect? {
        let frame = keyboardLayoutGuide.layoutFrame
        // Without a keyboard the guide is the lower part of the safe area.
        let isAway = frame.maxY >= bounds.maxY - 0.5 && frame.minY >= bounds.maxY - safeAreaInsets.bottom - 0.5
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
