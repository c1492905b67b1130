import CPangoCairo

extension TextLayout {
    /// Draws the lines into `rect` from its top on.
    ///
    /// Baselines stand on whole pixels of `scale`; sideways, glyphs stand where they fall. Nothing is clipped.
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
                pango_cairo_show_layout_line(cairo, line.handle)
            }
            cairo_restore(cairo)
        }
    }
}

extension NSTextAlignment {
    /// The part of the free space that stands left of the text.
    func fraction(in direction: UIUserInterfaceLayoutDirection) -> CGFloat {
        switch self {
        case .left: 0
        case .center: 0.5
        case .right: 1
        case .natural, .justified: direction == .leftToRight ? 0 : 1
        }
    }
}
