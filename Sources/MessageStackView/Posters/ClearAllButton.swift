import UIKit

/// The button beyond two or more posts of a column, which removes those that a tap or a swipe removes.
final class ClearAllButton: UIButton {
    // MARK: - Lifecycle

    /// Creates an invisible button.
    ///
    /// - Parameter slots: A closure that returns the slots whose posts the button removes.
    init(clearing slots: @escaping @MainActor () -> [PostSlot]) {
        super.init(frame: .zero)
        alpha = 0
        accessibilityIdentifier = "clearAll"
        PostStyle.Shadow.floating.apply(to: layer)
        addAction(UIAction { _ in PostActions.clear(slots()) }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Internal

    /// Shows the button beyond the posts of a column, or hides it. In an animation, it fades.
    ///
    /// - Parameters:
    ///   - slots: The slots that the button clears; empty to hide it.
    ///   - frame: The frame of the visible posts in the superview.
    ///   - edge: The edge of the column.
    ///   - spacing: The points between the posts and the button.
    func update(for slots: [PostSlot], beyond frame: CGRect, at edge: PostEdge, spacing: CGFloat) {
        accessibilityElementsHidden = slots.isEmpty
        guard let slot = slots.first, !frame.isNull else { return alpha = 0 }
        let isNew = alpha == 0
        show(slot.postStrings.clearAll, in: slot.style.theme)
        let size = sizeThatFits(.unlimited)
        let (width, height) = (
            max(HitTarget.side, size.width.rounded(.up)), max(HitTarget.side, size.height.rounded(.up))
        )
        let y = edge == .top ? frame.maxY + spacing : frame.minY - spacing - height
        let new = CGRect(x: (frame.midX - width / 2).rounded(), y: y, width: width, height: height)
        if isNew { UIView.performWithoutAnimation { self.frame = new } } else if self.frame != new { self.frame = new }
        alpha = 1
    }

    // MARK: - Private

    /// The points from the upper and lower edges of the button to its visible shape, which is 34 points high at the default text
    /// size.
    private static let inset: CGFloat = 5

    /// Sets the title, in the colors of a message.
    private func show(_ title: String, in theme: PostTheme) {
        let look = PostLook(of: .message, style: PostStyle().resolved(with: theme))
        let font = PostFont.system(.subheadline, size: 15, weight: .semibold).with(theme.bodyTypeface)
            .font(in: traitCollection)
        var content = UIButton.Configuration.filled()
        content.title = title
        content.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = font
            return attributes
        }
        content.baseForegroundColor = look.title.color ?? look.tint
        content.baseBackgroundColor = look.background
        content.cornerStyle = .capsule
        content.background.backgroundInsets = NSDirectionalEdgeInsets(
            top: Self.inset, leading: 0, bottom: Self.inset, trailing: 0)
        content.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        configuration = content
    }
}
