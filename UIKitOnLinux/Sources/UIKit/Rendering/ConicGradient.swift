import CPangoCairo

/// A gradient that turns around a point, as wedges of a mesh: Cairo has no such gradient of its own.
enum ConicGradient {
    /// Wedges of a full turn; within one, colours change evenly.
    private static let wedges = 120

    /// What Cairo paints with; the turn starts towards `end` and goes clockwise. To be destroyed by the caller.
    static func pattern(
        _ stops: [GradientStop], start center: CGPoint, end: CGPoint, reach: CGFloat, fade: CGFloat
    ) -> OpaquePointer? {
        guard let mesh = cairo_pattern_create_mesh() else { return nil }
        let first = atan2(end.y - center.y, end.x - center.x)
        let colors = GradientColors(stops)
        // The wedges' outer sides are straight and must lie beyond everything that is painted.
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
            // Just inside the wedge, where a stop at its edge would leave the choice between two colours.
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
