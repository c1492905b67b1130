internal import Readings

/// The controls that close, minimize and arrange a window on an iPad. iPadOS 26 draws them over the upper leading
/// corner of a scene that doesn't fill the screen, above the app's windows and in no safe area.
///
/// On an iPad Air with iPadOS 27, corner-adapted regions exceed the safe area by 66 × 43 points at every size of the
/// window, and by 5.5 to 9.5 points without controls, since the display's corners are round. On an iPhone 17 Pro in
/// landscape, they exceed it by 18 points at the top. Apple doesn't document the figures; they are measurements in
/// public repositories.
@MainActor
package final class WindowControls {
    /// The size beyond the safe area, in points.
    package static let size = CGSize(width: 66, height: 43)

    let layer = CALayer()
    private let buttons = [UIColor.systemRed, .systemYellow, .systemGreen].map { color in
        let button = CALayer()
        button.backgroundColor = color.cgColor
        button.cornerRadius = 6
        return button
    }

    init() {
        for button in buttons { layer.addSublayer(button) }
    }

    /// Draws the controls in the area that they cover.
    func draw(in area: CGRect) {
        UIView.performWithoutAnimation {
            layer.frame = area
            for (index, button) in buttons.enumerated() {
                button.frame = CGRect(x: 10 + 17 * CGFloat(index), y: area.height - 28, width: 12, height: 12)
            }
        }
    }
}

extension UIWindowScene {
    /// The area that the window controls cover, in the scene's coordinates; nil if it has none.
    package var windowControlsArea: CGRect? {
        guard hasWindowControls else { return nil }
        let size = WindowControls.size
        let isRight = traitCollection.layoutDirection == .rightToLeft && !Reading.windowControlsDiffer.isOn
        return CGRect(
            x: isRight ? frame.width - size.width : 0, y: 0, width: size.width, height: topInset + size.height)
    }

    /// Shows the window controls of a scene that doesn't fill an iPad's screen, and hides those of one that does. Those of an
    /// iPhone app on an iPad, whose idiom is that of a phone, are the same.
    func updateWindowControls() {
        let configuration = screen.configuration
        let isNeeded = frameOnScreen != nil && configuration.hasWindowControls && configuration.windowSize == nil
        guard isNeeded != hasWindowControls else { return }
        guard Reading.windowControlsDiffer.isOn, isNeeded else { return hasWindowControls = isNeeded }
        RunCycle.onNextTurn { [weak self] in
            guard let self, frameOnScreen != nil else { return }
            hasWindowControls = true
            RunCycle.setNeedsCommit()
        }
    }

    /// The areas of the scene that corner-adapted regions leave out, in its coordinates.
    var coveredCorners: [CGRect] {
        if let windowControlsArea { return [windowControlsArea] }
        return effectiveGeometryValues.corners.areas(in: frame.size)
    }

    private var topInset: CGFloat {
        screen.configuration.statusBarMakesTopInset && statusBarWasHidden
            ? 0 : effectiveGeometryValues.safeAreaInsets.top
    }
}
