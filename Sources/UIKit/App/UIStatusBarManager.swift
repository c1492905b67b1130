/// What a scene's status bar looks like now.
@MainActor
open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    package init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    open var statusBarStyle: UIStatusBarStyle {
        let preferred = decidingController?.preferredStatusBarStyle ?? .default
        guard preferred == .default else { return preferred }
        let traits = decidingController?.traitCollection ?? UIScreen.main.traitCollection
        return traits.userInterfaceStyle == .dark ? .lightContent : .darkContent
    }

    open var isStatusBarHidden: Bool { decidingController?.prefersStatusBarHidden ?? false }

    /// In the scene's coordinates, in points; zero height while it is hidden.
    open var statusBarFrame: CGRect {
        let screen = UIScreen.main
        let height = isStatusBarHidden ? 0 : screen.configuration.statusBarHeight
        return CGRect(x: 0, y: 0, width: screen.bounds.width, height: height)
    }

    /// The root controller, what it presents in full screen, or whom these defer to, of the frontmost window that covers
    /// the screen below the status bar.
    private var decidingController: UIViewController? {
        let covering = scene?.windows.last {
            !$0.isHidden && $0.windowLevel < .statusBar && $0.rootViewController != nil
                && $0.frame.contains(UIScreen.main.bounds)
        }
        var controller = covering?.rootViewController
        while let presentation = controller?.presentation, presentation.coversPresenter {
            controller = presentation.presented
        }
        while let child = controller?.childForStatusBarStyle { controller = child }
        return controller
    }
}
