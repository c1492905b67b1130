import UIKit

/// A bar with a small text and an accessory, which are centered together.
final class NoteMessageView: MessageView {
    // MARK: - Public

    /// The view at the trailing side of the text: an image view, an activity indicator, or a view of the app; nil for none.
    var accessoryView: UIView? { horizontalStackView.arrangedSubviews.first { $0 === accessory } }

    /// Shows a note, and hides the views for its missing parts.
    func set(note: NoteMessage) {
        var message = Message(title: note.text)
        message.severity = note.severity
        show(message, note.accessory)
    }

    /// Shows a message in place of the note, without an accessory.
    override func set(message: Message) {
        show(message, nil)
    }

    override func apply(_ style: PostStyle) {
        super.apply(style)
        updateSpacing()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        activityIndicatorView.color = tintColor
    }

    // MARK: - Private

    private let activityIndicatorView = UIActivityIndicatorView(style: .medium)
    private let imageView = MessageImageView()
    /// The accessory, which another view may have taken.
    private weak var accessory: UIView?
    /// The equal spaces at the sides, which center the group.
    private let spacers = [UIView(), UIView()]

    override class var initialKind: PostLook.Kind { .note }

    override var centersTexts: Bool { true }

    override var needsCentering: Bool { false }

    override func arrangeParts() {
        super.arrangeParts()
        // The text wraps before the accessory is compressed.
        for label in labels {
            label.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        }
        activityIndicatorView.color = tintColor
        // The text describes the activity.
        activityIndicatorView.isAccessibilityElement = false
        // The text has the label of the image.
        imageView.isAccessibilityElement = false
        imageView.contentMode = .scaleAspectFit
        horizontalStackView.addArrangedSubview(spacers[1])
        center()
        spacers[0].widthAnchor.constraint(equalTo: spacers[1].widthAnchor).isActive = true
        adaptToTraits { view, _ in
            let isLarge = view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
            view.activityIndicatorView.style = isLarge ? .large : .medium
            view.updateImageSize()
        }
    }

    private func show(_ message: Message, _ accessory: NoteMessage.Accessory?) {
        super.set(message: message)
        // An icon of a severity is inserted before all others.
        center()
        switch accessory {
        case .image(let image):
            imageView.show(image)
            updateImageSize()
            textView.imageLabel = image.spokenLabel
            show(imageView)
        case .activity: show(activityIndicatorView)
        case .view(let makeView): show(makeView())
        case nil: show(nil)
        }
        if accessoryView === activityIndicatorView {
            activityIndicatorView.startAnimating()
        } else {
            activityIndicatorView.stopAnimating()
        }
        updateSpacing()
    }

    private func show(_ view: UIView?) {
        guard view == nil || view !== accessoryView else { return }
        accessoryView?.removeFromSuperview()
        accessory = view
        guard let view, let end = horizontalStackView.arrangedSubviews.firstIndex(of: spacers[1]) else { return }
        horizontalStackView.insertArrangedSubview(view, at: end)
        horizontalStackView.setCustomSpacing(0, after: view)
    }

    /// Sets the spacing between the text and the accessory. Next to a missing part, it would move the other one off the center.
    private func updateSpacing() {
        let isPair = accessoryView != nil && !titleLabel.isHidden
        horizontalStackView.setCustomSpacing(isPair ? horizontalStackView.spacing : 0, after: verticalStackView)
    }

    /// Makes the image 20 points high at the default text size, and at most three times as wide.
    private func updateImageSize() {
        let height = UIFontMetrics(forTextStyle: .footnote).scaledValue(for: 20, compatibleWith: traitCollection)
        let size = imageView.image?.size ?? .zero
        let ratio = size.height.length > 0 ? size.width.length / size.height.length : 0
        imageView.size = CGSize(width: height * min(ratio, 3), height: height)
    }

    private func center() {
        horizontalStackView.insertArrangedSubview(spacers[0], at: 0)
        horizontalStackView.setCustomSpacing(0, after: spacers[0])
    }
}
