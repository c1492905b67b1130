import SwiftUI
import UIKit

/// The view of the screen in the tutorial for UIKit: the picture of a trip above a text.
final class TripPage: UIView {
    private let picture = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        picture.image = Trip.all[0].picture
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.translatesAutoresizingMaskIntoConstraints = false
        let name = UILabel(Trip.all[0].name, .largeTitle, .label)
        let text = UILabel("Four days along the coast, with the sea on your left.", .body, .secondaryLabel)
        text.numberOfLines = 0
        let column = UIStackView(arrangedSubviews: [name, text])
        column.axis = .vertical
        column.spacing = 4
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(picture)
        addSubview(column)
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: topAnchor),
            picture.leadingAnchor.constraint(equalTo: leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: trailingAnchor),
            picture.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.5),
            column.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// The header of the screen in the tutorial for SwiftUI: the picture of a trip above a text.
struct TripHeader: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Image(uiImage: Trip.all[0].picture)
                .resizable().frame(height: 240).clipShape(RoundedRectangle(cornerRadius: 24))
            Text(Trip.all[0].name).font(.largeTitle)
            Text("Four days along the coast, with the sea on your left.").foregroundStyle(.secondary)
        }
    }
}

/// The trips of the tutorials. The user sees those that aren't hidden.
@MainActor
final class TripStore {
    static var shared = TripStore()

    private(set) var trips: Set = ["Galicia"]
    private(set) var hidden: Set<String> = []

    func hide(_ trip: String) { hidden.insert(trip) }
    func show(_ trip: String) { hidden.remove(trip) }

    /// Deletes a trip on the server.
    func delete(_ trip: String) async { trips.remove(trip) }
}
