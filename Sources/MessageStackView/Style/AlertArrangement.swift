/// The arrangement of the posts with the metrics of alerts: alerts, forms and ratings. It follows Apple's alerts.
package enum AlertArrangement: Hashable, Sendable {
    /// Filled buttons inside the card and texts at the leading side, as in iOS 26.
    case filled

    /// Centered texts above buttons that fill the card and are separated by lines, as before iOS 26.
    case separated

    /// The arrangement of the system's alerts.
    static let system = LiquidGlass.isAvailable ? filled : separated
}
