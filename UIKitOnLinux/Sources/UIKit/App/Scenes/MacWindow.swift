/// The title bar, the corners and the shadow of a window on a Mac, drawn behind its scene.
///
/// The scene's own frame is the content below the title bar, as the simulated Mac has no safe area.
@MainActor
package final class MacWindow {
    /// The height of the title bar above the content, in points.
    package static let titleBarHeight: CGFloat = 28
    /// The smallest size to which a user can resize the content, in points.
    package static let minimumSize = CGSize(width: 320, height: 240)

    private static let cornerRadius: CGFloat = 12
    private static let lights: [UIColor] = [.systemRed, .systemYellow, .systemGreen]

    let layer = CALayer()
    private let buttons = lights.map { _ in CALayer() }

    init() {
        layer.cornerRadius = Self.cornerRadius
        layer.shadowOpacity = 0.35
        layer.shadowRadius = 18
        layer.shadowOffset = CGSize(width: 0, height: 10)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: 10 + 20 * CGFloat(index), y: 8, width: 12, height: 12)
            button.cornerRadius = 6
            layer.addSublayer(button)
        }
    }

    private static let desktop = CALayer()

    /// The layers behind all windows. They draw the desktop on a Mac, and are empty on other devices.
    static func layersBehindWindows(on screen: UIScreen) -> [CALayer] {
        guard screen.configuration.windowSize != nil else { return [] }
        UIView.performWithoutAnimation {
            desktop.frame = screen.bounds
            desktop.backgroundColor = UIColor(red: 0.36, green: 0.45, blue: 0.6, alpha: 1).cgColor
        }
        return [desktop]
    }

    /// Returns the content frame of a new scene: centered on the screen, and lower and further right after other scenes;
    /// nil on a screen that scenes fill.
    static func frame(on screen: UIScreen, after count: Int) -> CGRect? {
        guard let size = screen.configuration.windowSize else { return nil }
        let area = screen.bounds
        let step = CGFloat(count % 4) * titleBarHeight
        return CGRect(
            x: ((area.width - size.width) / 2).rounded() + step,
            y: ((area.height - size.height + titleBarHeight) / 2).rounded() + step,
            width: size.width, height: size.height)
    }

    /// Returns the frame of the window around a scene, with the title bar, on the screen.
    package static func frame(around scene: UIWindowScene) -> CGRect {
        var frame = scene.frame
        frame.origin.y -= titleBarHeight
        frame.size.height += titleBarHeight
        return frame
    }

    /// Returns the frontmost scene whose window contains a point of the screen, and brings it to the front.
    ///
    /// - Parameters:
    ///   - point: The point on the screen.
    ///   - margin: The width of the area around each window in which a point counts as inside, in points.
    package static func use(at point: CGPoint, margin: CGFloat) -> UIWindowScene? {
        let scene = UIApplication.shared.windowScenes.last {
            frame(around: $0).insetBy(dx: -margin, dy: -margin).contains(point)
        }
        if let scene { KeyWindow.use(scene) }
        return scene
    }

    /// Shows the window around a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - isInUse: Whether it is the window in use, whose buttons have colors.
    func surround(_ scene: UIWindowScene, isInUse: Bool) {
        UIView.performWithoutAnimation {
            layer.frame = Self.frame(around: scene)
            layer.backgroundColor = UIColor.secondarySystemBackground.cgColor
            for (button, color) in zip(buttons, Self.lights) {
                button.backgroundColor = (isInUse ? color : .systemGray3).cgColor
            }
        }
    }
}
