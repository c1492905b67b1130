extension LayerValues {
    /// The values, with each number clamped to a drawable range.
    ///
    /// Apps may set any number. NaN and infinity would put Cairo into an error state, or trap in a conversion to a
    /// number of pixels.
    var drawable: LayerValues {
        var values = self
        values.position = position.drawable
        values.bounds = bounds.drawable
        values.zPosition = zPosition.drawable
        values.transform = transform.drawable
        values.sublayerTransform = sublayerTransform.drawable
        values.cornerRadius = cornerRadius.drawableLength
        values.borderWidth = borderWidth.drawableLength
        values.shadowRadius = min(shadowRadius.drawableLength, Self.largestSigma)
        values.shadowOpacity = shadowOpacity.isFinite ? shadowOpacity : 0
        values.shadowOffset = shadowOffset.drawable
        values.contentsScale = contentsScale.drawableLength
        values.contentsRect = contentsRect.drawablePart
        values.contentsCenter = contentsCenter.drawablePart
        values.content = content?.drawable
        return values
    }

    /// The maximum blur of a shadow, in points. A shadow of 3,000 points looks uniform on every screen.
    private static let largestSigma: CGFloat = 1_000
}

extension LayerContent {
    fileprivate var drawable: LayerContent {
        switch self {
        case .shape(let shape): .shape(shape.drawable)
        case .gradient(let gradient): .gradient(gradient.drawable)
        case .backdrop, .singleColor: self
        }
    }
}

extension ShapeValues {
    fileprivate var drawable: ShapeValues {
        var values = self
        if path?.boundingBox.isDrawable == false { values.path = nil }
        values.strokeStart = strokeStart.drawable
        values.strokeEnd = strokeEnd.drawable
        values.lineWidth = lineWidth.drawableLength
        values.miterLimit = miterLimit.drawableLength
        values.lineDashPhase = lineDashPhase.drawable
        values.lineDashPattern = lineDashPattern?.map(\.drawableLength)
        return values
    }
}

extension GradientValues {
    fileprivate var drawable: GradientValues {
        var values = self
        values.startPoint = startPoint.drawable
        values.endPoint = endPoint.drawable
        return values
    }
}

// MARK: - Numbers

extension CGFloat {
    /// The number, clamped to −1,000,000…1,000,000; zero if it is NaN, or too small as a divisor.
    fileprivate var drawable: CGFloat {
        isNaN || magnitude < 1e-9 ? 0 : Swift.min(Swift.max(self, -1_000_000), 1_000_000)
    }

    /// The number, clamped to 0…1,000,000; zero if it is NaN.
    fileprivate var drawableLength: CGFloat { Swift.max(0, drawable) }
}

extension CGPoint {
    fileprivate var drawable: CGPoint { CGPoint(x: x.drawable, y: y.drawable) }
}

extension CGSize {
    fileprivate var drawable: CGSize { CGSize(width: width.drawable, height: height.drawable) }
}

extension CGRect {
    fileprivate var drawable: CGRect { CGRect(origin: origin.drawable, size: size.drawable) }

    /// The rectangle, clamped as a part of contents, without negative sizes.
    fileprivate var drawablePart: CGRect {
        CGRect(
            x: origin.x.drawable, y: origin.y.drawable, width: size.width.drawableLength,
            height: size.height.drawableLength)
    }

    /// Whether clamping doesn't change the rectangle; true for the null rectangle of an empty path.
    fileprivate var isDrawable: Bool { isNull || self == drawable }
}

extension CATransform3D {
    fileprivate var drawable: CATransform3D {
        guard !CATransform3DIsIdentity(self) else { return self }
        return CATransform3D(
            m11: m11.drawable, m12: m12.drawable, m13: m13.drawable, m14: m14.drawable,
            m21: m21.drawable, m22: m22.drawable, m23: m23.drawable, m24: m24.drawable,
            m31: m31.drawable, m32: m32.drawable, m33: m33.drawable, m34: m34.drawable,
            m41: m41.drawable, m42: m42.drawable, m43: m43.drawable, m44: m44.drawable)
    }
}

extension CGAffineTransform {
    /// Whether the transform is invertible and small enough for pixel counts. The scales of nested layers are
    /// multiplied.
    var isDrawable: Bool {
        [a, b, c, d, tx, ty].allSatisfy { abs($0) < 1e12 } && abs(a * d - b * c) > 1e-12
    }
}
