/// The image of a text field's clear button: an X in a filled circle.
@MainActor
enum ClearButtonGlyph {
    private static let size = CGSize(width: 19, height: 19)
    private static let disc: CGFloat = 16

    static func image(in traits: UITraitCollection) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = UITraitCollection.displayScale(from: traits)
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            let color = UIColor.tertiaryLabel.resolvedColor(with: traits)
            let rect = CGRect(x: (size.width - disc) / 2, y: (size.height - disc) / 2, width: disc, height: disc)
            color.setFill()
            UIBezierPath(ovalIn: rect).fill()
            let cross = UIBezierPath()
            let arm = rect.insetBy(dx: 5, dy: 5)
            cross.move(to: CGPoint(x: arm.minX, y: arm.minY))
            cross.addLine(to: CGPoint(x: arm.maxX, y: arm.maxY))
            cross.move(to: CGPoint(x: arm.maxX, y: arm.minY))
            cross.addLine(to: CGPoint(x: arm.minX, y: arm.maxY))
            cross.lineWidth = 1.5
            cross.lineCapStyle = .round
            UIColor.systemBackground.resolvedColor(with: traits).setStroke()
            cross.stroke()
        }
    }
}
