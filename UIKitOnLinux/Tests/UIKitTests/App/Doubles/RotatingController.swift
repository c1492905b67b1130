import UIKit

/// Writes down what a turn of the scene brings it, with its size and size class at that moment.
class RotatingController: UIViewController {
    let name: String
    let log: CallLog
    var mask: UIInterfaceOrientationMask?
    var locksOrientation = false
    var lockingChild: UIViewController?
    var coordinators: [any UIViewControllerTransitionCoordinator] = []

    init(_ name: String, _ log: CallLog, supporting mask: UIInterfaceOrientationMask? = nil) {
        self.name = name
        self.log = log
        self.mask = mask
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        mask ?? super.supportedInterfaceOrientations
    }

    override var prefersInterfaceOrientationLocked: Bool { locksOrientation }
    override var childForInterfaceOrientationLock: UIViewController? { lockingChild }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        note("willTransition vertical \(newCollection.verticalSizeClass)")
        super.willTransition(to: newCollection, with: coordinator)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        note("viewWillTransition \(Int(size.width))")
        coordinators.append(coordinator)
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { [weak self] _ in
            self?.note("alongside")
        } completion: { [weak self] _ in
            self?.note("completion")
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        note("traitsDidChange")
    }

    override func viewSafeAreaInsetsDidChange() { note("safeAreaDidChange \(Int(view.safeAreaInsets.left))") }
    override func viewWillLayoutSubviews() { note("willLayout") }
    override func viewDidLayoutSubviews() { note("didLayout") }

    private func note(_ call: String) { log.add("\(name) \(call) in \(Int(view.bounds.width))") }
}
