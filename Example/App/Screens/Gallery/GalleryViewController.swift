import MessageStackView
import UIKit

/// A list of samples, one for each preset, place, palette, backdrop and motion. A tap shows the sample.
final class GalleryViewController: UITableViewController {
    private let sections = GallerySection.all
    /// The window that shows the samples, above the bars. It controls the status bar.
    private var window: PostWindow?

    init() {
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Remove All", primaryAction: UIAction { [weak self] _ in self?.removeAll() })
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        removeAll()
    }

    /// Replaces the posts on screen with those of a sample.
    func post(_ sample: GallerySample) {
        guard let postView = makeWindow()?.postView else { return }
        postView.postManager.removeAll()
        sample.show(on: postView)
    }

    // MARK: - UITableViewDataSource

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].samples.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "sample")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "sample")
        let sample = sections[indexPath.section].samples[indexPath.row]
        cell.textLabel?.text = sample.title
        cell.textLabel?.numberOfLines = 0
        cell.detailTextLabel?.text = sample.code
        cell.detailTextLabel?.numberOfLines = 0
        cell.detailTextLabel?.textColor = .secondaryLabel
        cell.detailTextLabel?.font = UIFontMetrics(forTextStyle: .caption1)
            .scaledFont(for: .monospacedSystemFont(ofSize: 12, weight: .regular))
        return cell
    }

    // MARK: - UITableViewDelegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        post(sections[indexPath.section].samples[indexPath.row])
    }

    // MARK: - Private

    private func makeWindow() -> PostWindow? {
        if window == nil { window = view.window?.windowScene.map { PostWindow(windowScene: $0, level: .normal + 1) } }
        return window
    }

    private func removeAll() {
        window?.postManager.removeAll()
    }
}
