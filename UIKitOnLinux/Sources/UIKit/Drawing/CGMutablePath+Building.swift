extension CGMutablePath {
    /// Starts a new subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.move(point), transform)
    }

    /// Adds a line. On an empty path, it only moves to the point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(isEmpty ? .move(point) : .line(point), transform)
    }

    /// Moves to the first point and adds lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        append(contentsOf: [.move(first)] + points.dropFirst().map(PathElement.line), transform)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        let start = isEmpty ? control : currentPoint.applying(transform.inverted())
        func towardsControl(from point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        addCurve(
            to: end, control1: towardsControl(from: start), control2: towardsControl(from: end), transform: transform)
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        if isEmpty { append(.move(control1), transform) }
        append(.curve(end, control1: control1, control2: control2), transform)
    }

    /// Closes the subpath with a line to its start.
    public func closeSubpath() {
        guard !isEmpty else { return }
        append(.close, .identity)
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        addLines(
            between: [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            ], transform: transform)
        closeSubpath()
    }

    /// Adds the ellipse inscribed in the rectangle, starting at the middle of its right side.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let unit = CGAffineTransform(translationX: rect.midX, y: rect.midY)
            .scaledBy(x: rect.width / 2, y: rect.height / 2)
            .concatenating(transform)
        let arc = CircularArc(center: .zero, radius: 1, startAngle: 0, sweep: 2 * .pi)
        append(contentsOf: [.move(arc.start)] + arc.curves + [.close], unit)
    }

    /// Adds a rectangle with elliptical corners, each limited to half the rectangle's width and height.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !rect.isNull else { return }
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        append(contentsOf: RoundedRectangle(rect: rect, radii: radii).elements, transform)
    }

    /// Adds an arc, with a line to its start if there is a current point.
    ///
    /// `clockwise` assumes that y increases upward. With y increasing downward, as in UIKit, `false` is clockwise on
    /// screen. An arc of more than a full turn is limited to one turn.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let arc = CircularArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, increasing: !clockwise)
        addLine(to: arc.start, transform: transform)
        append(contentsOf: arc.curves, transform)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        append(contentsOf: path.elements, transform)
    }
}
