import UIKit

/// Writes down its appearance and its moves between parents, under its name.
final class LoggingController: UIViewController {
    let name: String
    private let log: CallLog
    /// Runs inside the callback of that name.
    var actions: [String: () -> Void] = [:]

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
    override func viewWillAppear(_ animated: Bool) { tell("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { tell("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { tell("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { tell("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { tell("didDisappear") }
    override func willMove(toParent parent: UIViewController?) { tell(parent == nil ? "willLeave" : "willJoin") }
    override func didMove(toParent parent: UIViewController?) { tell(parent == nil ? "didLeave" : "didJoin") }

    private func tell(_ call: String) {
        let reasons = [
            (isBeingPresented, "presented"), (isBeingDismissed, "dismissed"), (isMovingToParent, "pushed"),
            (isMovingFromParent, "popped"),
        ]
        let reason = reasons.first { $0.0 }.map { " (\($0.1))" } ?? ""
        log.add("\(name) \(call)\(reason)")
        actions[call]?()
    }
}
