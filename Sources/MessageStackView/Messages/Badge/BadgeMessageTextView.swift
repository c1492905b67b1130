import UIKit

/// The texts of a badge message: one element for VoiceOver, whatever they say at the moment.
final class BadgeMessageTextView: UIStackView {
    var labels: [UILabel] = []

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

    private var spokenText: String {
        labels.compactMap(\.text).filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
