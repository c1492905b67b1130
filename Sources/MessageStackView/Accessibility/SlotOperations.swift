import UIKit

/// The operations that assistive technologies offer on the post in a slot, whatever view is posted.
@MainActor
final class SlotOperations: PostOperations {
    private weak var slot: PostSlot?
    private let isDismissible: @MainActor () -> Bool
    private lazy var dismissElement = slot.map { PostDismissElement(in: $0) }

    /// Creates the operations of a slot.
    ///
    /// - Parameters:
    ///   - slot: The slot.
    ///   - isDismissible: A closure that returns whether a tap or a swipe removes the post.
    init(of slot: PostSlot, isDismissible: @escaping @MainActor () -> Bool) {
        self.slot = slot
        self.isDismissible = isDismissible
    }

    /// The actions of the post, if its view has no text that offers them. The last one dismisses the post, if a tap or a swipe
    /// does that too.
    var customActions: [UIAccessibilityCustomAction] {
        guard let slot, let content = slot.content, !PostActions.areOffered(by: content) else { return [] }
        return PostActions.answers(around: slot) + (isDismissible() ? [PostActions.dismissal(from: slot)] : [])
    }

    /// The posted view, and an element that dismisses the post, if the view has nothing that a keyboard or Switch Control could
    /// reach. Otherwise nil.
    var elements: [Any]? {
        guard isDismissible(), let content = slot?.content, !PostActions.areOffered(by: content),
            !PostControls.hasControl(in: content)
        else { return nil }
        return dismissElement.map { [content, $0] }
    }

    var dismissLabel: String { slot.map(PostActions.dismissLabel) ?? PostStrings.current.dismiss }
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
