/// How the ground of a button is filled and edged, as a value.
///
/// https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct
public struct UIBackgroundConfiguration: Hashable {
    /// nil, the default, for the button's own.
    public var backgroundColor: UIColor?
    /// nil, the default, for the button's own.
    public var strokeColor: UIColor?
    /// In points; 0, the default, for no edge.
    public var strokeWidth: CGFloat = 0
    /// In points; counts for a button whose corner style is fixed, and scales the smaller ones.
    public var cornerRadius: CGFloat = 5.95
    /// From the button's bounds, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero

    /// Nothing at all.
    public static func clear() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration()
        configuration.backgroundColor = .clear
        return configuration
    }

    init() {}

    /// By what tells most of them apart; the rest is left to `==`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(backgroundColor)
        hasher.combine(strokeWidth)
        hasher.combine(cornerRadius)
    }
}
