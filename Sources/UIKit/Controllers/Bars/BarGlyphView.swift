/// Draws a bar's symbol in the tint colour.
final class BarGlyphView: UIView {
    private let glyph: BarGlyph

    init(_ glyph: BarGlyph) {
        self.glyph = glyph
        super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        isUserInteractionEnabled = false
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        tintColor.setStroke()
        glyph.path(in: bounds, isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft).stroke()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }
}
