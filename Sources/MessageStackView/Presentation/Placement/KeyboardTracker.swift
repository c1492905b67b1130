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
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: view.topAnchor),
            leftAnchor.constraint(equalTo: view.leftAnchor),
            bottomAnchor.constraint(equalTo: guide.topAnchor),
            rightAnchor.constraint(equalTo: guide.leftAnchor),
        ])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        didChange()
    }
}
