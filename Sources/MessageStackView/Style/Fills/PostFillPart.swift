import UIKit

/// What shows one fill.
@MainActor
protocol PostFillPart: UIView {
    /// Shows another fill of its kind.
    ///
    /// - Returns: false for one of another kind.
    func show(_ fill: PostFill) -> Bool

    /// Whether it is seen. What changes that in an animation makes it come or go with that.
    var isShown: Bool { get set }
}

extension PostFillPart {
    var isShown: Bool {
        get { alpha > 0 }
        set { alpha = newValue ? 1 : 0 }
    }
}

extension PostFill {
    /// What shows a fill of this kind, without its colours yet.
    @MainActor
    func makePart() -> any PostFillPart {
        switch self {
        case .color: PostColorFill()
        case .gradient: PostGradientFill()
        case .blur: PostBlurFill()
        case .image: PostImageFill()
        }
    }
}
