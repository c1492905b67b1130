import UIKit

/// Notices that a guide moves: it reaches from its superview's corner to the guide's, so that each move gives it another
/// size, and only a view with another size is laid out for certain.
final class KeyboardTracker: UIView {
    var didChange: @MainActor () -> Void = {}

    func follow(_ guide: UILayoutGuide, in view: UIView) {
        isHidden = true
        isUserInteractionEnabled = false
        translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(self)
        // In the middle of a rotation a guide may be outside of its view.
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: view.topAnchor),
            leftAnchor.constraint(equalTo: view.leftAnchor),
            bottomAnchor.constraint(equalTo: guide.topAnchor).prioritized(.postLimit),
            rightAnchor.constraint(equalTo: guide.leftAnchor).prioritized(.postLimit),
        ])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        didChange()
    }
}
