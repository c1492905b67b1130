/// The accessibility attributes that an app has set on a responder. A nil value leaves the decision to the class.
@MainActor
package struct AccessibilityState {
    package var isElement: Bool?
    package var label: String? {
        didSet { attributedLabel = nil }
    }
    package var hint: String? {
        didSet { attributedHint = nil }
    }
    package var value: String? {
        didSet { attributedValue = nil }
    }
    /// The label with its attributes. Nil if the app set plain text, which removes the attributed text.
    package var attributedLabel: NSAttributedString?
    package var attributedHint: NSAttributedString?
    package var attributedValue: NSAttributedString?
    package var identifier: String?
    package var traits: UIAccessibilityTraits?
    package var frame: CGRect?
    package var path: UIBezierPath?
    package var activationPoint: CGPoint?
    package var language: String?
    package var userInputLabels: [String]?
    package var respondsToUserInteraction: Bool?
    package var containerType = UIAccessibilityContainerType.none
    package var elementsHidden = false
    package var viewIsModal = false
    package var groupsChildren = false
    package var elements: [Any]?
    package var customActions: [UIAccessibilityCustomAction]?
}
