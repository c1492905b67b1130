/// The fill, stroke and corners of a button's background, as a value.
///
/// https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct
public struct UIBackgroundConfiguration: Hashable {
    /// The background color. Nil, the default, uses the color of the button's style.
    public var backgroundColor: UIColor?
    /// The color of the stroke. Nil, the default, uses the tint color.
    public var strokeColor: UIColor?
    /// The width of the stroke in points. 0, the default, draws none.
    public var strokeWidth: CGFloat = 0
    /// The corner radius in points, used by buttons with the corner style `fixed`.
    public var cornerRadius: CGFloat = 5.95
    /// The insets of the background from the button's bounds, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero

    /// Returns a configuration with a clear background.
    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }

    init() {}

    /// Hashes the properties that differ most often. `==` compares all.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(backgroundColor)
        hasher.combine(strokeWidth)
        hasher.combine(cornerRadius)
    }
}
