/// An affine map taken apart into translation, scale, shear and rotation, each of which can be blended by itself.
struct AffineParts {
    /// Translation x and y, scale x and y, shear, rotation in radians.
    let components: AnimatedProperty.Components

    init(_ components: AnimatedProperty.Components) {
        self.components = components
    }

    init(_ transform: CGAffineTransform) {
        let scaleX = hypot(transform.a, transform.b)
        let rotation = scaleX == 0 ? 0 : atan2(transform.b, transform.a)
        let (cosine, sine) = (cos(rotation), sin(rotation))
        let shearedY = transform.c * cosine + transform.d * sine
        let scaleY = transform.d * cosine - transform.c * sine
        components = [transform.tx, transform.ty, scaleX, scaleY, shearedY, rotation, 0, 0]
    }

    var transform: CGAffineTransform {
        let (cosine, sine) = (cos(components[5]), sin(components[5]))
        let (scaleX, scaleY, sheared) = (components[2], components[3], components[4])
        return CGAffineTransform(
            a: scaleX * cosine, b: scaleX * sine, c: sheared * cosine - scaleY * sine,
            d: sheared * sine + scaleY * cosine, tx: components[0], ty: components[1])
    }
}
