extension UIImage {
    /// The area between the caps, in unit coordinates: from 0 to 1 across the image. Nil for an image that isn't
    /// resizable.
    var centerOfCaps: CGRect? {
        let (caps, size) = (capInsets, size)
        guard look.isResizable, size.width > 0, size.height > 0 else { return nil }
        let left = min(max(0, caps.left), size.width)
        let top = min(max(0, caps.top), size.height)
        return CGRect(
            x: left / size.width, y: top / size.height,
            width: max(0, size.width - left - max(0, caps.right)) / size.width,
            height: max(0, size.height - top - max(0, caps.bottom)) / size.height)
    }

    func thumbnail(fitting size: CGSize) -> UIImage? {
        let own = self.size
        guard size.width > 0, size.height > 0, own.width > 0, own.height > 0 else { return nil }
        let factor = min(size.width / own.width, size.height / own.height, 1)
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let target = CGSize(width: own.width * factor, height: own.height * factor)
        return UIGraphicsImageRenderer(size: target, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: target))
        }
    }
}
