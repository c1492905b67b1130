import MessageStackView
import UIKit

/// A screen whose posts keep clear of its own views: beside a button, below a button that rises, and above a sheet.
final class RouteViewController: UIViewController {
    let posts = HomePosts()
    private lazy var addButton = UIButton(
        configuration: .filled(),
        primaryAction: UIAction { [weak self] _ in self?.run(.stop) { $0.stop() } })

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let rows = UIStackView(arrangedSubviews: [
            HomeRow("info.circle.fill", .systemBlue, "Show a tip", "A post beside a button") { [weak self] in
                guard let button = self?.addButton else { return }
                self?.run(.tip) { $0.tip(beside: button) }
            },
            HomeRow("arrow.down.circle.fill", .systemGreen, "Download the map", "A Progress of Foundation") {
                [weak self] in self?.run(.download) { $0.download() }
            },
            HomeRow("cloud.fill", .systemIndigo, "Show places", "A post above a sheet") { [weak self] in
                guard let self else { return }
                run(.places) { $0.places(on: self) }
            },
        ])
        rows.axis = .vertical
        rows.backgroundColor = .secondarySystemBackground
        rows.layer.cornerRadius = 20
        rows.clipsToBounds = true
        addButton.configuration?.image = UIImage(systemName: "plus")
        addButton.configuration?.cornerStyle = .capsule
        addButton.accessibilityLabel = "Add a stop"
        for subview in [rows, addButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let (area, room) = (view.safeAreaLayoutGuide, view.postLayoutGuide(at: .bottom))
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: area.topAnchor, constant: 12),
            rows.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
            rows.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
            addButton.widthAnchor.constraint(equalToConstant: 56),
            addButton.heightAnchor.constraint(equalToConstant: 56),
            addButton.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
            addButton.bottomAnchor.constraint(equalTo: room.topAnchor, constant: -16),
        ])
    }

    /// Posts a sample in place of the last one, and reports it so that its code can be shown.
    private func run(_ sample: HomeSample, _ post: (HomePosts) -> Void) {
        UIApplication.shared.postView.removeAll()
        post(posts)
        NotificationCenter.default.post(name: HomeSample.didRun, object: sample)
    }
}
