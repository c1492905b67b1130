import UIKit

/// A controller that records the sizes to which its view was about to change.
final class SizeRecordingController: UIViewController {
    private(set) var sizes: [CGSize] = []

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        sizes.append(size)
        super.viewWillTransition(to: size, with: coordinator)
    }
}
