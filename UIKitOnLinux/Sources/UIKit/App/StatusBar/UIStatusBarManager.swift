/// The current state of a scene's status bar.
///
/// https://developer.apple.com/documentation/uikit/uistatusbarmanager
@MainActor
open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    package init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The style of the status bar. Never `default`, which resolves to dark content in a light interface and light
    /// content in a dark one.
    open var statusBarStyle: UIStatusBarStyle {
        let deciding = StatusBarRule.controller(of: scene, following: \.childForStatusBarStyle)
        let preferred = deciding?.preferredStatusBarStyle ?? .default
        guard preferred == .default else { return preferred }
        let traits = deciding?.traitCollection ?? scene?.traitCollection ?? UIScreen.main.traitCollection
        return traits.userInterfaceStyle == .dark ? .lightContent : .darkContent
    }

    open var isStatusBarHidden: Bool {
        StatusBarRule.controller(of: scene, following: \.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
    }

    /// The frame of the status bar in the scene's coordinates, in points. The height is zero while it is hidden.
    ///
    /// Where the bar isn't at the top, as on a foldable phone, the frame is that of its column or corner, and empty while the
    /// bar is hidden. This is an assumption, since no source says which frame Apple's UIKit has there.
    open var statusBarFrame: CGRect {
        guard let scene else { return .zero }
        let geometry = scene.effectiveGeometryValues
        if let area = geometry.statusArea { return isStatusBarHidden ? .zero : area }
        return CGRect(x: 0, y: 0, width: geometry.size.width, height: isStatusBarHidden ? 0 : geometry.statusBarHeight)
    }
}
