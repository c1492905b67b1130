import UIKit

/// A sheet with detents, like that of a map. The screen behind it isn't dimmed, and can be used.
final class MapSheetViewController: UIViewController {
    private let places: [String]

    init(places: [String] = ["Praia das Catedrais", "Cabo Ortegal", "Illas Cíes", "Muxía", "Fisterra"]) {
        self.places = places
        super.init(nibName: nil, bundle: nil)
        isModalInPresentation = true
        #if !os(visionOS)
            sheetPresentationController?.detents = [.medium(), .large()]
            if #available(iOS 16.0, *) {
                sheetPresentationController?.detents = [.custom(identifier: .low) { _ in 120 }, .medium(), .large()]
            }
            sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
            sheetPresentationController?.prefersGrabberVisible = true
        #endif
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let column = UIStackView()
        column.axis = .vertical
        column.spacing = 20
        column.translatesAutoresizingMaskIntoConstraints = false
        for (index, place) in places.enumerated() {
            let label = UILabel()
            label.text = place
            label.font = .preferredFont(forTextStyle: index == 0 ? .title2 : .body)
            label.adjustsFontForContentSizeCategory = true
            column.addArrangedSubview(label)
        }
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.topAnchor, constant: 32),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            column.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -24),
        ])
    }
}

#if !os(visionOS)
    extension UISheetPresentationController.Detent.Identifier {
        fileprivate static let low = Self("low")
    }
#endif
