/// The window of the system overlay. It belongs to no scene and is a window so that its parts can be animated.
final class SystemOverlayWindow: UIWindow {
    /// The frame of the Dynamic Island on the screen in portrait; nil on devices without a Dynamic Island.
    var dynamicIsland: CGRect?
    var hasHomeIndicator = false

    private let statusBar = StatusBarView()
    private let island = UIView()
    private let islandCall = IslandCallView()
    private let homeIndicator = UIView()
    /// The status bars of a foldable phone, one for each app of a split view.
    private let columns = [StatusColumnView(), StatusColumnView()]
    private let camera = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        // Shows the window without the callbacks and notifications of `isHidden`.
        layer.isHidden = false
        island.backgroundColor = .black
        island.addSubview(islandCall)
        camera.backgroundColor = .black
        for part in [island, statusBar, homeIndicator, camera] + columns { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    /// Applies the status bar and home indicator preferences of a scene.
    func follow(_ scene: UIWindowScene?) {
        placeParts()
        let manager = scene?.statusBarManager
        let color = manager?.statusBarStyle == .lightContent ? UIColor.white : UIColor.black
        if color != statusBar.color { statusBar.color = color }
        for column in columns { column.color = color }
        if color != homeIndicator.backgroundColor { homeIndicator.backgroundColor = color }
        let controller = StatusBarRule.controller(of: scene, following: \.childForHomeIndicatorAutoHidden)
        show(homeIndicator, hasHomeIndicator && controller?.prefersHomeIndicatorAutoHidden != true)
        let hidden = StatusBarRule.controller(of: scene, following: \.childForStatusBarHidden)
        let isShown = !(manager?.isStatusBarHidden ?? true)
        let isAtTop = UIScreen.inUse.configuration.geometry.statusArea == nil
        showStatusBar(isShown && isAtTop, hidden?.preferredStatusBarUpdateAnimation ?? .none)
        for column in columns { show(column, isShown) }
    }

    private func showStatusBar(_ isShown: Bool, _ animation: UIStatusBarAnimation) {
        switch animation {
        case .none: UIView.performWithoutAnimation { show(statusBar, isShown) }
        case .fade: show(statusBar, isShown)
        case .slide:
            let transform: CGAffineTransform =
                isShown ? .identity : CGAffineTransform(translationX: 0, y: -statusBar.bounds.height)
            if statusBar.transform != transform { statusBar.transform = transform }
            show(statusBar, isShown)
        }
    }

    private func show(_ view: UIView, _ isShown: Bool) {
        let alpha: CGFloat = isShown ? 1 : 0
        if view.alpha != alpha { view.alpha = alpha }
    }

    // MARK: - Frames

    private func placeParts() {
        let configuration = UIScreen.inUse.configuration
        let size = configuration.size
        UIView.performWithoutAnimation {
            if bounds.size != size { frame = CGRect(origin: .zero, size: size) }
            let barHeight = configuration.statusBarHeight
            if statusBar.bounds.size != CGSize(width: size.width, height: barHeight) {
                statusBar.bounds.size = CGSize(width: size.width, height: barHeight)
                statusBar.center = CGPoint(x: size.width / 2, y: barHeight / 2)
            }
            let isPortrait = configuration.interfaceOrientation.isPortrait
            statusBar.dynamicIsland = isPortrait ? dynamicIsland : nil
            island.isHidden = dynamicIsland == nil
            statusBar.locale = configuration.locale
            statusBar.call = StatusBarView.call(on: configuration, hasIsland: dynamicIsland != nil)
            island.frame = islandFrame(in: size, configuration)
            islandCall.frame = island.bounds
            islandCall.isHidden = !configuration.isInCall
            island.layer.cornerRadius = min(island.bounds.width, island.bounds.height) / 2
            homeIndicator.frame = homeIndicatorFrame(in: size, configuration)
            homeIndicator.layer.cornerRadius = 2.5
            placeColumns(configuration)
        }
    }

    /// Places the status bars that aren't at the top, and the camera.
    private func placeColumns(_ configuration: UIScreen.Configuration) {
        let geometry = configuration.geometry
        camera.isHidden = geometry.camera == nil
        camera.frame = geometry.camera ?? .zero
        camera.layer.cornerRadius = camera.bounds.height / 2
        let areas = statusAreas(geometry)
        for (index, column) in columns.enumerated() {
            column.isHidden = index >= areas.count
            guard index < areas.count else { continue }
            let area = areas[index]
            if column.frame != area { column.frame = area }
            column.camera = geometry.camera?.offsetBy(dx: -area.minX, dy: -area.minY)
            column.locale = configuration.locale
        }
    }

    /// Returns the areas of the status bars that aren't at the top: in a split view with columns, each app has one at its
    /// outer edge.
    private func statusAreas(_ geometry: SceneGeometry) -> [CGRect] {
        guard let area = geometry.statusArea else { return [] }
        let isSplit = UIApplication.shared.windowScenes.contains {
            $0.screen === UIScreen.inUse && $0.frameOnScreen != nil
        }
        return isSplit && geometry.safeAreaInsets.right > 0 ? [area, CGRect(origin: .zero, size: area.size)] : [area]
    }

    /// Returns the frame of the island, which keeps its place on the device when the interface rotates and grows in a
    /// call.
    private func islandFrame(in size: CGSize, _ configuration: UIScreen.Configuration) -> CGRect {
        guard var rect = dynamicIsland else { return .zero }
        if configuration.isInCall { rect = rect.insetBy(dx: -IslandCallView.growth, dy: 0) }
        return switch configuration.interfaceOrientation {
        case .unknown, .portrait: rect
        case .portraitUpsideDown:
            CGRect(x: rect.minX, y: size.height - rect.maxY, width: rect.width, height: rect.height)
        case .landscapeRight: CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
        case .landscapeLeft:
            CGRect(x: size.width - rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
        }
    }

    /// Returns the frame of the home indicator: 139 × 5 points, 8 above the edge, as on every iPhone with a home
    /// indicator in portrait; 27% of the width otherwise.
    private func homeIndicatorFrame(in size: CGSize, _ configuration: UIScreen.Configuration) -> CGRect {
        let isPortraitPhone = configuration.idiom == .phone && configuration.interfaceOrientation.isPortrait
        let width = isPortraitPhone ? 139 : (size.width * 0.27).rounded()
        return CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
    }
}
