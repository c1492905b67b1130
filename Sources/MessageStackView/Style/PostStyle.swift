import UIKit

/// How a post looks, whatever it shows: what is behind its view, its corners, its border, its shadows, and the colours
/// that its view takes over.
///
/// ```swift
/// postView.presentation.style = PostStyle(.blur(.systemMaterial), corners: .rounded(16))
/// ```
///
/// The parts follow size, appearance, contrast and text direction while the post is on the screen.
public struct PostStyle: Hashable, Sendable {
    /// What is behind the view, the lowest first; nothing by default, so that only what the view draws is seen.
    public var background: [PostFill]

    /// Sharp by default. What the view shows is cut to them.
    public var corners: PostCorners

    /// None by default.
    public var border: PostBorder?

    /// The lowest first; none by default.
    public var shadows: [ShadowComponents]

    /// What the post's controls and template images are tinted with; nil, the default, for what its host has.
    public var tintColor: UIColor?

    /// The colour of texts in views that know of styles (see `PostStyled`); nil, the default, for their own.
    public var textColor: UIColor?

    /// Light or dark, whatever the app is; `.unspecified`, the default, for what the app is.
    public var userInterfaceStyle: UIUserInterfaceStyle

    /// A look of these parts; without any, the view is all that is seen.
    public init(
        _ background: PostFill...,
        corners: PostCorners = .none,
        border: PostBorder? = nil,
        shadows: [ShadowComponents] = [],
        tintColor: UIColor? = nil,
        textColor: UIColor? = nil,
        userInterfaceStyle: UIUserInterfaceStyle = .unspecified
    ) {
        self.background = background
        self.corners = corners
        self.border = border
        self.shadows = shadows
        self.tintColor = tintColor
        self.textColor = textColor
        self.userInterfaceStyle = userInterfaceStyle
    }

    /// Whether the view is all that is seen, in its own colours.
    var isPlain: Bool { self == PostStyle() }

    /// Whether something is seen besides the view, or the view cut to a shape.
    var needsBody: Bool {
        !background.isEmpty || corners.radius != PostCorners.none.radius || border != nil || !shadows.isEmpty
    }

    /// Whether what is behind the post is seen through its fills. Without any, the view is taken to hide it.
    func isTranslucent(in traits: UITraitCollection) -> Bool {
        !background.isEmpty && !background.contains { $0.isOpaque(in: traits) }
    }
}
