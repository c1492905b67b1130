/// What the system draws above every window of the app: status bar, Dynamic Island, home indicator.
@MainActor
package final class SystemOverlay {
    package static let shared = SystemOverlay()

    private let view = SystemOverlayView(frame: UIScreen.main.bounds)

    package func configure(dynamicIsland: CGRect?, hasHomeIndicator: Bool) {
        view.frame = UIScreen.main.bounds
        view.content = SystemOverlayView.Content(dynamicIsland: dynamicIsland, hasHomeIndicator: hasHomeIndicator)
    }

    /// The layers that make up the screen, back to front.
    package static var screenLayers: [CALayer] {
        shared.view.update()
        let windows = UIApplication.shared.allWindows.filter { !$0.isHidden }
        return windows.map(\.layer) + [shared.view.layer]
    }
}
