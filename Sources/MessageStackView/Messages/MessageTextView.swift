import UIKit

/// The texts of a message: one element for VoiceOver, whatever they say at the moment.
final class MessageTextView: UIStackView {
    override var isAccessibilityElement: Bool {
        get { !spokenText.isEmpty }
        set {}
    }

    override var accessibilityLabel: String? {
        get { spokenText }
        set {}
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { .staticText }
        set {}
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { PostActions.actions(around: self) }
        set {}
    }

    private var spokenText: String {
        arrangedSubviews.compactMap { $0 is PostCaptionLabel ? nil : ($0 as? UILabel)?.text }.filter { !$0.isEmpty }
            .joined(separator: ", ")
    }
}
