import UIKit

/// The texts of a message, which VoiceOver reads as one element, unless the app has added other accessible views.
final class MessageTextView: UIStackView, PostActionOffering {
    // MARK: - Internal

    /// The label of the image of the message, which is spoken before the texts; nil for none.
    var imageLabel: String?

    /// The view whose accessibility value the texts have while it is visible, such as a progress bar; nil, the default, for none.
    weak var valueView: UIView?

    /// Adds the labels of a message in a column.
    func addTexts(_ labels: [UILabel]) {
        axis = .vertical
        spacing = 2
        for label in labels { addArrangedSubview(label) }
    }

    // MARK: - Accessibility

    override var isAccessibilityElement: Bool {
        get {
            let isSpoken = !spokenText.isEmpty || accessibilityValue != nil
            return isSpoken && !arrangedSubviews.contains { !($0 is UILabel) && $0.isAccessible }
        }
        set {}
    }

    override var accessibilityLabel: String? {
        get { spokenText }
        set {}
    }

    override var accessibilityValue: String? {
        get { visibleValueView?.accessibilityValue }
        set {}
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        // VoiceOver looks again for a value that is updated frequently.
        get { visibleValueView == nil ? .staticText : [.staticText, .updatesFrequently] }
        set {}
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { PostActions.actions(around: self) }
        set {}
    }

    // MARK: - Private

    private var visibleValueView: UIView? { valueView.flatMap { $0.isHidden ? nil : $0 } }

    private var spokenText: String { spokenTexts.joined(separator: ", ") }

    private var spokenTexts: [String] {
        let texts = arrangedSubviews.filter { !$0.accessibilityElementsHidden }.map { ($0 as? UILabel)?.text }
        return ([imageLabel] + texts).compactMap(\.self).filter { !$0.isEmpty }
    }
}

extension UIView {
    /// A Boolean value that indicates whether assistive technologies reach the view or one of its subviews.
    fileprivate var isAccessible: Bool {
        !isHidden && !accessibilityElementsHidden
            && (isAccessibilityElement || accessibilityElements?.isEmpty == false
                || subviews.contains { $0.isAccessible })
    }
}
