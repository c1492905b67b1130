import MessageStackView
import UIKit

/// A screen that shows the progress of simulated work, as a HUD or as a message.
final class ProgressViewController: UIViewController {
    var server = SampleServer()

    private lazy var postView = view.createPostView()
    private let resultLabel = ResultLabel("Nothing has run yet")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addColumn(of: [
            UIButton(filled: "Load for 0.1 s") { [weak self] in self?.load(for: 0.1) },
            UIButton(filled: "Load for 0.5 s") { [weak self] in self?.load(for: 0.5) },
            UIButton(filled: "Load for 3 s") { [weak self] in self?.load(for: 3) },
            UIButton(filled: "Export and block the app") { [weak self] in self?.export() },
            UIButton(filled: "Upload") { [weak self] in self?.upload(fails: false) },
            UIButton(filled: "Upload that fails") { [weak self] in self?.upload(fails: true) },
            resultLabel,
        ])
    }

    // MARK: - Private

    /// Shows a HUD if the work takes longer than 0.3 s, and then for at least 0.5 s.
    private func load(for seconds: TimeInterval) {
        guard let postView = view.window?.windowScene?.postView else { return }
        run("Loaded.") { [wait = server.wait] in
            try await postView.post(
                whileRunning: ProgressMessage("Loading"), as: .hud,
                request: {
                    $0.delay = 0.3
                    $0.minimumTime = 0.5
                },
                operation: { _ in try await wait(seconds) })
        }
    }

    private func export() {
        guard let postView = view.window?.windowScene?.postView else { return }
        run("Exported.") { [work = makeWork()] in
            try await postView.post(
                whileRunning: ProgressMessage("Exporting", fraction: 0), as: .hud(blocksApp: true),
                operation: work)
        }
    }

    private func upload(fails: Bool) {
        run("Uploaded.") { [postView, work = makeWork(fails: fails)] in
            try await postView.post(
                whileRunning: ProgressMessage("Uploading", fraction: 0, actions: [.cancel]),
                operation: work,
                success: { Message(.success, "Uploaded") },
                failure: { Message(.error, "Upload failed", subtitle: $0.localizedDescription) })
        }
    }

    /// Returns work in four parts of 0.5 s, after each of which it reports its progress.
    private func makeWork(
        fails: Bool = false
    ) -> @Sendable (_ progress: @escaping @Sendable (Double?) -> Void) async throws -> Void {
        { [wait = server.wait] progress in
            for part in 1...4 {
                try await wait(0.5)
                if fails, part == 3 { throw SampleServer.NoResponse() }
                progress(Double(part) / 4)
            }
        }
    }

    /// Runs work and shows its result.
    private func run(_ success: String, _ work: @escaping @MainActor () async throws -> Void) {
        resultLabel.text = "Running"
        Task {
            do {
                try await work()
                resultLabel.text = success
            } catch is CancellationError {
                resultLabel.text = "Canceled."
            } catch {
                resultLabel.text = "Failed: \(error.localizedDescription)"
            }
        }
    }
}
