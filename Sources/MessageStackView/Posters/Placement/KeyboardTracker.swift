import UIKit

/// Notices that a guide moves: it reaches from far outside of its superview to the guide's corner, so that each move
/// gives it another size, and only a view with another size is laid out for certain.
final class KeyboardTracker: UIView {
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
