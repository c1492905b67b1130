import UIKit

/// A view controller that records its appearance and containment callbacks.
final class ContainedController: AppearingController {
    func forget() { calls = [] }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        calls.append(parent == nil ? "leave" : "join")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        calls.append(parent == nil ? "left" : "joined")
    }
}
