public import UIKit

extension PostTheme {
    /// The sizes and distances of one kind of ready-made post, in points at the default text size.
    ///
    /// A ``PostTheme`` has the metrics of each kind:
    ///
    /// ```swift
    /// PostEnvironment.app.theme.message.titleSize = 17
    /// PostEnvironment.app.theme.message.iconSide = 40
    /// ```
    ///
    /// Texts and icons grow with the text size that the user has chosen. Images, badges and distances don't. If a size is 0 or
    /// negative, or a distance is negative, the post uses the default for its kind.
    public struct Metrics: Equatable, Sendable {
        /// The font size of the title in points, at the default text size. In notes and toasts, the title has the font size
        /// `textSize` instead.
        public var titleSize: CGFloat

        /// The font size in points of the text below the title, at the default text size. In notes and toasts, the title has this
        /// font size too.
        public var textSize: CGFloat

        /// The side length in points of the square in which the icon, the image before the texts or the badge is shown, at the
        /// default text size.
        public var iconSide: CGFloat

        /// The distances in points between the edges of the post and its content.
        ///
        /// In alerts and pop-ups, the insets are the distances between the edges and the buttons. The texts have additional
        /// margins.
        public var insets: NSDirectionalEdgeInsets

        /// The distance in points between the icon, the texts and the buttons. In alerts and pop-ups, the spacing is only the
        /// distance between the texts and the buttons.
        public var spacing: CGFloat

        package init(title: CGFloat, text: CGFloat, icon: CGFloat, insets: NSDirectionalEdgeInsets, spacing: CGFloat) {
            (titleSize, textSize, iconSide) = (title, text, icon)
            (self.insets, self.spacing) = (insets, spacing)
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
    /// The metrics of alerts, forms and ratings: those of Apple's alerts, measured on iOS 26.1.
    static let alert = Self(title: 17, text: 15, icon: 44, insets: .inset(16, 16), spacing: 20.333)
    /// The metrics of pop-ups.
    static let popup = Self(title: 22, text: 17, icon: 64, insets: .inset(12, 12), spacing: 20)
}

extension NSDirectionalEdgeInsets {
    /// Returns insets of equal lengths above and below, and at the sides.
    fileprivate static func inset(_ vertical: CGFloat, _ horizontal: CGFloat) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
}
