import UIKit

/// What `setShadowComponents(_:createSubview:)` creates: throws the shadows of the view that it lies in.
final class ShadowBackdrop: ShadowView {
    /// Behind everything in `host`, as large as it and of its shape.
    init(in host: UIView) {
        super.init(frame: host.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        host.insertSubview(self, at: 0)
        match(host)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let superview { match(superview) }
    }

    private func match(_ host: UIView) {
        layer.cornerRadius = host.layer.cornerRadius
        layer.cornerCurve = host.layer.cornerCurve
        layer.maskedCorners = host.layer.maskedCorners
        if let color = host.backgroundColor, backgroundColor != color { backgroundColor = color }
    }
}
