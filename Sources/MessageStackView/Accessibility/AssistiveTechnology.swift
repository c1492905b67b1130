import UIKit

/// The state of the assistive technologies that move through the screen element by element.
@MainActor
enum AssistiveTechnology {
    /// Whether VoiceOver or Switch Control runs.
    static var isRunning: Bool { UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning }
}

/// The state of transitions between view controllers.
@MainActor
enum ScreenTransition {
    /// Returns whether a controller is being pushed, popped, presented or dismissed in a window.
    static func isRunning(in window: UIWindow?) -> Bool {
        var controller = window?.rootViewController
        while let current = controller {
            if isRunning(within: current) { return true }
            controller = current.presentedViewController
        }
        return false
    }

    private static func isRunning(within controller: UIViewController) -> Bool {
        controller.transitionCoordinator != nil || controller.children.contains(where: isRunning(within:))
    }
}
