/// Draws the status bar with the time of Apple's product pictures, the island and the home indicator.
final class SystemOverlayView: UIView {
    struct Content: Equatable {
        var dynamicIsland: CGRect?
        var hasHomeIndicator = false
        var isDark = false
        var isStatusBarHidden = false
        var barHeight: CGFloat = 0
    }

    var content = Content() {
        didSet { if content != oldValue { setNeedsDisplay() } }
    }

    /// Takes over what the frontmost scene says of its status bar, and draws anew if that has changed.
    func update() {
        let scene = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
            .max { $0.becameKeyAt < $1.becameKeyAt }
        content.isDark = scene?.statusBarManager?.statusBarStyle == .lightContent
        content.isStatusBarHidden = scene?.statusBarManager?.isStatusBarHidden ?? true
        content.barHeight = UIScreen.main.configuration.statusBarHeight
        layer.displayIfNeeded()
    }

    override func draw(_ rect: CGRect) {
        let color = content.isDark ? UIColor.white : UIColor.black
        if let island = content.dynamicIsland {
            UIColor.black.setFill()
            UIBezierPath(roundedRect: island, cornerRadius: island.height / 2).fill()
        }
        if content.hasHomeIndicator {
            color.setFill()
            // 139 × 5 points, 8 above the edge, as on every iPhone with a home indicator.
            let indicator = CGRect(x: (bounds.width - 139) / 2, y: bounds.height - 13, width: 139, height: 5)
            UIBezierPath(roundedRect: indicator, cornerRadius: 2.5).fill()
        }
        if !content.isStatusBarHidden { drawStatusBar(color) }
    }

    private func drawStatusBar(_ color: UIColor) {
        let isTall = content.dynamicIsland != nil
        // Beside the island the bar's content stands on the island's middle line, else on the bar's own.
        let middle = content.dynamicIsland?.midY ?? content.barHeight / 2
        let font = UIFont.systemFont(ofSize: isTall ? 17 : 12, weight: .semibold)
        let time = NSAttributedString(string: "9:41", attributes: [.font: font, .foregroundColor: color])
        let size = time.size()
        let timeCentre = isTall ? (content.dynamicIsland?.minX ?? 0) / 2 + 4 : bounds.midX
        time.draw(at: CGPoint(x: timeCentre - size.width / 2, y: middle - size.height / 2))
        let right = isTall ? bounds.width - 33 : bounds.width - 6
        StatusGlyphs.draw(endingAt: right, middle: middle, scale: isTall ? 1 : 0.8, color: color)
    }
}
