extension UIImageView {
    /// The image to show, with the preferred symbol configuration applied.
    var shownImage: UIImage? {
        let image = isHighlighted ? highlightedImage ?? self.image : self.image
        return image?.preferring(preferredSymbolConfiguration, in: traitCollection)
    }

    func imageDidChange(from old: UIImage?) {
        if let images = image?.images {
            animation = nil
            let duration = image?.duration ?? 0
            startAnimation(of: images, duration: duration, repeatCount: 0)
        } else if old?.images != nil {
            animation = nil
        }
        showImage()
    }

    /// Passes the image's pixels to the layer, resolved in the view's traits.
    func showImage() {
        shownImageDidChange()
        withCurrentTraits {
            guard let image = animation?.image ?? shownImage else {
                layer.contents = nil
                return
            }
            let tinted = image.takesTint ? image.withTintColor(tintColor) : image
            layer.contents = tinted.cgImage.map { isMirrored(image) ? mirroredPicture(of: $0) : $0 }
            layer.contentsScale = image.scale
            layer.contentsCenter = image.centerOfCaps ?? CGRect(x: 0, y: 0, width: 1, height: 1)
            layer.model.tilesContentsCenter = image.resizingMode == .tile && image.centerOfCaps != nil
        }
    }

    private func isMirrored(_ image: UIImage) -> Bool {
        image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func mirroredPicture(of picture: CGImage) -> CGImage {
        if let mirrored, mirrored.source === picture { return mirrored.picture }
        let made = picture.mirrored() ?? picture
        mirrored = (picture, made)
        return made
    }

    // MARK: - Animation

    func startAnimation() {
        guard let images = animationImages, !images.isEmpty else { return }
        startAnimation(of: images, duration: animationDuration, repeatCount: animationRepeatCount)
    }

    func stopAnimation() {
        guard animation != nil else { return }
        animation = nil
        showImage()
    }

    private func startAnimation(of images: [UIImage], duration: TimeInterval, repeatCount: Int) {
        let animation = ImageAnimation(of: images, duration: duration, repeatCount: repeatCount)
        self.animation = animation
        animation.onChange = { [weak self, weak animation] in
            guard let self, let animation, self.animation === animation else { return }
            if animation.isOver { self.animation = nil }
            showImage()
        }
        showImage()
        if window != nil { animation.resume() }
    }
}

extension UIImage {
    /// Whether an image view draws the image as a shape in its tint color.
    fileprivate var takesTint: Bool {
        switch renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: look.symbol.map { !$0.hasOwnColors } ?? false
        }
    }
}
