/// The accessibility attributes that an app has set on a responder. A nil value leaves the decision to the class.
@MainActor
package struct AccessibilityState {
    package var isElement: Bool?
    package var label: String?
    package var hint: String?
    package var value: String?
    package var identifier: String?
    package var traits: UIAccessibilityTraits?
    package var frame: CGRect?
    package var path: UIBezierPath?
    package var activationPoint: CGPoint?
    package var userInputLabels: [String]?
    package var respondsToUserInteraction: Bool?
    package var containerType = UIAccessibilityContainerType.none
    package var elementsHidden = false
    package var viewIsModal = false
    package var groupsChildren = false
    package var elements: [Any]?
    package var customActions: [UIAccessibilityCustomAction]?
}
