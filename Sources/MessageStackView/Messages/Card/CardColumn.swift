package import UIKit

/// The arrangement of a card's parts in a column, as in an alert: an icon and texts, which scroll if there is too little room, and
/// buttons, which stay in place. If there is no room for the title and half of the text, at most 160 points, all of it scrolls.
///
/// The look is that of Apple's alerts in iOS 26. VoiceOver reads the title, the text and the buttons.
@MainActor
package final class CardColumn {
    // MARK: - Lifecycle

    /// Creates the arrangement of a card's parts.
    init(of card: PostCardView) {
        self.card = card
    }

    // MARK: - Internal

    /// The column of the texts and the views that are as wide as the buttons, which scrolls if it is too high.
    let contentStackView: UIStackView = CardStackView()

    /// The column of the icon, the caption, the title and the text.
    let textStackView: UIStackView = CardStackView()

    /// The column between the texts and the buttons, which doesn't scroll; hidden by default.
    package let fixedStackView = UIStackView()

    /// The column of all parts.
    let outerStackView = UIStackView()

    /// The distance in points between the texts, the views in `fixedStackView`, and the buttons.
    var spacing: CGFloat {
        get { outerStackView.spacing }
        set { for stackView in [outerStackView, fixedStackView] { stackView.spacing = newValue } }
    }

    /// A Boolean value that indicates whether the texts are centered if the post is in the middle of its poster; false by default.
    package var centersTexts = false {
        didSet {
            card?.updateLook()
            arrange()
        }
    }

    /// A closure that is called after the parts were arranged.
    package var didArrange: () -> Void = {}

    /// A Boolean value that indicates whether a picture is above the texts; false by default. It is as far from the edges as the
    /// buttons are.
    var hasPicture = false {
        didSet { arrange() }
    }

    /// A Boolean value that indicates whether the post is away from the edges of its poster.
    package var isInMiddle: Bool { card?.enclosingSlot.map { $0.edge == nil } ?? true }

    /// A Boolean value that indicates whether the texts are centered.
    var isCentered: Bool { isInMiddle && centersTexts }

    /// Adds the parts of the card to it.
    func addParts() {
        guard let card else { return }
        card.titleLabel.accessibilityTraits = [.staticText, .header]
        // At the largest text size, an icon leaves the title its room.
        card.icon.maximumSide = Self.maximumIconSide
        for stackView in [contentStackView, textStackView, outerStackView, fixedStackView] {
            stackView.axis = .vertical
        }
        for case let stackView as CardStackView in [contentStackView, textStackView] {
            stackView.didAdd = { [weak self] in self?.hideEmptyViews() }
        }
        for view in [card.icon, card.titleLabel, card.subtitleLabel] { textStackView.addArrangedSubview(view) }
        contentStackView.spacing = 16
        contentStackView.addArrangedSubview(textStackView)
        // VoiceOver reads the scrolled content as a group, before the buttons.
        scrollView.shouldGroupAccessibilityChildren = true
        fixedStackView.isHidden = true
        for view in [scrollView, fixedStackView, card.actionsView] { outerStackView.addArrangedSubview(view) }
        outerStackView.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(outerStackView)
        constraints = EdgeConstraints(of: outerStackView, in: card, insets: .zero)
        outerStackView.widthAnchor.constraint(greaterThanOrEqualToConstant: Self.leastWidth)
            .prioritized(.postLineWidth).isActive = true
        leaveRoomForTexts(of: card)
    }

    /// Arranges the parts for the place and the kind of the post. The distances in alerts were measured on iOS 26.1.
    func arrange() {
        guard let card, let constraints else { return }
        let isAlert = card.kind.isAlert
        textStackView.alignment = isCentered ? .center : .leading
        textStackView.spacing = isAlert ? 7.667 : 4
        textStackView.setCustomSpacing(Self.iconSpacing, after: card.icon)
        card.actionsView.fillsWidth = isInMiddle
        card.actionsView.buttonHeight = isAlert ? max(48, HitTarget.side) : HitTarget.side
        constraints.set(card.insets.lengths)
        textStackView.setMargins(NSDirectionalEdgeInsets(horizontal: isAlert ? 14 : 12))
        contentStackView.setMargins(NSDirectionalEdgeInsets(top: hasPicture ? 0 : isAlert ? 6 : 12))
        didArrange()
    }

    /// Hides stacks without visible views, which would otherwise take room.
    func hideEmptyViews() {
        guard let card else { return }
        textEnds?.withText.isActive = !card.subtitleLabel.isHidden
        textEnds?.titleOnly.isActive = card.subtitleLabel.isHidden && !card.titleLabel.isHidden
        textStackView.isHidden = textStackView.arrangedSubviews.allSatisfy(\.isHidden)
        scrollView.isHidden = contentStackView.arrangedSubviews.allSatisfy(\.isHidden)
    }

    // MARK: - Private

    /// The distance in points from the icon to the texts.
    private static let iconSpacing: CGFloat = 12

    /// The greatest side in points to which an icon grows with the text size.
    private static let maximumIconSide: CGFloat = 96

    /// The maximum height in points of the texts that stay visible if the buttons don't fit.
    private static let visibleTextHeight: CGFloat = 160

    /// The minimum width in points in a post that hugs its content: that of Apple's alerts, 270, without insets of 16. Fields and
    /// buttons have hardly any width of their own.
    private static let leastWidth: CGFloat = 238

    private weak var card: PostCardView?
    /// The scroll view of the icon and the texts; hidden without any.
    private lazy var scrollView = PostScrollView(containing: centeredContent())
    private var constraints: EdgeConstraints?
    /// The constraints for the lower edge of the texts that stay visible: one for a title with a text, and one for a title alone.
    private var textEnds: (withText: NSLayoutConstraint, titleOnly: NSLayoutConstraint)?

    /// Keeps the title and half of the text visible above tall buttons, up to a maximum height, so that users don't have to
    /// scroll through the text a few words at a time. If there is no room for that, the whole card scrolls.
    private func leaveRoomForTexts(of card: PostCardView) {
        let part = UILayoutGuide()
        card.addLayoutGuide(part)
        textEnds = (
            part.bottomAnchor.constraint(equalTo: card.subtitleLabel.centerYAnchor).prioritized(.postLeastTextHeight),
            part.bottomAnchor.constraint(equalTo: card.titleLabel.bottomAnchor).prioritized(.postLeastTextHeight)
        )
        NSLayoutConstraint.activate([
            part.topAnchor.constraint(equalTo: contentStackView.topAnchor),
            part.heightAnchor.constraint(lessThanOrEqualToConstant: Self.visibleTextHeight),
            scrollView.heightAnchor.constraint(greaterThanOrEqualTo: part.heightAnchor)
                .prioritized(.postLeastTextHeight),
        ])
    }

    /// Returns a view with `contentStackView` in the middle, for a post that is higher than its content.
    private func centeredContent() -> UIView {
        let view = UIView()
        contentStackView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(contentStackView)
        let height = view.heightAnchor.constraint(equalTo: contentStackView.heightAnchor)
        height.priority = .defaultLow
        NSLayoutConstraint.activate([
            contentStackView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            contentStackView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            contentStackView.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor),
            contentStackView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            height,
        ])
        return view
    }
}

/// A stack view to which an app can add views.
private final class CardStackView: UIStackView {
    /// A closure that is called when a view was added.
    var didAdd: () -> Void = {}

    override func addArrangedSubview(_ view: UIView) {
        super.addArrangedSubview(view)
        didAdd()
    }

    override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        super.insertArrangedSubview(view, at: stackIndex)
        didAdd()
    }
}
