import UIKit

/// The operations that assistive technologies offer on the post in a slot, whatever view is posted.
@MainActor
final class SlotOperations: NSObject, PostOperations {
    private weak var slot: PostSlot?
    private let canBeDismissed: @MainActor () -> Bool
    private let copiedText: @MainActor () -> String?
    private lazy var dismissElement = slot.map { PostDismissElement(in: $0) }
    /// The interaction with the context menu; nil if the text can't be copied.
    private var menu: UIContextMenuInteraction?

    /// Creates the operations of a slot.
    ///
    /// - Parameters:
    ///   - slot: The slot.
    ///   - isDismissible: A closure that returns whether a tap or a swipe removes the post.
    ///   - copiedText: A closure that returns the text of the post; nil if it can't be copied.
    init(
        of slot: PostSlot, isDismissible: @escaping @MainActor () -> Bool,
        copiedText: @escaping @MainActor () -> String?
    ) {
        self.slot = slot
        canBeDismissed = isDismissible
        self.copiedText = copiedText
        super.init()
        updateCopying()
    }

    /// The actions of the post, if its view has no text that offers them. The last one dismisses the post, if a tap or a swipe
    /// does that too.
    var customActions: [UIAccessibilityCustomAction] {
        guard let slot, let content = slot.content, !PostActions.areOffered(by: content) else { return [] }
        return PostActions.answers(around: slot) + (isDismissible ? [PostActions.dismissal(from: slot)] : [])
    }

    /// The posted view, and an element that dismisses the post, if the view has nothing that a keyboard or Switch Control could
    /// reach. Otherwise nil.
    var elements: [Any]? {
        guard isDismissible, let content = slot?.content, !PostActions.areOffered(by: content),
            !PostControls.hasControl(in: content)
        else { return nil }
        return dismissElement.map { [content, $0] }
    }

    var dismissLabel: String { slot.map(PostActions.dismissLabel) ?? PostStrings.current.dismiss }

    var isDismissible: Bool { canBeDismissed() }

    var expansion: UIAccessibilityCustomAction? {
        guard let slot, slot.canExpand else { return nil }
        let name = slot.isExpanded ? slot.postStrings.showLess : slot.postStrings.showMore
        return UIAccessibilityCustomAction(name: name) { [weak slot] _ in slot?.report(.toggled) ?? false }
    }

    var ownActions: [UIAccessibilityCustomAction] {
        [copying, slot?.column.flatMap { PostActions.clearing($0()) }].compactMap(\.self)
    }

    private var copying: UIAccessibilityCustomAction? {
        guard let slot, let text = copiedText(), !text.isEmpty else { return nil }
        return UIAccessibilityCustomAction(name: slot.postStrings.copy) { _ in
            UIPasteboard.general.string = text
            return true
        }
    }

    func updateCopying() {
        guard (copiedText() != nil) != (menu != nil), let slot else { return }
        menu.map(slot.removeInteraction)
        menu = menu == nil ? UIContextMenuInteraction(delegate: self) : nil
        menu.map(slot.addInteraction)
    }
}

// MARK: - UIContextMenuInteractionDelegate

extension SlotOperations: UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let slot, let text = copiedText(), !text.isEmpty, let post = slot.post, post.phase == .shown,
            post.decidedReason == nil,
            !TouchedContent(at: location, in: slot).hasMenu
        else { return nil }
        let copy = UIAction(title: slot.postStrings.copy, image: UIImage(systemName: "doc.on.doc")) { _ in
            UIPasteboard.general.string = text
        }
        return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [copy]) })
    }
}

/// The accessibility element that dismisses a post. It has the frame of the slot.
private final class PostDismissElement: UIAccessibilityElement {
    private weak var slot: PostSlot?

    init(in slot: PostSlot) {
        self.slot = slot
        super.init(accessibilityContainer: slot)
        accessibilityTraits = .button
        accessibilityIdentifier = "close"
    }

    override var accessibilityLabel: String? {
        get { slot?.operations?.dismissLabel }
        set {}
    }

    override var accessibilityFrame: CGRect {
        get { slot.map { UIAccessibility.convertToScreenCoordinates($0.bounds, in: $0) } ?? .zero }
        set {}
    }

    override func accessibilityActivate() -> Bool {
        slot?.endEnclosingPost(.closeButton) ?? false
    }
}
