import UIKit

/// Shows fills, one upon the other. They follow its size, the appearance and the text direction.
final class PostFillView: UIView {
    // MARK: - Lifecycle

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Internal

    /// The lowest first.
    var fills: [PostFill] = [] {
        didSet { if fills != oldValue { fillsDidChange() } }
    }

    /// Whether the fills are seen; true at first. What changes that in an animation makes them come or go with that,
    /// each as it can.
    var isShown = true {
        didSet { for part in parts { part.isShown = isShown } }
    }

    // MARK: - Private

    /// One for each fill, which are the subviews.
    private var parts: [any PostFillPart] = []

    private func fillsDidChange() {
        for part in parts.dropFirst(fills.count) { part.removeFromSuperview() }
        parts = fills.enumerated().map { index, fill in
            guard index < parts.count else { return add(fill, at: index) }
            if parts[index].show(fill) { return parts[index] }
            parts[index].removeFromSuperview()
            return add(fill, at: index)
        }
    }

    /// It is there at once, as large as it will be, even in an animation.
    private func add(_ fill: PostFill, at index: Int) -> any PostFillPart {
        let part = fill.makePart()
        UIView.performWithoutAnimation {
            _ = part.show(fill)
            part.isShown = isShown
            part.frame = bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(part, at: index)
        }
        return part
    }
}
