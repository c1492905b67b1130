import UIKit

/// A bar with a small text and an accessory, which are centered together.
final class NoteMessageView: MessageView {
    // MARK: - Public

    /// The view at the trailing side of the text: an image view, an activity indicator, or a view of the app; nil for none.
    var accessoryView: UIView? { accessoryContainer.content }

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
    private let accessoryContainer = NoteAccessoryContainer()
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
        horizontalStackView.addArrangedSubview(accessoryContainer)
        horizontalStackView.addArrangedSubview(spacers[1])
        horizontalStackView.setCustomSpacing(0, after: accessoryContainer)
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
            accessoryContainer.content = imageView
        case .activity: accessoryContainer.content = activityIndicatorView
        case .view(let makeView): accessoryContainer.content = makeView()
        case nil: accessoryContainer.content = nil
        }
        if accessoryView === activityIndicatorView {
            activityIndicatorView.startAnimating()
        } else {
            activityIndicatorView.stopAnimating()
        }
        updateSpacing()
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

/// The container of an accessory, which limits its width.
private final class NoteAccessoryContainer: UIView {
    /// The accessory; nil for none, which hides the container.
    var content: UIView? {
        get { shown?.superview === self ? shown : nil }
        set { show(newValue) }
    }

    private enum Priority {
        /// For fitting the content; lower than for the limit of the width.
        static let content = UILayoutPriority(998)
        /// For the size of the frame; lower than for an intrinsic size.
        static let frame = UILayoutPriority(120)
        /// For an empty container; higher than for those that a stack view uses against ambiguity.
        static let empty = UILayoutPriority(110)
    }

    private weak var shown: UIView?
    private var sizeConstraints: [NSLayoutConstraint] = []

    init() {
        super.init(frame: .zero)
        isHidden = true
        // For a container whose view was taken by another superview.
        let empty = [widthAnchor.constraint(equalToConstant: 0), heightAnchor.constraint(equalToConstant: 0)]
        for constraint in empty { constraint.priority = Priority.empty }
        NSLayoutConstraint.activate(empty + [widthAnchor.constraint(lessThanOrEqualToConstant: 160)])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        clipsToBounds = subviews.contains {
            $0.bounds.width > bounds.width + 0.5 || $0.bounds.height > bounds.height + 0.5
        }
    }

    private func show(_ view: UIView?) {
        guard view == nil || view !== content else { return }
        content?.removeFromSuperview()
        NSLayoutConstraint.deactivate(sizeConstraints)
        sizeConstraints = []
        shown = view
        isHidden = view == nil
        guard let view else { return }
        let frame = view.bounds.size
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        var constraints = [
            view.widthAnchor.constraint(equalTo: widthAnchor).prioritized(Priority.content),
            view.heightAnchor.constraint(equalTo: heightAnchor).prioritized(Priority.content),
        ]
        if frame.width > 0 || frame.height > 0 {
            constraints += [
                view.widthAnchor.constraint(equalToConstant: frame.width.length).prioritized(Priority.frame),
                view.heightAnchor.constraint(equalToConstant: frame.height.length).prioritized(Priority.frame),
            ]
        }
        NSLayoutConstraint.activate(
            constraints + [
                view.centerXAnchor.constraint(equalTo: centerXAnchor),
                view.centerYAnchor.constraint(equalTo: centerYAnchor),
            ])
        sizeConstraints = constraints
    }
}
