import MessageStackView
import MessageStackViewConnectivity
import UIKit

/// A screen that shows a bar while the network is lost. Two buttons simulate losing and finding the network.
final class NoInternetViewController: UIViewController {
    private let monitor = ManualConnectivityMonitor()
    private lazy var manager = ConnectivityManager(monitor: monitor)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addColumn(of: [
            UIButton(filled: "Lose network") { [weak self] in self?.monitor.state = .notConnected },
            UIButton(filled: "Find network") { [weak self] in self?.monitor.state = .connected(.wifi) },
            UIButton(filled: "Push a screen") { [weak self] in self?.pushAnotherScreen() },
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        manager.messageManager.startObserving(on: view.window?.windowScene)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isMovingFromParent { manager.messageManager.stopObserving() }
    }

    private func pushAnotherScreen() {
        let screen = UIViewController()
        screen.title = "The Bar Follows"
        screen.view.backgroundColor = .secondarySystemBackground
        navigationController?.pushViewController(screen, animated: true)
    }
}
