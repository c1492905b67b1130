import UIKit

/// A card with the picture of a trip. A tap books it, and the heart marks it as a favorite.
final class TripCard: UIControl {
    let trip: Trip
    private let heart = UIButton(configuration: .plain())
    private let picture = UIImageView()

    init(_ trip: Trip, book: @escaping @MainActor () -> Void, toggleFavorite: @escaping @MainActor (TripCard) -> Void) {
        self.trip = trip
        super.init(frame: .zero)
        picture.image = trip.picture
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 18
        let name = UILabel(trip.name, .headline, .label)
        let price = UILabel(trip.price, .subheadline, .secondaryLabel)
        let column = UIStackView(arrangedSubviews: [picture, name, price])
        column.axis = .vertical
        column.spacing = 2
        column.setCustomSpacing(8, after: picture)
        column.isUserInteractionEnabled = false
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        heart.translatesAutoresizingMaskIntoConstraints = false
        heart.addAction(
            UIAction { [weak self] _ in
                if let self { toggleFavorite(self) }
            }, for: .primaryActionTriggered)
        addSubview(heart)
        addAction(UIAction { _ in book() }, for: .touchUpInside)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: leadingAnchor),
            column.trailingAnchor.constraint(equalTo: trailingAnchor),
            column.topAnchor.constraint(equalTo: topAnchor),
            column.bottomAnchor.constraint(equalTo: bottomAnchor),
            picture.heightAnchor.constraint(equalToConstant: 104),
            heart.topAnchor.constraint(equalTo: topAnchor),
            heart.trailingAnchor.constraint(equalTo: trailingAnchor),
            heart.widthAnchor.constraint(equalToConstant: 48),
            heart.heightAnchor.constraint(equalToConstant: 48),
        ])
        showFavorite()
    }

    required init?(coder: NSCoder) { nil }

    /// A Boolean value that indicates whether the trip is a favorite.
    var isFavorite = false {
        didSet { showFavorite() }
    }

    override var isHighlighted: Bool {
        didSet { picture.alpha = isHighlighted ? 0.7 : 1 }
    }

    // MARK: - Accessibility

    // The card has two elements: itself, as a button without a separate view, and the heart.
    private lazy var bookElement: UIAccessibilityElement = {
        let element = TripElement(accessibilityContainer: self)
        element.accessibilityLabel = trip.name
        element.accessibilityValue = trip.price
        element.accessibilityHint = "Books the trip."
        element.accessibilityTraits = .button
        return element
    }()

    override var accessibilityElements: [Any]? {
        get {
            bookElement.accessibilityFrameInContainerSpace = bounds
            return [bookElement, heart]
        }
        set {}
    }

    /// An element whose activation is a tap on its card.
    private final class TripElement: UIAccessibilityElement {
        override func accessibilityActivate() -> Bool {
            guard let card = accessibilityContainer as? TripCard else { return false }
            card.sendActions(for: .touchUpInside)
            return true
        }
    }

    // MARK: - Private

    private func showFavorite() {
        heart.configuration?.image = UIImage(systemName: isFavorite ? "heart.fill" : "heart")
        heart.configuration?.baseForegroundColor = .white
        heart.accessibilityLabel = "Favorite \(trip.name)"
        heart.accessibilityValue = isFavorite ? "On" : "Off"
    }
}
