import CPangoCairo

extension CGPath {
    /// Adds the path to the current path of a Cairo context.
    func add(to cairo: OpaquePointer) {
        UIKit.add(elements, to: cairo)
    }
}

extension RoundedRectangle {
    /// Adds the outline to the current path of a Cairo context.
    func add(to cairo: OpaquePointer) {
        if isPlain {
            cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
        } else {
            UIKit.add(elements, to: cairo)
        }
    }
}

private func add(_ elements: [PathElement], to cairo: OpaquePointer) {
    for element in elements {
        switch element {
        case .move(let point): cairo_move_to(cairo, point.x, point.y)
        case .line(let point): cairo_line_to(cairo, point.x, point.y)
        case .curve(let end, let control1, let control2):
            cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
        case .close: cairo_close_path(cairo)
        }
    }
}

extension CGPathFillRule {
    var cairoRule: cairo_fill_rule_t {
        self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
    }
}

/// Queries of paths by Cairo, without drawing.
enum PathProbe {
    static func contains(_ point: CGPoint, in path: CGPath, using rule: CGPathFillRule) -> Bool {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        defer { cairo_surface_destroy(surface) }
        guard let cairo = cairo_create(surface) else { return false }
        defer { cairo_destroy(cairo) }
        path.add(to: cairo)
        cairo_set_fill_rule(cairo, rule.cairoRule)
        return cairo_in_fill(cairo, point.x, point.y) != 0
    }
}
