import CPangoCairo

extension TextLayout {
    /// Draws the lines into `rect`, from its top edge.
    ///
    /// Baselines are aligned to whole pixels of `scale`; horizontal positions aren't rounded. Nothing is clipped.
    func draw(
        in cairo: OpaquePointer, rect: CGRect, alignment: NSTextAlignment,
        direction: UIUserInterfaceLayoutDirection, color: InkColor, scale: CGFloat
    ) {
        TextEngine.shared.perform { _ in
            cairo_save(cairo)
            cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
            for line in lines {
                let baseline = ((rect.minY + line.baseline) * scale).rounded() / scale
                let left = direction == .leftToRight ? line.head : line.tail
                let free = rect.width - line.head - line.width - line.tail
                let x = rect.minX + left + alignment.fraction(in: direction) * free
                cairo_move_to(cairo, Double(x), Double(baseline))
                let emoji = ColorGlyphs(of: line.handle)
                emoji.hidden { pango_cairo_show_layout_line(cairo, line.handle) }
                emoji.draw(in: cairo, at: CGPoint(x: x, y: baseline), scale: scale)
            }
            cairo_restore(cairo)
        }
    }
}

extension NSTextAlignment {
    /// Returns the fraction of the free space that is left of the text.
    func fraction(in direction: UIUserInterfaceLayoutDirection) -> CGFloat {
        switch self {
        case .left: 0
        case .center: 0.5
        case .right: 1
        case .natural, .justified: direction == .leftToRight ? 0 : 1
        }
    }
}
