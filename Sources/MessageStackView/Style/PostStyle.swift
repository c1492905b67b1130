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

    /// The colour of texts in views that know of styles (see `PostContentView`); nil, the default, for their own.
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

/// A line along the inside of a post's edge.
public struct PostBorder: Hashable, Sendable {
    /// As the appearance resolves it.
    public var color: UIColor

    /// In points; 1 by default. NaN, infinity and less than zero count as zero.
    public var width: CGFloat

    /// A line of one point, if nothing is said about its width.
    public init(color: UIColor, width: CGFloat = 1) {
        self.color = color
        self.width = width
    }
}

/// What a style has changed of a view: it is undone with the style, and what somebody changes meanwhile is theirs.
@MainActor
struct StyledValues {
    private struct Key: Hashable {
        let object: ObjectIdentifier
        let path: AnyKeyPath
    }

    private struct Change {
        let isAsMade: @MainActor () -> Bool
        let undo: @MainActor () -> Void
    }

    private var changes: [Key: Change] = [:]

    /// Sets a value, or gives it back if `value` is nil.
    ///
    /// - Parameter own: what it has to be to be changed at all; nil for whatever it is.
    mutating func set<Root: AnyObject, Value: Equatable>(
        _ path: ReferenceWritableKeyPath<Root, Value>,
        of object: Root,
        to value: Value?,
        insteadOf own: Value? = nil
    ) {
        let key = Key(object: ObjectIdentifier(object), path: path)
        if let change = changes[key] {
            guard change.isAsMade() else { return }
            change.undo()
            changes[key] = nil
        }
        let before = object[keyPath: path]
        guard let value, own == nil || own == before else { return }
        object[keyPath: path] = value
        changes[key] = Change(
            isAsMade: { [weak object] in object?[keyPath: path] == value },
            undo: { [weak object] in object?[keyPath: path] = before })
    }

    /// Forgets what is somebody else's by now, once everything has been given back.
    mutating func forget() {
        changes = [:]
    }
}
