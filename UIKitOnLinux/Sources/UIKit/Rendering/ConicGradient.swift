import CPangoCairo

/// A conic gradient, made from wedges of a mesh, since Cairo has no conic gradients.
enum ConicGradient {
    /// The number of wedges; within a wedge, colors change linearly.
    private static let wedges = 120

    /// Returns a Cairo pattern, which the caller must destroy. The gradient starts in the direction of `end` and goes
    /// clockwise.
    static func pattern(
        _ stops: [GradientStop], start center: CGPoint, end: CGPoint, reach: CGFloat, fade: CGFloat
    ) -> OpaquePointer? {
        guard let mesh = cairo_pattern_create_mesh() else { return nil }
        let first = atan2(end.y - center.y, end.x - center.x)
        let colors = GradientColors(stops)
        // The outer edges of the wedges are straight and must be outside the painted area.
        let radius = reach / cos(.pi / CGFloat(wedges))
        func corner(_ index: Int) -> CGPoint {
            let angle = first + 2 * .pi * CGFloat(index) / CGFloat(wedges)
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        func setColor(_ corner: UInt32, _ color: ColorComponents) {
            cairo_mesh_pattern_set_corner_color_rgba(
                mesh, corner, color.red, color.green, color.blue, color.alpha * fade)
        }
        for index in 0..<wedges {
            let (from, to) = (corner(index), corner(index + 1))
            // Slightly inside the wedge, because a stop at its edge has two colors.
            let before = colors.color(at: (CGFloat(index) + 1e-6) / CGFloat(wedges))
            let after = colors.color(at: (CGFloat(index + 1) - 1e-6) / CGFloat(wedges))
            cairo_mesh_pattern_begin_patch(mesh)
            cairo_mesh_pattern_move_to(mesh, center.x, center.y)
            cairo_mesh_pattern_line_to(mesh, from.x, from.y)
            cairo_mesh_pattern_line_to(mesh, to.x, to.y)
            setColor(0, before)
            setColor(1, before)
            setColor(2, after)
            setColor(3, after)
            cairo_mesh_pattern_end_patch(mesh)
        }
        return mesh
    }
}
