import Simulator
import UIKit

/// A presentation in front of a stage, which hides everything beside its container from assistive technologies.
enum ScreenCover: CaseIterable {
    case mediumSheet, largeSheet, alert, fullScreen, popover

    /// Returns the labels of its elements, in reading order. They are in the lower half of the screen. Only VoiceOver needs texts
    /// without actions.
    func labels(reachedBy technology: ReachingTechnology) -> [String] {
        guard self == .alert else { return ["Help", "Done"] }
        return (technology == .voiceOver ? ["Discard?"] : []) + ["Keep", "Discard"]
    }

    /// Presents the controller over that of a stage, and waits until the screen is at rest.
    @MainActor
    @discardableResult
    func present(on stage: Stage, animated: Bool = true) -> UIViewController {
        let controller = makeController()
        stage.controller.present(controller, animated: animated)
        stage.rest()
        return controller
    }

    @MainActor
    private func makeController() -> UIViewController {
        guard self != .alert else {
            let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
            for (title, style) in [("Keep", UIAlertAction.Style.cancel), ("Discard", .destructive)] {
                alert.addAction(UIAlertAction(title: title, style: style))
            }
            return alert
        }
        let controller = self == .popover ? PopoverController() : UIViewController()
        if self == .fullScreen { controller.modalPresentationStyle = .fullScreen }
        controller.sheetPresentationController?.detents = [self == .mediumSheet ? .medium() : .large()]
        for (title, distance) in [("Help", 140), ("Done", 60)] as [(String, CGFloat)] {
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            button.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(button)
            NSLayoutConstraint.activate([
                button.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor, constant: -distance),
                button.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
                button.heightAnchor.constraint(equalToConstant: 44),
            ])
        }
        return controller
    }
}

/// A controller that is presented like a popover: in a small frame, over a container that fills the window.
private final class PopoverController: UIViewController, UIViewControllerTransitioningDelegate {
    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) { nil }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        PopoverPresentation(presentedViewController: presented, presenting: presenting)
    }
}

private final class PopoverPresentation: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 80, y: 480, width: 240, height: 260) }
}
