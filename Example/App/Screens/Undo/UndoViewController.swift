import MessageStackView
import UIKit

/// A list of photos with a Delete button each. Deletions can be undone together for ten seconds.
final class UndoViewController: UIViewController {
    let library = PhotoLibrary()

    private lazy var postView = view.createPostView(edge: .bottom)
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.dataSource = self
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        library.didChange = { [weak self] in self?.tableView.reloadData() }
    }

    // MARK: - Private

    /// Hides a photo, and deletes it when the message about it has ended.
    private func delete(_ photo: Int) {
        library.hide(photo)
        postView.post(
            undoable: { $0 == 1 ? "1 photo deleted" : "\($0) photos deleted" }, as: .card(.bottom),
            request: { $0.key = "deletion" }
        ) { [library] in
            library.delete(photo)
        } undo: { [library] in
            library.show(photo)
        }
    }

    private func makeDeleteButton(_ photo: Int) -> UIButton {
        let button = UIButton(
            configuration: .plain(),
            primaryAction: UIAction(image: UIImage(systemName: "trash")) { [weak self] _ in self?.delete(photo) })
        button.accessibilityLabel = "Delete photo \(photo)"
        button.frame.size = CGSize(width: 44, height: 44)
        return button
    }
}

// MARK: - UITableViewDataSource

extension UndoViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { library.photos.count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "\(library.photos.count) photos, \(library.deleted.count) deleted"
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "photo")
            ?? UITableViewCell(style: .default, reuseIdentifier: "photo")
        let photo = library.photos[indexPath.row]
        cell.textLabel?.text = "Photo \(photo)"
        cell.textLabel?.numberOfLines = 0
        cell.selectionStyle = .none
        cell.accessoryView = makeDeleteButton(photo)
        // The text and the button are separate elements.
        cell.isAccessibilityElement = false
        return cell
    }
}
