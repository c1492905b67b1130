import UIKit

extension PostTheme {
    /// The sizes and distances of one kind of ready-made post, in points at the default text size.
    ///
    /// A ``PostTheme`` has the metrics of each kind:
    ///
    /// ```swift
    /// PostTheme.app.message.titleSize = 17
    /// PostTheme.app.message.iconSide = 40
    /// ```
    ///
    /// Sizes of texts and icons grow with the text size; images, badges and distances don't. Where a value is NaN, infinite or
    /// negative, and for a size of zero, the default of the kind is used.
    public struct Metrics: Hashable, Sendable {
        /// The point size of the title.
        public var titleSize: CGFloat

        /// The point size of the text below the title.
        public var textSize: CGFloat

        /// The side of the icon, the image before the texts, or the badge.
        public var iconSide: CGFloat

        /// The distances from the edges of the post to its content. In alerts and pop-ups, the distances from the edges to the
        /// buttons. In alerts before iOS 26, buttons extend to the edges, and these are the distances to the texts.
        public var insets: NSDirectionalEdgeInsets

        /// The distance between the icon, the texts and the buttons. In alerts and pop-ups, the distance between the texts and the
        /// buttons.
        public var spacing: CGFloat

        package init(title: CGFloat, text: CGFloat, icon: CGFloat, insets: NSDirectionalEdgeInsets, spacing: CGFloat) {
            (titleSize, textSize, iconSide) = (title, text, icon)
            (self.insets, self.spacing) = (insets, spacing)
        }

        // Written out because `NSDirectionalEdgeInsets` isn't `Hashable`.
        public func hash(into hasher: inout Hasher) {
            for value in [
                titleSize, textSize, iconSide, spacing, insets.top, insets.leading, insets.bottom, insets.trailing,
            ] {
                hasher.combine(value)
            }
        }

        /// Returns the metrics, with each invalid value replaced by that of other metrics.
        func valid(or other: Metrics) -> Metrics {
            func size(_ path: KeyPath<Metrics, CGFloat>) -> CGFloat {
                let value = self[keyPath: path]
                return value.isFinite && value > 0 ? value.limited : other[keyPath: path]
            }
            func length(_ path: KeyPath<Metrics, CGFloat>) -> CGFloat {
                self[keyPath: path].validLength ?? other[keyPath: path]
            }
            return Metrics(
                title: size(\.titleSize), text: size(\.textSize), icon: size(\.iconSide),
                insets: NSDirectionalEdgeInsets(
                    top: length(\.insets.top), leading: length(\.insets.leading), bottom: length(\.insets.bottom),
                    trailing: length(\.insets.trailing)),
                spacing: length(\.spacing))
        }

        /// The insets with left for leading and right for trailing, as views have them.
        var edgeInsets: UIEdgeInsets {
            UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        }

        /// A square with the side of the icon.
        var iconSize: CGSize { CGSize(width: iconSide, height: iconSide) }
    }
}

extension PostTheme.Metrics {
    // Distances are multiples of four. The sizes of texts are those of text styles: subheadline, headline, title 2 and body.
    // Apple's notifications weren't measured.

    /// The metrics of messages.
    static let message = Self(title: 15, text: 15, icon: 32, insets: .inset(12, 16), spacing: 12)
    /// The metrics of notes.
    static let note = Self(title: 13, text: 13, icon: 20, insets: .inset(8, 16), spacing: 8)
    /// The metrics of toasts.
    static let toast = Self(title: 15, text: 15, icon: 20, insets: .inset(12, 20), spacing: 8)
    /// The metrics of badge messages. The close button has a margin of its own.
    static let badge = Self(
        title: 17, text: 15, icon: 48, insets: NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 4),
        spacing: 16)
    /// The metrics of alerts, forms and ratings.
    static let alert = alert(.system)
    /// The metrics of pop-ups.
    static let popup = Self(title: 22, text: 17, icon: 64, insets: .inset(12, 12), spacing: 20)

    /// Returns the metrics of alerts, forms and ratings. Those before iOS 26 are Apple's (headline and footnote), from memory.
    static func alert(_ arrangement: AlertArrangement) -> Self {
        switch arrangement {
        case .filled: Self(title: 17, text: 15, icon: 44, insets: .inset(12, 12), spacing: 20)
        case .separated: Self(title: 17, text: 13, icon: 44, insets: .inset(20, 16), spacing: 20)
        }
    }
}

extension NSDirectionalEdgeInsets {
    /// Returns insets of equal lengths above and below, and at the sides.
    fileprivate static func inset(_ vertical: CGFloat, _ horizontal: CGFloat) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
}

/// The arrangement of the posts with the metrics of alerts: alerts, forms and ratings. It follows Apple's alerts.
package enum AlertArrangement: Hashable, Sendable {
    /// Filled buttons inside the card and texts at the leading side, as in iOS 26.
    case filled

    /// Centered texts above buttons that fill the card and are separated by lines, as before iOS 26.
    case separated

    #if os(visionOS)
        /// The arrangement of the system's alerts, whose buttons are filled in all versions of visionOS.
        static let system = filled
    #else
        /// The arrangement of the system's alerts.
        static let system = LiquidGlass.isAvailable ? filled : separated
    #endif
}
